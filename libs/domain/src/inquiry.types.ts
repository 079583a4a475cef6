import type { Passage } from './evidence.types';
import type {
  AnsweredBy,
  QUESTION_MAKERS,
  QuestionPriority,
  QuestionState,
  SourceCategory,
} from './inquiry.vocabulary';
import type { Reason } from './reasons';

/** A question the investigation tries to answer. */
export interface ResearchQuestion {
  /** `sq_1`, `sq_2` … */
  id: string;
  question: string;
  priority: QuestionPriority;
  /** IDs of questions it depends on. */
  dependsOn: string[];
  /** Why it is asked. */
  reasoning: Reason;
  answeredBy: AnsweredBy;
  /** Search terms. */
  keywords: string[];
  by: (typeof QUESTION_MAKERS)[number];
  /** `detail`: the claim. `number`: what is counted. `response`: who should respond. */
  about?: string;
}

/** Perspective from which the subject is examined. */
export interface Perspective {
  name: string;
  focus: string;
  /** Ids of its questions. */
  questions: string[];
  keywords: string[];
}

/** A planned kind of source, with the reason. */
export interface PlannedCategory {
  category: SourceCategory;
  why: Reason;
}

/** Questions and where to look for answers. */
export interface InquiryPlan {
  questions: ResearchQuestion[];
  perspectives: Perspective[];
  categories: PlannedCategory[];
}

/** A verbatim passage that supports an answer. */
export interface AnswerFinding extends Passage {
  sourceId: number;
}

/** Result of a data server for a question. */
export interface CollectedAnswer {
  /** `server/tool` */
  collection: string;
  /** Operation used; null if only documents mention the question. */
  operation: string | null;
  /** Calculated value; null if only documents mention it. */
  figure: string | null;
  /** Documents counted or that mention the answer; at most twenty. */
  documents: string[];
  /** Subject for which the operator declared the collection a primary record; null if it gives context only. */
  matter: string | null;
  /** How it relates to the question. */
  why: Reason;
}

export interface QuestionAnswer {
  questionId: string;
  state: QuestionState;
  /** Short answer; null if none. */
  answer: string | null;
  /** 0–1. */
  confidence: number;
  findings: AnswerFinding[];
  why: Reason;
  /** `rules`, or the model that found the answer in a passage or proposed the operation. */
  by: string;
  /** Absent if no collection has data on it. */
  collected?: CollectedAnswer;
}

/** Whether the evidence on a claim is sufficient, in either direction. */
export interface ClaimCoverage {
  claimId: string;
  covered: boolean;
  /** Ids of the sources. */
  sourceIds: number[];
  why: Reason;
}

export const FRAMEWORK_STAGES = ['early', 'mid', 'stuck', 'late'] as const;
export type FrameworkStage = (typeof FRAMEWORK_STAGES)[number];

/** `points`: separate findings. `chain`: each answers the one before. `matrix`: explanations against evidence. */
export const FRAMEWORK_SHAPES = ['points', 'chain', 'matrix'] as const;
export type FrameworkShape = (typeof FRAMEWORK_SHAPES)[number];
export const FRAMEWORK_FITS = ['consistent', 'inconsistent', 'neutral'] as const;

/** A finding of a method, with the claims and notes it is based on, and their pages. */
export interface FrameworkPoint {
  text: string;
  notes: string[];
  sourceIds: number[];
}

/** A piece of evidence, and how it fits each explanation, in their order. */
export interface FrameworkEvidence {
  text: string;
  sourceIds: number[];
  fits: (typeof FRAMEWORK_FITS)[number][];
}

/** What a method of examining the case found: thoughts of a model, not findings on the story. */
export interface FrameworkResult {
  round: number;
  stage: FrameworkStage;
  /** Why the stage was due. */
  why: Reason;
  id: string;
  framework: string;
  shape: FrameworkShape;
  /** Name of the model. */
  by: string;
  /** Explanations, for a matrix. */
  points: FrameworkPoint[];
  /** Only for a matrix. */
  evidence?: FrameworkEvidence[];
}

export const CHECKPOINT_POINTS = ['people', 'contradictions', 'positions', 'theories', 'claims', 'refuted'] as const;
export type CheckpointPoint = (typeof CHECKPOINT_POINTS)[number];

export interface CheckpointIssue {
  type: CheckpointPoint;
  description: Reason;
  severity: 'high' | 'medium' | 'low';
  suggestedAction: Reason;
  /** Words the next round searches for; absent if no search can settle it. */
  search?: string;
}

/** Assessment of the inquiry at a point in time. */
export interface Checkpoint {
  round: number;
  trigger: 'every-rounds' | 'saturation' | 'completion' | 'wrap-up';
  verdict: 'PASSED' | 'NEEDS_REVISION' | 'FAILED';
  advice: 'CONTINUE' | 'SUFFICIENT' | 'DIMINISHING_RETURNS';
  /** Reason for the recommendation. */
  why: Reason;
  /** `passed` is null if there was nothing to check. */
  points: { point: CheckpointPoint; passed: boolean | null }[];
  issues: CheckpointIssue[];
}

export const CRITIQUE_KINDS = ['missing', 'contradictory', 'one-sided', 'not-asked'] as const;

/** A gap found by the model that critiques the case. */
export interface CritiqueFinding {
  kind: (typeof CRITIQUE_KINDS)[number];
  what: string;
  /** Claims and notes it is based on, and their pages. */
  notes: string[];
  sourceIds: number[];
}

export interface Critique {
  round: number;
  /** Name of the model. */
  by: string;
  findings: CritiqueFinding[];
}

/** Questions of an investigation with the results so far. */
export interface Inquiry extends InquiryPlan {
  answers: QuestionAnswer[];
  coverage: ClaimCoverage[];
  /** Earliest first; empty without a model. */
  frameworks: FrameworkResult[];
  checkpoints: Checkpoint[];
  /** Earliest first; absent if no model was used. */
  critiques?: Critique[];
  /** Why no further round followed; null while the investigation continues. */
  ended: Reason | null;
}
