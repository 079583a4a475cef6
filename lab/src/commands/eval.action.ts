import { writeFile } from 'node:fs/promises';
import type { OpenRequest } from '@corroborate/sandbox';
import { print, printError } from '@corroborate/terminal';
import { evaluateWorld, type WorldOptions, type CaseBytes } from '../world-run/evaluated.world';
import { writeRequests } from '../world-run/requests.file';
import { countsByTask, listed } from '../world-run/task.counts';
import type { StartProduct } from '@corroborate-app/cli';
import { summary } from '../world-run/score.lines';

export interface EvalOptions extends WorldOptions {
  json?: boolean;
  out?: string;
  /** File for requests that have no recorded response. */
  requests?: string;
}

export async function evaluate(options: EvalOptions, start: StartProduct): Promise<void> {
  const { score, open, requests, outdated, bytesACase } = await evaluateWorld(options, start);
  const { reader } = options;
  const asked = reader ? { reader, requests, outdated, unanswered: open.length } : {};
  const json = JSON.stringify({ ...score, ...asked, bytesACase }, null, 2);
  if (options.out) await writeFile(options.out, `${json}\n`);
  print(options.json ? `${json}\n` : `${summary(score)}${keptLine(bytesACase)}`);
  if (reader && !options.json) print(`requests to the reader: ${listed(requests)}\n`);
  if (Object.keys(outdated).length > 0)
    printError(`answers given to earlier instructions, so that no figure is of today's: ${listed(outdated)}\n`);
  if (open.length > 0) printError(unanswered(open));
  if (options.requests) await writeRequests(options.requests, open);
  if (score.failures > 0 || open.length > 0) process.exitCode = 1;
}

const keptLine = ({ answers, received, packed, entries }: CaseBytes): string =>
  `kept a case, at the mean: ${answers} answers, ${received} bytes received, ${packed} packed, ${entries} told\n`;

/** After a failure, a stage does not ask the reader again, so more requests may be open than were sent. */
const unanswered = (open: readonly OpenRequest[]): string =>
  `at least ${open.length} answers are not recorded (${countsByTask(open)}), so that these figures say nothing of ` +
  'the reader; `npm run lab -- eval record --world DIR --requests FILE` writes what is to be answered, and takes ' +
  'answers in with `--answers FILE`\n';
