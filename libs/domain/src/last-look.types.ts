import type { Reason } from './reasons';

/** The pre-publication check: plain data, made of a case that is decided but for it. */
export interface LastLook {
  /** Nothing in it is MAJOR or HIGH and still open. */
  clear: boolean;
  claims: ClaimCheck[];
  questions: PutQuestion[];
  findings: IntegrityFinding[];
  risks: LegalRisk[];
  replies: ReplyRequest[];
  /** For the writer; shown where it is clear. */
  notes: ArticleNote[];
}

export const QUOTE_STATES = ['VERIFIED', 'NOT_FOUND', 'CONTRADICTED', 'NO_EVIDENCE'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A claim with every quotation that carries it, looked for again in what was captured. */
export interface ClaimCheck {
  claimId: string;
  state: QuoteState;
  /** What is to be done about it. */
  action: Reason;
  quotes: QuoteCheck[];
}

export interface QuoteCheck {
  sourceId: number;
  quote: string;
  state: QuoteState;
}

export const QUESTION_ANSWERS = ['answered', 'critical', 'unanswerable'] as const;
export type LookAnswer = (typeof QUESTION_ANSWERS)[number];

/** A question that someone who doubts the case would put to it. */
export interface PutQuestion {
  /** As `data/lexicon/en/last-look-questions.yaml` has it. */
  id: string;
  ask: string;
  answer: LookAnswer;
  why: Reason;
  sourceIds: number[];
}

export const GRAVITIES = ['MAJOR', 'minor'] as const;
export type Gravity = (typeof GRAVITIES)[number];

export const INTEGRITY_KINDS = [
  'reply',
  'single-source',
  'unnamed-sources',
  'one-side',
  'told-as-fact',
  'out-of-context',
  'quote-missing',
  'docket',
] as const;
export type IntegrityKind = (typeof INTEGRITY_KINDS)[number];

export interface IntegrityFinding {
  kind: IntegrityKind;
  gravity: Gravity;
  /** False once it has been settled: a reply was entered. */
  open: boolean;
  why: Reason;
  sourceIds: number[];
}

export const RISK_LEVELS = ['HIGH', 'acceptable'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

export const RISK_KINDS = [
  'minor',
  'private-person',
  'health',
  'before-judgment',
  'defamation',
  'embargo',
  'court-order',
] as const;
export type RiskKind = (typeof RISK_KINDS)[number];

/** A line of the list that goes to a lawyer; never advice. */
export interface LegalRisk {
  kind: RiskKind;
  level: RiskLevel;
  why: Reason;
  sourceIds: number[];
}

/**
 * `heard`: a page carries their answer. `no-answer`: a page says that they were asked. `asked` and `answered`: an
 * editor noted it.
 */
export const REPLY_STATES = ['open', 'heard', 'no-answer', 'asked', 'answered'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** Who should be asked what. */
export interface ReplyRequest {
  /** A person or body as the topic names it. */
  name: string;
  /** The claim they are to answer. */
  claimId: string | null;
  state: ReplyState;
  /** The words it rests on, verbatim. */
  quotes: { sourceId: number; quote: string }[];
  /** Pages that carry their answer, or say that they were asked. */
  sourceIds: number[];
}

/** Something the writer of the article must know. */
export interface ArticleNote {
  why: Reason;
  sourceIds: number[];
}

/** What an editor noted of a reply. */
export interface NotedReply {
  name: string;
  /** `asked`: they were asked; `answered`: what they said was entered. */
  what: 'asked' | 'answered';
}

/** What of a last look asks for a person and holds an upgrade. */
export interface GraveLook {
  integrity: Reason[];
  legal: Reason[];
}
