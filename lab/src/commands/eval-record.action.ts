import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import { ANSWERS_FILE, readAnswers, importAnswers, type OpenRequest } from '@corroborate/sandbox';
import { print } from '@corroborate/terminal';
import { evaluateWorld, type WorldOptions } from '../world-run/evaluated.world';
import { writeRequests } from '../world-run/requests.file';
import { countsByTask } from '../world-run/task.counts';
import { labWorld } from '../world-run/lab.worlds';
import type { StartProduct } from '@corroborate-app/cli';

export interface RecordOptions extends WorldOptions {
  /** Written when the world is run, read when responses are imported. */
  requests: string;
  answers?: string;
  /** Model that gave the responses, and when. */
  model: string;
  date?: string;
  /** Folder of `answers.jsonl`; default the world's own. */
  into?: string;
  critic?: boolean;
}

/** Collects requests to a recorded reader that have no response yet, or imports responses to them. */
export const evalRecord = (options: RecordOptions, start: StartProduct): Promise<void> =>
  options.answers === undefined ? gather(options, start) : takeIn(options, options.answers);

async function gather(options: RecordOptions, start: StartProduct): Promise<void> {
  const reader = options.critic ? 'recorder-with-critic' : 'recorder';
  const { open } = await evaluateWorld({ ...options, reader, answersDir: options.into }, start);
  await writeRequests(options.requests, open);
  print(`missing ${open.length} (${countsByTask(open)}), written to ${options.requests}\n`);
}

async function takeIn(options: RecordOptions, answers: string): Promise<void> {
  const dir = options.into ?? labWorld(options.world);
  const requests = await readRequests(options.requests);
  const known = new Set((await readAnswers(dir)).map(({ key }) => key));
  const date = options.date ?? new Date().toISOString().slice(0, 10);
  const intake = importAnswers(await readGiven(answers), { requests, known, model: options.model, date });
  await mkdir(dir, { recursive: true });
  await appendFile(path.join(dir, ANSWERS_FILE), intake.kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const answered = new Set([...known, ...intake.kept.map(({ key }) => key)]);
  const open = requests.filter(({ key }) => !answered.has(key));
  for (const { line, reason } of intake.refused) print(`line ${line} is refused: ${reason}\n`);
  print(
    `taken in ${intake.kept.length} (${countsByTask(intake.kept)}), refused ${intake.refused.length}; ` +
      `quotes that stand nowhere ${intake.misquoted}\n` +
      `missing still ${open.length} (${countsByTask(open)}) of these requests; answers can lead to further ones, so ` +
      'run `eval record` without --answers again until nothing is missing\n',
  );
  if (intake.refused.length > 0) process.exitCode = 1;
}

async function readRequests(file: string): Promise<OpenRequest[]> {
  const lines = (await readGiven(file)).split('\n').filter((line) => line.trim() !== '');
  try {
    return lines.map((line) => JSON.parse(line) as OpenRequest);
  } catch (cause) {
    throw new CorroborateError('invalid-input', `${file} does not hold what \`eval record\` wrote.`, { cause });
  }
}

const readGiven = (file: string): Promise<string> =>
  readFile(file, 'utf8').catch((cause: unknown) => {
    throw new CorroborateError(
      'invalid-input',
      `${file} cannot be read. With --answers, --requests names the file that an earlier \`eval record\` wrote.`,
      { cause },
    );
  });
