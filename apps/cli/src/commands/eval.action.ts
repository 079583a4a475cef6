import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CorroborateError, type Mode } from '@corroborate/domain';
import { scoreWorld, type Outcome, type WorldScore } from '@corroborate/evaluation';
import { caseOf } from '@corroborate/investigation';
import { printCaseFile } from '@corroborate/report';
import { loadTruth } from '@corroborate/sandbox';
import pLimit from 'p-limit';
import { modeOf } from '../mode.option';
import { fileNameOf } from '../world-run/file-name.policy';
import { draftOf } from '../world-run/world.topic';
import { worldFolder } from '../world-run/world.finder';
import { openWorldRun, type WorldRun } from '../world-run/world.run';
import { inHalf, type Half } from '../world-run/half.policy';
import { readOutcome, whenOver } from '../world-run/outcome.reader';
import { summary } from '../world-run/score.lines';
import { print } from '../terminal';

export interface EvalOptions {
  world: string;
  json?: boolean;
  out?: string;
  concurrency: number;
  mode: string;
  /** External ids; absent = every topic. */
  only?: string[];
  /** Of the topics, by their events; absent = both halves. */
  half?: Half;
  /** Folder for case files. */
  cases?: string;
}

export async function evaluate(options: EvalOptions): Promise<void> {
  const score = await evaluateWorld(options);
  const json = JSON.stringify(score, null, 2);
  if (options.out) await writeFile(options.out, `${json}\n`);
  print(options.json ? `${json}\n` : summary(score));
  if (score.failures > 0) process.exitCode = 1;
}

async function evaluateWorld(options: EvalOptions): Promise<WorldScore> {
  const [dir, mode] = [worldFolder(options.world), modeOf(options.mode)];
  const truths = (await loadTruth(dir)).filter(({ topic }) => isWanted(topic, options));
  if (truths.length === 0)
    throw new CorroborateError('invalid-input', 'None of the topics wanted is in the truth of this world.');
  if (options.cases) await mkdir(options.cases, { recursive: true });
  const run = await openWorldRun({ dir, purpose: 'eval', api: false, overrides: { BUDGET_USD: '0.5' } });
  try {
    const limit = pLimit(options.concurrency);
    const known = new Set(truths.map((truth) => truth.topic));
    const topics = run.world.topics.filter((topic) => known.has(topic.externalId));
    return scoreWorld(
      truths,
      await Promise.all(topics.map((topic) => limit(() => investigateOrFail(run, topic, mode, options.cases)))),
    );
  } finally {
    await run.close();
  }
}

const isWanted = (topic: string, { only, half }: EvalOptions): boolean =>
  (only?.includes(topic) ?? true) && inHalf(topic, half);

/** A run over a world takes long: what one topic dies on is counted as its failure, and the others go on. */
async function investigateOrFail(...[run, topic, mode, cases]: Parameters<typeof investigate>): Promise<Outcome> {
  try {
    return await investigate(run, topic, mode, cases);
  } catch (fault) {
    const failure = fault instanceof Error ? fault.message : String(fault);
    return { ...(await readOutcome(run.product.house, topic.externalId, null)), failure };
  }
}

async function investigate(
  run: WorldRun,
  topic: WorldRun['world']['topics'][number],
  mode: Mode,
  cases?: string,
): Promise<Outcome> {
  const { house } = run.product;
  const [stored] = await house.desk.submitTopics([draftOf(topic)]);
  const topicId = stored?.topic.id ?? 0;
  const started = await house.desk.trigger({
    topicId,
    mode,
    priority: 'normal',
    force: false,
    requestedBy: 'evaluation',
  });
  const row = started.kind === 'started' ? await whenOver(house, started.investigationId) : null;
  const data = row && cases ? await caseOf(house.db, row.id) : null;
  if (data && cases) await writeFile(path.join(cases, `${fileNameOf(topic.externalId)}.txt`), printCaseFile(data));
  return readOutcome(house, topic.externalId, row);
}
