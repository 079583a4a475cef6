import type { CallContext, Mode, Reason } from '@corroborate/domain';
import type { DataAnswer, FreeQuestion, ReadQuestions } from './ask/data-answers';
import type { Bucket, Collection, CollectionName, SubQuestion } from './collection.types';
import type { FaultKind } from './faults/fault.types';
import type { ReadDocuments } from './findings/reading.types';
import type { Completion, Coverage, Validation } from './findings/validate.policy';
import type { FollowUp } from './plan/follow-up.policy';
import type { KeptFinding } from './scan/scan-store.port';
import type { ScanPlan, ScanState } from './scan/scan.policy';

/** What was counted, for charts and readers. */
export interface CountedCollection extends CollectionName {
  questionId: string;
  groupBy: string[];
  buckets: Pick<Bucket, 'keys' | 'count'>[];
  histogram: { key: string; count: number }[];
  insights: Reason[];
  total: number;
}

export interface ScannedCollection extends CollectionName {
  questionId: string;
  plan: ScanPlan;
  state: ScanState;
}

/** What collections said on a topic, and how asking them ended. */
export interface CollectionReport {
  questions: SubQuestion[];
  /** Which there were, with size and price. */
  collections: (CollectionName & Pick<Collection, 'size' | 'priceUsd' | 'health' | 'primary'>)[];
  counted: CountedCollection[];
  scanned: ScannedCollection[];
  /** What was asked beyond the plan, because of what came before it. */
  followed: (CollectionName & FollowUp)[];
  /** With the document in which each stands. */
  found: KeptFinding[];
  validation: Validation;
  coverage: Coverage;
  completion: Completion;
  why: Reason;
  /** What figures of collections answer to free questions. */
  answers: DataAnswer[];
  faults: (CollectionName & { kind: FaultKind; detail: string })[];
}

export interface Wanted {
  investigationId: number;
  questions: SubQuestion[];
  names: string[];
  mode: Mode;
  context: CallContext;
  /** Servers, or collections as `server/tool`, that an editor left out. */
  leftOut?: readonly string[];
  /** The day of the event, where it is known. */
  day?: string | null;
  /** Questions that figures may answer, and who may say by which; absent where there is none. */
  figures?: { questions: readonly FreeQuestion[]; read: ReadQuestions | null };
  /** Who reads documents, and how many at most; absent: rules alone find. */
  reading?: { read: ReadDocuments; most: number } | null;
  report: (type: string, data: Record<string, unknown>) => Promise<void>;
}
