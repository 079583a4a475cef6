import type { CallContext } from '@corroborate/domain';
import type { ChatAnswer } from '../model/chat.port';

export interface CheckQuestion {
  /** Text as a reader sees it, on one line: a page cannot imitate the frame it is put into. */
  document: string;
  /** One sentence. */
  claim: string;
}

/** The probability, 0–1, that everything in the claim is borne out by the document. */
export type CheckAnswer = ChatAnswer<number>;

/**
 * A small model that answers whether a document supports a sentence. Long documents are split into windows; the best
 * one counts. Never throws for model or network errors.
 */
export interface Checker {
  readonly provider: string;
  readonly model: string;
  check(question: CheckQuestion, context: CallContext): Promise<CheckAnswer>;
}
