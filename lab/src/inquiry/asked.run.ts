import type { Mode } from '@corroborate/domain';
import { scoreInquiry, type AskedQuestion, type InquiryScore } from '../scores';
import { inquiryCaseOf, type InquiryCase } from '@corroborate/investigation';
import { planInquiry } from '@corroborate/verification';
import { extractClaims } from '@corroborate/reading';
import type { ModelRequest } from '@corroborate/sandbox';
import pLimit from 'p-limit';
import { ANSWERING_TASKS, readerSettings } from '../world-run/reader.option';
import { openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import { draftOf } from '../world-run/world.topic';
import type { WorldQuestion } from '../world-run/world.questions';
import { editedPlan } from './asked-plan.policy';
import { lostAt, type Lost } from './lost.policy';

export interface AskedRunOptions {
  dir: string;
  reader?: string;
  answersDir?: string;
  tasks?: string;
  concurrency: number;
}

/** What one mode made of a world's questions. */
export interface AskedRun {
  mode: Mode;
  score: InquiryScore;
  /** Questions that can be answered and stayed open, by where the answer was lost. */
  lost: Partial<Record<Lost, number>>;
  topics: TopicFigures[];
  asked: ModelRequest[];
}

export interface TopicFigures {
  topic: string;
  level: string;
  rounds: number;
  calls: number;
  costUsd: number;
  /** Why there was no further round: a code. */
  ended: string;
}

interface TopicRun {
  figures: TopicFigures;
  rows: (AskedQuestion & { lost: Lost | null })[];
  found: InquiryCase | null;
}

/** A slow machine must not lose pages: what was recorded of them would not be found again. */
const PATIENT = { FETCH_TIMEOUT_MS: '120000', STAGE_TIMEOUT_MS: '900000' };

/** Every topic with questions investigated whole, its questions in the plan as an editor puts them there. */
export async function askedRun(
  mode: Mode,
  questions: readonly WorldQuestion[],
  options: AskedRunOptions,
  start: StartProduct,
): Promise<AskedRun> {
  const { dir, reader, answersDir, tasks = ANSWERING_TASKS, concurrency } = options;
  const overrides = { BUDGET_USD: '0.5', ...PATIENT, ...(reader ? readerSettings(reader, tasks) : {}) };
  const run = await openWorldRun({ dir, purpose: 'inquiry', start, overrides, answersDir });
  try {
    const limit = pLimit(concurrency);
    const wanted = run.world.topics.filter(({ externalId }) => questions.some(({ topic }) => topic === externalId));
    const topics = await Promise.all(wanted.map((topic) => limit(() => investigated(run, topic, { mode, questions }))));
    return { mode, ...summed(topics), asked: await run.askedOfModels() };
  } finally {
    await run.close();
  }
}

async function investigated(
  { product, ends }: WorldRun,
  topic: WorldRun['world']['topics'][number],
  { mode, questions }: { mode: Mode; questions: readonly WorldQuestion[] },
): Promise<TopicRun> {
  const own = questions.filter((one) => one.topic === topic.externalId);
  const { investigations, db } = product;
  const [stored] = await investigations.submitTopics([draftOf(topic)]);
  const started = await investigations.trigger({
    topicId: stored?.topic.id ?? 0,
    mode,
    priority: 'normal',
    force: true,
    requestedBy: 'evaluation',
    awaitApproval: true,
  });
  if (started.kind !== 'started' || !stored) return notBegun(topic.externalId, own);
  const id = started.investigationId;
  const { inquiry = planInquiry(stored.topic, extractClaims(stored.topic)) } = (await investigations.plan(id)) ?? {};
  await investigations.changePlan(id, { questions: editedPlan(inquiry, own) });
  await investigations.approvePlan(id, 'evaluation');
  const row = await ends.over(id);
  const { calls, costUsd } = await db.ledger.totals(id);
  const found = await inquiryCaseOf(db, id);
  const figures = {
    topic: topic.externalId,
    level: row.recommendedLevel ?? row.status,
    rounds: found?.rounds ?? 0,
    calls,
    costUsd,
    ended: found?.inquiry.ended?.code ?? row.status,
  };
  return { figures, rows: rowsOf(own, found), found };
}

const notBegun = (topic: string, own: readonly WorldQuestion[]): TopicRun => ({
  figures: { topic, level: 'unverified', rounds: 0, calls: 0, costUsd: 0, ended: 'not-begun' },
  rows: rowsOf(own, null),
  found: null,
});

const rowsOf = (own: readonly WorldQuestion[], found: InquiryCase | null): TopicRun['rows'] =>
  own.map(({ topic, id, question, answerable, answer: accepted }) => {
    const put = found?.inquiry.questions.find((one) => one.question === question.replace(/\s+/g, ' ').trim());
    const told = found?.inquiry.answers.find(({ questionId }) => questionId === put?.id);
    const answer = told?.state === 'answered' ? told.answer : null;
    const isLost = answerable && answer === null;
    const lost = isLost ? lostAt({ id: put?.id ?? (found ? null : ''), accepted }, found) : null;
    return { topic, id, answerable, accepted, answer, lost };
  });

function summed(topics: readonly TopicRun[]): Omit<AskedRun, 'mode' | 'asked'> {
  const rows = topics.flatMap((one) => one.rows);
  return {
    score: scoreInquiry(rows),
    lost: counted(rows.flatMap(({ lost }) => lost ?? [])),
    topics: topics.map(({ figures }) => figures),
  };
}

function counted<T extends string>(all: readonly T[]): Partial<Record<T, number>> & Record<string, number> {
  const counts: Record<string, number> = {};
  for (const one of all) counts[one] = (counts[one] ?? 0) + 1;
  return counts as Partial<Record<T, number>> & Record<string, number>;
}
