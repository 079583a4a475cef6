import { writeFile } from 'node:fs/promises';
import { parseMode, type Mode } from '@corroborate/domain';
import type { ModelRequest } from '@corroborate/sandbox';
import { print, printError } from '@corroborate/terminal';
import { askedLines } from '../inquiry/asked.lines';
import { askedRun, type AskedRun } from '../inquiry/asked.run';
import { writeRequests } from '../world-run/requests.file';
import { countsByTask, countRequestTasks } from '../world-run/task.counts';
import { labWorld } from '../world-run/lab.worlds';
import { worldQuestions } from '../world-run/world.questions';
import type { StartProduct } from '@corroborate-app/cli';
import type { EvalOptions } from './eval.action';

/** `mode` is run in addition to `detailed`. The reader takes notes and answers. */
export type InquiryOptions = Omit<EvalOptions, 'only' | 'cases'>;

/**
 * Compares answers to free-text questions with the truth of a world: whole investigations, one run per mode, as in the
 * product.
 */
export async function evalInquiry(options: InquiryOptions, start: StartProduct): Promise<void> {
  const { world, mode, json, out, requests, concurrency, ...reading } = options;
  const dir = labWorld(world);
  const questions = await worldQuestions(dir);
  const runs: AskedRun[] = [];
  for (const one of new Set<Mode>([parseMode(mode), 'detailed']))
    runs.push(await askedRun(one, questions, { dir, concurrency, ...reading }, start));
  const open = openIn(runs.flatMap(({ asked }) => asked));
  if (requests) await writeRequests(requests, open);
  const runFigures = runs.map(({ asked, ...run }) => ({ ...run, requests: countRequestTasks(asked) }));
  const figures = { reader: reading.reader ?? 'rules', unanswered: open.length, runs: runFigures };
  const text = `${JSON.stringify(figures, null, 2)}\n`;
  if (out) await writeFile(out, text);
  print(json ? text : askedLines(runs));
  if (open.length === 0) return;
  printError(
    `${open.length} answers are not recorded (${countsByTask(open)}), so that these figures say nothing yet\n`,
  );
  if (!requests) process.exitCode = 1;
}

/** Each request is listed once, even if both modes sent it. */
const openIn = (asked: readonly ModelRequest[]) => [
  ...new Map(asked.flatMap(({ open }) => (open ? [[open.key, open] as const] : []))).values(),
];
