import type { Mode } from '@corroborate/domain';
import { scoreInquiry } from '../scores';
import { readInquiryCase, type InquiryCase } from '@corroborate/investigation';
import { planInquiry } from '@corroborate/verification';
import { extractClaims } from '@corroborate/reading';
import pLimit from 'p-limit';
import { ANSWERING_TASKS, readerSettings } from '../world-run/reader.option';
import { openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import type { WorldOptions } from '../world-run/evaluated.world';
import { toTopicDraft } from '../world-run/world.topic';
import type { WorldQuestion } from '../world-run/world.questions';
import { editedPlan } from './asked-plan.policy';

export interface AskedRunOptions extends Pick<WorldOptions, 'reader' | 'answersDir' | 'tasks' | 'concurrency'> {
  dir: string;
}

/** Long timeouts: a slow machine must not lose pages, whose recorded responses would then not be found. */
const PATIENT = { FETCH_TIMEOUT_MS: '120000', STAGE_TIMEOUT_MS: '900000' };

/** Result of one mode for a world's questions. */
export type AskedRun = Awaited<ReturnType<typeof askedRun>>;

/** Runs a whole investigation for every topic with questions, which are put into the plan as an editor would. */
export async function askedRun(
  mode: Mode,
  questions: readonly WorldQuestion[],
  options: AskedRunOptions,
  start: StartProduct,
) {
  const { dir, reader, answersDir, tasks = ANSWERING_TASKS, concurrency } = options;
  const overrides = { BUDGET_USD: '0.5', ...PATIENT, ...(reader ? readerSettings(reader, tasks) : {}) };
  const run = await openWorldRun({ dir, purpose: 'inquiry', start, overrides, answersDir });
  try {
    const limit = pLimit(concurrency);
    const wanted = run.world.topics.filter(({ externalId }) => questions.some(({ topic }) => topic === externalId));
    const topics = await Promise.all(wanted.map((topic) => limit(() => investigated(run, topic, { mode, questions }))));
    const score = scoreInquiry(topics.flatMap(({ rows }) => rows));
    return { mode, score, topics: topics.map(({ figures }) => figures), asked: await run.askedOfModels() };
  } finally {
    await run.close();
  }
}

async function investigated(
  { product, ends }: WorldRun,
  topic: WorldRun['world']['topics'][number],
  { mode, questions }: { mode: Mode; questions: readonly WorldQuestion[] },
) {
  const own = questions.filter((one) => one.topic === topic.externalId);
  const { investigations, db } = product;
  const [stored] = await investigations.submitTopics([toTopicDraft(topic)]);
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
  const row = await ends.isOver(id);
  const { calls, costUsd } = await db.ledger.totals(id);
  const found = await readInquiryCase(db, id);
  const figures = {
    topic: topic.externalId,
    level: row.recommendedLevel ?? row.status,
    rounds: found?.rounds ?? 0,
    calls,
    costUsd,
    ended: found?.inquiry.ended?.code ?? row.status,
  };
  return { figures, rows: rowsOf(own, found) };
}

const notBegun = (topic: string, own: readonly WorldQuestion[]) => ({
  figures: { topic, level: 'unverified', rounds: 0, calls: 0, costUsd: 0, ended: 'not-begun' },
  rows: rowsOf(own, null),
});

const rowsOf = (own: readonly WorldQuestion[], found: InquiryCase | null) =>
  own.map(({ topic, id, question, answerable, answer: accepted }) => {
    const put = found?.inquiry.questions.find((one) => one.question === question.replace(/\s+/g, ' ').trim());
    const questionAnswer = found?.inquiry.answers.find(({ questionId }) => questionId === put?.id);
    const answer = questionAnswer?.state === 'answered' ? questionAnswer.answer : null;
    return { topic, id, answerable, accepted, answer };
  });
