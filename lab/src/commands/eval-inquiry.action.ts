import { writeFile } from 'node:fs/promises';
import { parseMode, type Mode } from '@corroborate/domain';
import type { ModelRequest } from '@corroborate/sandbox';
import { print, printError } from '@corroborate/terminal';
import { askedLines } from '../inquiry/asked.lines';
import { askedRun, type AskedRun } from '../inquiry/asked.run';
import { writeRequests } from '../world-run/requests.file';
import { countsByTask, tasksOf } from '../world-run/task.counts';
import { labWorld } from '../world-run/lab.worlds';
import { worldQuestions } from '../world-run/world.questions';
import type { StartProduct } from '@corroborate-app/cli';

export interface InquiryOptions {
  world: string;
  json?: boolean;
  out?: string;
  /** This mode, and `detailed` beside it. */
  mode: string;
  /** Investigations at once. */
  concurrency: number;
  /** Tasks that the reader of whole investigations is asked; default what answering takes. */
  tasks?: string;
  /** Who takes notes and answers: a name of a reader of the sandbox. */
  reader?: string;
  /** Folder of recorded answers; default the world. */
  answersDir?: string;
  /** Where to write what a reader was asked and nobody has answered. */
  requests?: string;
}

/** Questions in free words beside the truth of a world: whole investigations, one run a mode, as in the product. */
export async function evalInquiry(options: InquiryOptions, start: StartProduct): Promise<void> {
  const { world, mode, json, out, requests, concurrency, ...reading } = options;
  const dir = labWorld(world);
  const questions = await worldQuestions(dir);
  const runs: AskedRun[] = [];
  for (const one of new Set<Mode>([parseMode(mode), 'detailed']))
    runs.push(await askedRun(one, questions, { dir, concurrency, ...reading }, start));
  const open = openIn(runs.flatMap(({ asked }) => asked));
  if (requests) await writeRequests(requests, open);
  const runFigures = runs.map(({ asked, ...run }) => ({ ...run, requests: tasksOf(asked) }));
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

/** Each once, though both modes asked it. */
const openIn = (asked: readonly ModelRequest[]) => [
  ...new Map(asked.flatMap(({ open }) => (open ? [[open.key, open] as const] : []))).values(),
];
