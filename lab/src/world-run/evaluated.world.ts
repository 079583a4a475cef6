import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Database, InvestigationEntity } from '@corroborate/db';
import { CorroborateError, type Mode, parseMode, type VerificationLevel } from '@corroborate/domain';
import { type ApplicationParts, CaseHistory } from '@corroborate/investigation';
import { readResult, type StoredResult, caseFolder } from '@corroborate/report';
import { nameKey } from '@corroborate/text';
import { scoreWorld, type Outcome, type WorldScore, type ListedStory } from '../scores';
import { CaseReportService } from '@corroborate/casework';
import { loadTruth, type ModelRequest, type OpenRequest } from '@corroborate/sandbox';
import pLimit from 'p-limit';
import { toFileName, openWorldRun, type StartProduct, type WorldRun } from '@corroborate-app/cli';
import { countRequestTasks } from './task.counts';
import { readerSettings } from './reader.option';
import { labWorld } from './lab.worlds';
import { toTopicDraft } from './world.topic';

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
  requests: countRequestTasks(asked),
  outdated: countRequestTasks(asked.filter(({ outdated }) => outdated)),
});

/** Outcome of a topic, in the terms of the evaluation. */
async function readOutcome(
  product: ApplicationParts,
  externalId: string,
  row: InvestigationEntity | null,
): Promise<Outcome> {
  const { db } = product;
  const topic = await db.topics.findByExternalId(externalId);
  const totals = row ? await db.ledger.totals(row.id) : null;
  const result = readResult(row?.result);
  return {
    topic: externalId,
    applied: topic?.verificationStatus ?? 'unverified',
    recommended: row?.recommendedLevel ?? (topic?.verificationStatus as VerificationLevel) ?? 'unverified',
    originUrl: result?.original_source?.url ?? null,
    originSite: result?.original_source?.site ?? null,
    independent: result?.independent_credible_sources ?? 0,
    review: row?.requiresHumanReview ?? false,
    confidence: row?.confidenceLevel ?? 0,
    reasons: reasonsOf(row, result),
    wallMs: durationOf(row),
    costUsd: totals?.costUsd ?? 0,
    upstreamCalls: totals?.calls ?? 0,
    investigated: row !== null,
    story: row ? await listedStory(product, row.id) : null,
    failure: row && row.status !== 'completed' ? (row.failure?.message ?? row.status) : null,
  };
}

function reasonsOf(row: InvestigationEntity | null, result: StoredResult | null): string[] {
  const rules = (result?.rules ?? []).map(({ rule, passed, reason }) => `${passed ? 'pass' : 'no'} ${rule}: ${reason}`);
  return row?.reviewReason ? [...rules, `review ${row.reviewReason}`] : rules;
}

function durationOf(row: InvestigationEntity | null): number {
  if (!row?.startedAt || !row.finishedAt) return 0;
  return new Date(row.finishedAt).getTime() - new Date(row.startedAt).getTime();
}

const extraction = z.object({
  events: z.array(z.object({ date: z.string() })),
  people: z.array(z.object({ name: z.string(), role: z.string().nullable() })),
});
const RELATED: ReadonlySet<string> = new Set(['this-event', 'background']);

/** Timeline and people of the case folder, and what the notes on its pages contained; null before the decision. */
async function listedStory({ db, clock }: ApplicationParts, id: number): Promise<ListedStory | null> {
  const found = await new CaseReportService(db, clock).loadCase(id);
  const file = found && caseFolder(found).find(({ path }) => path === '_extraction.json');
  if (!file) return null;
  const { events, people } = extraction.parse(JSON.parse(file.text));
  const own = new Set(found.data.sources.flatMap((view) => (view.isTopicPage ? [view.id] : [])));
  return { days: events.map(({ date }) => date), people, noted: await notedOn(db, id, own) };
}

async function notedOn(
  db: ApplicationParts['db'],
  id: number,
  own: ReadonlySet<number>,
): Promise<ListedStory['noted']> {
  const assessed = [...new CaseHistory(await db.stageResults.findAll(id)).assessments()];
  const notes = assessed.flatMap(([sourceId, { notes: page }]) =>
    page && !own.has(sourceId) && RELATED.has(page.relation) ? [page] : [],
  );
  const people = notes.flatMap(({ actors }) => actors.filter(({ kind }) => kind === 'person'));
  return {
    events: notes.reduce((total, { events }) => total + events.length, 0),
    people: new Set(people.map(({ name }) => nameKey(name))).size,
  };
}

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
  const [stored] = await product.investigations.submitTopics([toTopicDraft(topic)]);
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
  if (text && cases) await writeFile(path.join(cases, `${toFileName(topic.externalId)}.txt`), text);
  return readOutcome(product, topic.externalId, row);
}

const BYTES = `WITH cases AS (
    SELECT count(*) AS answers, sum(o.size) AS received, sum(octet_length(o.packed)) AS packed,
      sum(length(e.content)) AS entries
    FROM chain_entries e JOIN originals o ON o.sha256 = e.original_sha256
    WHERE $1::bigint[] IS NULL OR e.investigation_id = ANY($1::bigint[]) GROUP BY e.investigation_id)
  SELECT coalesce(round(avg(answers)), 0)::int AS answers, coalesce(round(avg(received)), 0)::int AS received,
    coalesce(round(avg(packed)), 0)::int AS packed, coalesce(round(avg(entries)), 0)::int AS entries
  FROM cases`;

/** Means per case: number of responses received, and bytes as received, compressed, and of the chain's entries. */
export type CaseBytes = Record<'answers' | 'received' | 'packed' | 'entries', number>;

/** @param ids null for all cases */
async function bytesOfCases({ dataSource }: Database, ids: number[] | null = null): Promise<CaseBytes> {
  const [means]: [CaseBytes] = await dataSource.query(BYTES, [ids]);
  return means;
}
