import { writeFile } from 'node:fs/promises';
import type { OpenRequest } from '@corroborate/sandbox';
import { print, printError } from '@corroborate/terminal';
import { evaluateWorld, type WorldOptions } from '../world-run/evaluated.world';
import { countsByTask, listed } from '../world-run/task.counts';
import type { StartProduct } from '../world-run/world.run';
import { summary } from '../world-run/score.lines';

export interface EvalOptions extends WorldOptions {
  json?: boolean;
  out?: string;
}

export async function evaluate(options: EvalOptions, start: StartProduct): Promise<void> {
  const { score, open, requests, wrong } = await evaluateWorld(options, start);
  const { reader } = options;
  const json = JSON.stringify(reader ? { ...score, reader, requests, wrong, unanswered: open.length } : score, null, 2);
  if (options.out) await writeFile(options.out, `${json}\n`);
  print(options.json ? `${json}\n` : summary(score));
  if (reader && !options.json)
    print(`requests to the reader: ${listed(requests)}; it was wrong in: ${listed(wrong)}\n`);
  if (open.length > 0) printError(unanswered(open));
  if (score.failures > 0 || open.length > 0) process.exitCode = 1;
}

/** A stage does not ask a reader again that failed, so that more may be open than were asked. */
const unanswered = (open: readonly OpenRequest[]): string =>
  `at least ${open.length} answers are not recorded (${countsByTask(open)}), so that these figures say nothing of ` +
  'the reader; `corroborate eval record --world DIR --requests FILE` writes what is to be answered, and takes ' +
  'answers in with `--answers FILE`\n';
