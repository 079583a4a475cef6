import { createReason, isTimedOut } from '@corroborate/domain';
import type { CollectionAccess } from './ask/asked-once';
import type { Collection, CollectionName, Days } from './collection.types';
import type { CollectionFault } from './faults/fault.types';
import type { NearInCollection } from './findings/reading.types';
import { COLLECTION_LIMITS } from './collections.thresholds';
import { analyzeGaps, mergeFindings, findRevisable, validate, type Completion } from './findings/validate.policy';
import { planFollowUps, type PlannedFollowUp } from './plan/follow-up.policy';
import { planRevisions } from './plan/revision.policy';
import { formatCollectionName, planSteps, type Step } from './plan/plan.policy';
import type { CollectionReport, ResearchRequest } from './research.types';
import type { KeptFinding } from './scan/scan-store.port';

/** State of the research. */
export interface Work extends Pick<
  CollectionReport,
  'counted' | 'scanned' | 'found' | 'faults' | 'followed' | 'answers'
> {
  wanted: ResearchRequest;
  /** Sends queries; answers identical ones from the cache. */
  asks: CollectionAccess;
  steps: Step[];
  /** Steps that result from those of the current wave. */
  next: Step[];
  done: Set<string>;
  newInLast: number[];
  /** Matching documents not read because of the limit. */
  unread: { questionId: string; documents: number }[];
  /** True if a query covered fewer dates than intended. */
  partial: boolean;
  /** Documents that a model can be shown, and the keys of those it was shown. */
  near: NearInCollection[];
  /** Finished scans by request, so that they are not repeated. */
  finished: Set<string>;
  shown: Set<string>;
  iterations: number;
  /** Number of times that validation requested a revision. */
  revisions: number;
}

export const createWork = (wanted: ResearchRequest, collections: Collection[], asks: CollectionAccess): Work => ({
  wanted,
  asks,
  steps: planSteps({ ...wanted, collections }),
  next: [],
  done: new Set(),
  counted: [],
  scanned: [],
  found: [],
  newInLast: [],
  faults: [],
  unread: [],
  followed: [],
  partial: false,
  answers: [],
  near: [],
  finished: new Set(),
  shown: new Set(),
  iterations: 0,
  revisions: 0,
});

/** Copy of the state for one step of a wave; the step's results are kept separate until the wave ends. */
export const branch = (work: Work): Work => ({
  ...work,
  next: [],
  counted: [],
  scanned: [],
  found: [],
  faults: [],
  unread: [],
  near: [],
  partial: false,
});

/** Merges the results of one step. */
export function merge(work: Work, part: Work): void {
  const fresh = selectNewFindings(work, part.found);
  work.steps.push(...part.next);
  work.counted.push(...part.counted);
  work.scanned.push(...part.scanned);
  work.found.push(...fresh);
  work.faults.push(...part.faults);
  work.unread.push(...part.unread);
  work.near.push(...part.near);
  work.partial ||= part.partial;
  // A step that only counted has no new findings, because no documents were read.
  if (part.scanned.length > 0) work.newInLast.push(fresh.length);
}

export const addFault = (work: Work, { server, tool }: CollectionName, { kind, detail }: CollectionFault): void =>
  void work.faults.push({ server, tool, kind, detail });

/** Reports a response for fewer dates than requested, with the fault that caused this. */
export const markPartial = (work: Work, collection: CollectionName, { from, to }: Days): void => {
  work.partial = true;
  addFault(work, collection, { kind: 'internal', detail: `it covered only ${from} to ${to}` });
};

const findingsOf = ({ found }: Work) => mergeFindings(found.map(({ finding }) => finding));

export const computeCoverage = (work: Work) => analyzeGaps(work.wanted.questions, findingsOf(work), work.newInLast);

/** Plans follow-up queries from the results if no steps are left and questions are open. */
export async function followUp(work: Work, collections: Collection[]): Promise<void> {
  const { wanted, counted, unread, done } = work;
  const planned = planFollowUps(
    { ...wanted, collections },
    {
      coverage: toProgress(work).coverage,
      findings: findingsOf(work),
      counted,
      unread: new Set(unread.map(({ questionId }) => questionId)),
      asked: done,
      followed: work.followed.length,
    },
  );
  await addFollowUps(work, planned);
}

async function addFollowUps(work: Work, planned: PlannedFollowUp[]): Promise<void> {
  for (const { collection, step, ...lead } of planned) {
    work.steps.push(step);
    work.followed.push({ ...collection, ...lead });
    const { questionId: question, by, value } = lead;
    await work.wanted.report('collection.follow-up', {
      collection: formatCollectionName(collection),
      question,
      by,
      value,
    });
  }
}

/**
 * Adds queries if validation requests a revision before the research ends. False if there is nothing more to query or
 * the maximum number of revisions was reached.
 */
export async function revise(work: Work, collections: Collection[], ended: Completion): Promise<boolean> {
  if (work.revisions >= COLLECTION_LIMITS.revisions) return false;
  const concerned = findRevisable(findingsOf(work), ended);
  const planned = planRevisions({ ...work.wanted, collections }, { concerned, found: work.found, asked: work.done });
  if (planned.length === 0) return false;
  work.revisions += 1;
  work.steps = [];
  await addFollowUps(work, planned);
  return true;
}

/** Findings from documents that the same question has not found in this collection before. */
function selectNewFindings({ found }: Work, kept: KeptFinding[]): KeptFinding[] {
  const keyOfFinding = ({ finding: { questionId, collection }, document }: KeptFinding) =>
    [questionId, formatCollectionName(collection), document.id].join(' ');
  const known = new Set(found.map(keyOfFinding));
  return kept.filter((one) => !known.has(keyOfFinding(one)));
}

export const toProgress = (work: Work) => ({
  questions: work.wanted.questions,
  coverage: computeCoverage(work),
  left: work.steps.length,
  revising: work.revisions > 0 && work.steps.length > 0,
  iterations: work.iterations,
  unread: work.unread.reduce((sum, { documents }) => sum + documents, 0),
  brokenOff: work.partial || work.scanned.some(({ state }) => state.end === 'fault'),
  emptyBatches: work.scanned.some(({ state }) => state.end === 'empty-batches'),
  faults: work.faults.length,
  outOfTime: isTimedOut(work.wanted.context.signal),
  // Documents shared by two questions are counted once.
  documents: work.scanned.reduce((sum, { plan, state }) => sum + (plan.needsFullScan ? state.read : 0), 0),
});

export function buildReport(work: Work, collections: Collection[], completion: Completion): CollectionReport {
  const { documents, iterations, coverage } = toProgress(work);
  return {
    questions: work.wanted.questions,
    collections: collections.map(({ server, tool, size, priceUsd, health, primary }) => ({
      server,
      tool,
      size,
      priceUsd,
      health,
      primary,
    })),
    counted: work.counted,
    scanned: work.scanned,
    followed: work.followed,
    found: work.found,
    validation: validate(findingsOf(work)),
    coverage,
    revisions: work.revisions,
    completion,
    why: createReason('collection.ended', { end: completion, documents, iterations }),
    answers: work.answers,
    faults: work.faults,
  };
}
