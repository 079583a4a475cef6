import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError, type Mode, parseMode } from '@corroborate/domain';
import { scoreWorld, type Outcome, type WorldScore } from '../scores';
import { CaseReportService } from '@corroborate/casework';
import { loadTruth, type ModelRequest, type OpenRequest } from '@corroborate/sandbox';
import pLimit from 'p-limit';
import { bytesOfCases, type CaseBytes } from './case-bytes.reader';
import { fileNameOf, openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import { readOutcome } from './outcome.reader';
import { tasksOf } from './task.counts';
import { readerSettings } from './reader.option';
import { labWorld } from './lab.worlds';
import { draftOf } from './world.topic';

export interface WorldOptions {
  world: string;
  concurrency: number;
  mode: string;
  /** External IDs; absent for all topics. */
  only?: string[];
  /** Folder for case files. */
  cases?: string;
  /** Sandbox reader used in addition to the rules, by name. */
  reader?: string;
  /** Folder of recorded responses; default: the world's own. */
  answersDir?: string;
  /** Tasks for the reader; default: those that readings need. */
  tasks?: string;
}

export interface Evaluated {
  score: WorldScore;
  /** Requests to a recorded reader without a response, each once. */
  open: OpenRequest[];
  /** Requests that reached the reader, by task. */
  requests: Record<string, number>;
  /**
   * Number of responses to earlier instructions, by task: figures based on them are not those of the current
   * instructions.
   */
  outdated: Record<string, number>;
  /** Stored bytes of received data; pictures of sources may still be fetched at that time. */
  bytesACase: CaseBytes;
}

/** Investigates every candidate of a world and compares the results with its truth. */
export async function evaluateWorld(options: WorldOptions, start: StartProduct): Promise<Evaluated> {
  const [dir, mode] = [labWorld(options.world), parseMode(options.mode)];
  const truths = (await loadTruth(dir)).filter(({ topic }) => options.only?.includes(topic) ?? true);
  if (options.only && truths.length === 0)
    throw new CorroborateError('invalid-input', 'None of the topics of --only is in the truth of this world.');
  if (options.cases) await mkdir(options.cases, { recursive: true });
  const overrides = { BUDGET_USD: '0.5', ...(options.reader ? readerSettings(options.reader, options.tasks) : {}) };
  const run = await openWorldRun({ dir, purpose: 'eval', start, overrides, answersDir: options.answersDir });
  try {
    const limit = pLimit(options.concurrency);
    const known = new Set(truths.map((truth) => truth.topic));
    const topics = run.world.topics.filter((topic) => known.has(topic.externalId));
    const outcomes = await Promise.all(
      topics.map((topic) => limit(() => investigateOrFail(run, topic, mode, options.cases))),
    );
    const bytesACase = await bytesOfCases(run.product.db);
    return { score: scoreWorld(truths, outcomes), bytesACase, ...requestFigures(await run.askedOfModels()) };
  } finally {
    await run.close();
  }
}

const requestFigures = (asked: readonly ModelRequest[]): Omit<Evaluated, 'score' | 'bytesACase'> => ({
  open: asked.flatMap(({ open }) => open ?? []),
  requests: tasksOf(asked),
  outdated: tasksOf(asked.filter(({ outdated }) => outdated)),
});

/** Runs over a world take long, so an error in one topic counts as its failure and the others continue. */
async function investigateOrFail(...[run, topic, mode, cases]: Parameters<typeof investigate>): Promise<Outcome> {
  try {
    return await investigate(run, topic, mode, cases);
  } catch (fault) {
    const failure = fault instanceof Error ? fault.message : String(fault);
    return { ...(await readOutcome(run.product, topic.externalId, null)), failure };
  }
}

async function investigate(
  run: WorldRun,
  topic: WorldRun['world']['topics'][number],
  mode: Mode,
  cases?: string,
): Promise<Outcome> {
  const { product } = run;
  const [stored] = await product.investigations.submitTopics([draftOf(topic)]);
  const topicId = stored?.topic.id ?? 0;
  const started = await product.investigations.trigger({
    topicId,
    mode,
    priority: 'normal',
    force: false,
    requestedBy: 'evaluation',
  });
  const row = started.kind === 'started' ? await run.ends.isOver(started.investigationId) : null;
  const text = row && cases ? await new CaseReportService(product.db, product.clock).caseFile(row.id) : null;
  if (text && cases) await writeFile(path.join(cases, `${fileNameOf(topic.externalId)}.txt`), text);
  return readOutcome(product, topic.externalId, row);
}
