import { because, isOutOfTime } from '@corroborate/domain';
import type { Asked } from './ask/asked-once';
import type { Collection, CollectionName, Days } from './collection.types';
import type { CollectionFault } from './faults/fault.types';
import type { NearInCollection } from './findings/reading.types';
import { analyseGaps, mergeFindings, validate, type Completion } from './findings/validate.policy';
import { followUps } from './plan/follow-up.policy';
import { nameOf, planSteps, type Step } from './plan/plan.policy';
import type { CollectionReport, Wanted } from './research.types';
import type { KeptFinding } from './scan/scan-store.port';

/** State of the research. */
export interface Work extends Pick<
  CollectionReport,
  'counted' | 'scanned' | 'found' | 'faults' | 'followed' | 'answers'
> {
  wanted: Wanted;
  /** Sends queries, with identical ones answered from the cache. */
  asks: Asked;
  steps: Step[];
  done: Set<string>;
  newInLast: number[];
  /** Matching documents not read because of the limit. */
  unread: { questionId: string; documents: number }[];
  /** True if a query covered fewer dates than intended. */
  partial: boolean;
  /** Documents a model may be shown, and the keys of those already shown. */
  near: NearInCollection[];
  /** Finished scans by request, to avoid repeating them. */
  finished: Set<string>;
  shown: Set<string>;
  iterations: number;
}

export const begin = (wanted: Wanted, collections: Collection[], asks: Asked): Work => ({
  wanted,
  asks,
  steps: planSteps({ ...wanted, collections }),
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
});

export const lose = (work: Work, { server, tool }: CollectionName, { kind, detail }: CollectionFault): void =>
  void work.faults.push({ server, tool, kind, detail });

/** Reports an answer for fewer dates than requested, with the fault that caused it. */
export const partial = (work: Work, collection: CollectionName, { from, to }: Days): void => {
  work.partial = true;
  lose(work, collection, { kind: 'internal', detail: `it covered only ${from} to ${to}` });
};

const findingsOf = ({ found }: Work) => mergeFindings(found.map(({ finding }) => finding));

export const coverageOf = (work: Work) => analyseGaps(work.wanted.questions, findingsOf(work), work.newInLast);

/** If no steps are left and questions are open: plans follow-up queries from the results. */
export async function followUp(work: Work, collections: Collection[]): Promise<void> {
  const { wanted, counted, unread, done } = work;
  const planned = followUps(
    { ...wanted, collections },
    {
      coverage: progressOf(work).coverage,
      findings: findingsOf(work),
      counted,
      unread: new Set(unread.map(({ questionId }) => questionId)),
      asked: done,
      followed: work.followed.length,
    },
  );
  for (const { collection, step, ...lead } of planned) {
    work.steps.push(step);
    work.followed.push({ ...collection, ...lead });
    const { questionId: question, by, value } = lead;
    await wanted.report('collection.follow-up', { collection: nameOf(collection), question, by, value });
  }
}

/** Findings from documents not found by earlier questions to the same collection. */
export function unknown({ found }: Work, kept: KeptFinding[]): KeptFinding[] {
  const keyOfFinding = ({ finding: { questionId, collection }, document }: KeptFinding) =>
    [questionId, nameOf(collection), document.id].join(' ');
  const known = new Set(found.map(keyOfFinding));
  return kept.filter((one) => !known.has(keyOfFinding(one)));
}

export const progressOf = (work: Work) => ({
  questions: work.wanted.questions,
  coverage: coverageOf(work),
  left: work.steps.length,
  iterations: work.iterations,
  unread: work.unread.reduce((sum, { documents }) => sum + documents, 0),
  brokenOff: work.partial || work.scanned.some(({ state }) => state.end === 'fault'),
  emptyBatches: work.scanned.some(({ state }) => state.end === 'empty-batches'),
  faults: work.faults.length,
  outOfTime: isOutOfTime(work.wanted.context.signal),
  // Documents shared by two questions are counted once.
  documents: work.scanned.reduce((sum, { plan, state }) => sum + (plan.needsFullScan ? state.read : 0), 0),
});

export function collectionReport(work: Work, collections: Collection[], completion: Completion): CollectionReport {
  const { documents, iterations, coverage } = progressOf(work);
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
    completion,
    why: because('collection.ended', { end: completion, documents, iterations }),
    answers: work.answers,
    faults: work.faults,
  };
}
