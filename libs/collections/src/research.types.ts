import type { CallContext, Mode, Reason } from '@corroborate/domain';
import type { DataAnswer, FreeQuestion, ProposeOperations } from './ask/data-answers';
import type { Bucket, Collection, CollectionName, Month } from './collection.types';
import type { CollectionFault } from './faults/fault.types';
import type { ReadDocuments } from './findings/reading.types';
import type { Completion, Validation, Progress } from './findings/validate.policy';
import type { FollowUp } from './plan/follow-up.policy';
import type { KeptFinding } from './scan/scan-store.port';
import type { ScanPlan, ScanState } from './scan/scan.policy';
import type { PlanInput } from './plan/plan.policy';

/** Counts for charts and readers. */
export interface CountedCollection extends CollectionName {
  questionId: string;
  groupBy: string[];
  buckets: Pick<Bucket, 'keys' | 'count'>[];
  histogram: Month[];
  insights: Reason[];
  total: number;
}

export interface ScannedCollection extends CollectionName {
  questionId: string;
  plan: ScanPlan;
  state: ScanState;
}

/** Results of the collections for a topic, and how the research ended. */
export interface CollectionReport extends Pick<Progress, 'questions' | 'coverage'> {
  /** Available collections with size and price. */
  collections: (CollectionName & Pick<Collection, 'size' | 'priceUsd' | 'health' | 'primary'>)[];
  counted: CountedCollection[];
  scanned: ScannedCollection[];
  /** Follow-up queries that were not in the plan, with their reasons. */
  followed: (CollectionName & FollowUp)[];
  /** Findings, each with its document. */
  found: KeptFinding[];
  validation: Validation;
  /** Number of times that validation requested more queries; absent in results of earlier versions. */
  revisions?: number;
  completion: Completion;
  why: Reason;
  /** Answers of collections to free questions. */
  answers: DataAnswer[];
  faults: (CollectionName & CollectionFault)[];
}

export interface ResearchRequest extends Omit<PlanInput, 'collections'> {
  investigationId: number;
  mode: Mode;
  context: CallContext;
  /** Questions that figures can answer, with the model that proposes operations; absent if there are none. */
  figures?: { questions: readonly FreeQuestion[]; read: ProposeOperations | null };
  /** The model that reads documents, and the maximum number of documents; absent if only rules are used. */
  reading?: { read: ReadDocuments; most: number } | null;
  report: (type: string, data: Record<string, unknown>) => Promise<void>;
}
