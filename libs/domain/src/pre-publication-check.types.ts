import type { Reason } from './reasons';

/** The pre-publication check: plain data derived from a decided case. */
export interface PrePublicationCheck {
  /** True if no open issue is MAJOR or HIGH. */
  clear: boolean;
  claims: ClaimCheck[];
  questions: AdversarialQuestion[];
  findings: IntegrityFinding[];
  risks: LegalRisk[];
  replies: ReplyRequest[];
  /** Notes for the writer; shown if the check is clear. */
  notes: ArticleNote[];
}

export const QUOTE_STATES = ['VERIFIED', 'NOT_FOUND', 'CONTRADICTED', 'NO_EVIDENCE'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** A claim with all quotes that support it, each compared with the captures. */
export interface ClaimCheck {
  claimId: string;
  state: QuoteState;
  /** Action required from the editor. */
  action: Reason;
  quotes: QuoteCheck[];
}

export interface QuoteCheck {
  sourceId: number;
  quote: string;
  state: QuoteState;
}

export const QUESTION_ANSWERS = ['answered', 'critical', 'unanswerable'] as const;
export type AdversarialAnswer = (typeof QUESTION_ANSWERS)[number];

/** An adversarial question about the case. */
export interface AdversarialQuestion {
  /** ID in `data/lexicon/en/last-look-questions.yaml`. */
  id: string;
  ask: string;
  answer: AdversarialAnswer;
  why: Reason;
  sourceIds: number[];
}

export const SEVERITIES = ['MAJOR', 'minor'] as const;
export type Severity = (typeof SEVERITIES)[number];

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

export interface IntegrityFinding {
  kind: (typeof INTEGRITY_KINDS)[number];
  gravity: Severity;
  /** False once a response has resolved the finding. */
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

/** An item for legal review; not legal advice. */
export interface LegalRisk {
  kind: (typeof RISK_KINDS)[number];
  level: RiskLevel;
  why: Reason;
  sourceIds: number[];
}

/**
 * `heard`: a page contains a response. `no-answer`: a page says that one was requested. `asked` and `answered`:
 * recorded by an editor.
 */
export const REPLY_STATES = ['open', 'heard', 'no-answer', 'asked', 'answered'] as const;
export type ReplyState = (typeof REPLY_STATES)[number];

/** Someone who should be asked for a response. */
export interface ReplyRequest {
  /** Name of the person or organization, as in the topic. */
  name: string;
  /** The claim they should respond to. */
  claimId: string | null;
  state: ReplyState;
  /** Verbatim quotes on which the request is based. */
  quotes: { sourceId: number; quote: string }[];
  /** Pages that contain a response or say that one was requested. */
  sourceIds: number[];
}

/** Information for the writer of the article. */
export interface ArticleNote {
  why: Reason;
  sourceIds: number[];
}

/** A response recorded by an editor. */
export interface ReplyEntry {
  name: string;
  /** `asked`: a response was requested. `answered`: a response was received. */
  what: 'asked' | 'answered';
  /** The response; null if only its URL was entered. */
  reply: string | null;
}

/** Findings that hold an upgrade for review. */
export interface SeriousFindings {
  integrity: Reason[];
  legal: Reason[];
}
