import type { Passage } from './evidence.types';
import type {
  AnsweredBy,
  QUESTION_MAKERS,
  QuestionPriority,
  QuestionState,
  SourceCategory,
} from './inquiry.vocabulary';
import type { Reason } from './reasons';

/** What an investigation wants to know. */
export interface ResearchQuestion {
  /** `sq_1`, `sq_2` … */
  id: string;
  question: string;
  priority: QuestionPriority;
  /** Ids of questions whose answers it rests on. */
  dependsOn: string[];
  /** Why it is asked. */
  reasoning: Reason;
  answeredBy: AnsweredBy;
  /** What a search for its answer is made with. */
  keywords: string[];
  by: (typeof QUESTION_MAKERS)[number];
  /** Of `detail`: the claim that it is about. Of `number`: what is counted. Of `response`: who is to speak. */
  about?: string;
}

/** From where the matter is checked. */
export interface Perspective {
  name: string;
  focus: string;
  /** Ids of its questions. */
  questions: string[];
  keywords: string[];
}

/** A kind of source that is going to be asked, and why. */
export interface PlannedCategory {
  category: SourceCategory;
  why: Reason;
}

/** What is to be found out, and where it is searched for. */
export interface InquiryPlan {
  questions: ResearchQuestion[];
  perspectives: Perspective[];
  categories: PlannedCategory[];
}

/** What an answer rests on: words of a page, found verbatim in its capture. */
export interface AnswerFinding extends Passage {
  sourceId: number;
}

/** What a collection of a data server has on a question. */
export interface CollectedAnswer {
  /** `server/tool` */
  collection: string;
  /** By which operation it was counted; null if documents alone mention the question. */
  operation: string | null;
  /** As it was counted; null if documents alone mention it. */
  figure: string | null;
  /** Of which it was counted, or that mention it; twenty at most. */
  documents: string[];
  /** The matter of which the operator made the collection the first-hand record; null if it is context alone. */
  matter: string | null;
  /** What it does to the question. */
  why: Reason;
}

export interface QuestionAnswer {
  questionId: string;
  state: QuestionState;
  /** In as few words as it takes; null if there is none. */
  answer: string | null;
  /** 0–1. */
  confidence: number;
  findings: AnswerFinding[];
  why: Reason;
  /** `rules`, or the name of the model that read it out of a passage, or proposed how it is counted. */
  by: string;
  /** Absent if no collection has anything on it. */
  collected?: CollectedAnswer;
}

/** Whether what is known of a claim is enough, whatever it says. */
export interface ClaimCoverage {
  claimId: string;
  covered: boolean;
  /** Of which sources. */
  sourceIds: number[];
  why: Reason;
}

export const FRAMEWORK_STAGES = ['early', 'mid', 'stuck', 'late'] as const;
export type FrameworkStage = (typeof FRAMEWORK_STAGES)[number];

/** A question put to the work itself, when it was due. */
export interface FrameworkAsked {
  round: number;
  stage: FrameworkStage;
  framework: string;
  id: string;
  question: string;
  why: Reason;
}

export const CHECKPOINT_POINTS = ['people', 'claims', 'positions', 'theories', 'captures', 'contradictions'] as const;
export type CheckpointPoint = (typeof CHECKPOINT_POINTS)[number];
export type CheckpointVerdict = 'PASSED' | 'NEEDS_REVISION' | 'FAILED';
export type CheckpointAdvice = 'CONTINUE' | 'SUFFICIENT' | 'DIMINISHING_RETURNS';

export interface CheckpointIssue {
  type: CheckpointPoint;
  description: Reason;
  severity: 'high' | 'medium' | 'low';
  suggestedAction: Reason;
}

/** Where the work stands, looked at from outside. */
export interface Checkpoint {
  round: number;
  trigger: 'every-rounds' | 'saturation' | 'completion' | 'wrap-up';
  verdict: CheckpointVerdict;
  advice: CheckpointAdvice;
  /** Why it advises that. */
  why: Reason;
  /** `passed` is null if nothing was there to check. */
  points: { point: CheckpointPoint; passed: boolean | null }[];
  issues: CheckpointIssue[];
}

export const CRITIQUE_KINDS = ['missing', 'contradictory', 'one-sided', 'not-asked'] as const;

/** What a model finds wrong in the work so far. */
export interface CritiqueFinding {
  kind: (typeof CRITIQUE_KINDS)[number];
  what: string;
  /** Texts of the claims and noted items that it rests on, and the pages that these are from. */
  notes: string[];
  sourceIds: number[];
}

export interface Critique {
  round: number;
  /** Name of the model. */
  by: string;
  findings: CritiqueFinding[];
}

/** The questions of an investigation with the outcome, as far as it has got. */
export interface Inquiry extends InquiryPlan {
  answers: QuestionAnswer[];
  coverage: ClaimCoverage[];
  frameworks: FrameworkAsked[];
  checkpoints: Checkpoint[];
  /** Earliest first; absent if no model was asked. */
  critiques?: Critique[];
  /** Why there was no further round; null while there is one. */
  ended: Reason | null;
}
