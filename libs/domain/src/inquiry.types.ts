import type { Passage } from './evidence.types';
import type {
  AnsweredBy,
  QUESTION_MAKERS,
  QuestionPriority,
  QuestionState,
  SourceCategory,
} from './inquiry.vocabulary';
import type { Reason } from './reasons';

/** A question that the investigation tries to answer. */
export interface ResearchQuestion {
  /** `sq_1`, `sq_2` and so on. */
  id: string;
  question: string;
  priority: QuestionPriority;
  /** IDs of questions that must be answered first. */
  dependsOn: string[];
  /** Why the question is asked. */
  reasoning: Reason;
  answeredBy: AnsweredBy;
  /** Search terms. */
  keywords: string[];
  by: (typeof QUESTION_MAKERS)[number];
  /** `detail`: the claim. `number`: what is counted. `response`: who should respond. */
  about?: string;
}

/** A perspective from which the subject is examined. */
export interface Perspective {
  name: string;
  focus: string;
  /** IDs of the perspective's questions. */
  questions: string[];
  keywords: string[];
}

/** A category of sources to search, with the reason. */
export interface PlannedCategory {
  category: SourceCategory;
  why: Reason;
}

/** Questions to answer, and where to look for answers. */
export interface InquiryPlan {
  questions: ResearchQuestion[];
  perspectives: Perspective[];
  categories: PlannedCategory[];
}

/** A verbatim passage that supports an answer. */
export interface AnswerFinding extends Passage {
  sourceId: number;
}

/** Result from a data server that answers a question. */
export interface CollectedAnswer {
  /** `server/tool` */
  collection: string;
  /** Operation used; null if documents only mention the answer. */
  operation: string | null;
  /** Calculated value; null if documents only mention the answer. */
  figure: string | null;
  /** IDs of documents that were counted or that mention the answer; at most twenty. */
  documents: string[];
  /**
   * Subject for which the operator declared the collection a primary record; null if the collection only gives context.
   */
  matter: string | null;
  /** How the result relates to the question. */
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
  /** Absent if no collection has data on the question. */
  collected?: CollectedAnswer;
}

/** Whether the evidence for or against a claim is sufficient. */
export interface ClaimCoverage {
  claimId: string;
  covered: boolean;
  /** IDs of the sources. */
  sourceIds: number[];
  why: Reason;
}

export const FRAMEWORK_STAGES = ['early', 'mid', 'stuck', 'late'] as const;
export type FrameworkStage = (typeof FRAMEWORK_STAGES)[number];

/** `points`: separate findings. `chain`: each answers the one before. `matrix`: explanations against evidence. */
export const FRAMEWORK_SHAPES = ['points', 'chain', 'matrix'] as const;
export type FrameworkShape = (typeof FRAMEWORK_SHAPES)[number];
export const FRAMEWORK_FITS = ['consistent', 'inconsistent', 'neutral'] as const;

/** A finding of an analysis framework, with the claims and notes that it is based on, and their pages. */
export interface FrameworkPoint {
  text: string;
  notes: string[];
  sourceIds: number[];
}

/** A piece of evidence, and how it fits each explanation, in the order of the explanations. */
export interface FrameworkEvidence {
  text: string;
  sourceIds: number[];
  fits: (typeof FRAMEWORK_FITS)[number][];
}

/** Result of an analysis framework, which contains considerations of a model rather than findings about the story. */
export interface FrameworkResult {
  round: number;
  stage: FrameworkStage;
  /** Why the framework was applied. */
  why: Reason;
  id: string;
  framework: string;
  shape: FrameworkShape;
  /** Name of the model. */
  by: string;
  /** For a matrix, these are the explanations. */
  points: FrameworkPoint[];
  /** Set only for a matrix. */
  evidence?: FrameworkEvidence[];
}

export const CHECKPOINT_POINTS = ['people', 'contradictions', 'positions', 'theories', 'claims', 'refuted'] as const;
export type CheckpointPoint = (typeof CHECKPOINT_POINTS)[number];

export interface CheckpointIssue {
  type: CheckpointPoint;
  description: Reason;
  severity: 'high' | 'medium' | 'low';
  suggestedAction: Reason;
  /** Search terms for the next round; absent if no search can resolve the issue. */
  search?: string;
}

/** Assessment of an inquiry after a round or when it ends. */
export interface Checkpoint {
  round: number;
  trigger: 'every-rounds' | 'saturation' | 'completion' | 'wrap-up';
  verdict: 'PASSED' | 'NEEDS_REVISION' | 'FAILED';
  advice: 'CONTINUE' | 'SUFFICIENT' | 'DIMINISHING_RETURNS';
  /** Reason for the recommendation. */
  why: Reason;
  /** `passed` is null if there was nothing to check for this criterion. */
  points: { point: CheckpointPoint; passed: boolean | null }[];
  issues: CheckpointIssue[];
}

export const CRITIQUE_KINDS = ['missing', 'contradictory', 'one-sided', 'not-asked'] as const;

/** A gap found by the model that reviewed the case. */
export interface CritiqueFinding {
  kind: (typeof CRITIQUE_KINDS)[number];
  what: string;
  /** Claims and notes on which the finding is based, and their pages. */
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
  /** Earliest first; empty if no model was used. */
  frameworks: FrameworkResult[];
  checkpoints: Checkpoint[];
  /** Earliest first; absent if no model was used. */
  critiques?: Critique[];
  /** Why no further round followed; null while the investigation continues. */
  ended: Reason | null;
}
