import type { CallContext } from '@corroborate/domain';
import type { ChatAnswer } from '../model/chat.port';

export interface CheckQuestion {
  /** Visible text on one line, without frame markers, so that a page cannot end the prompt. */
  document: string;
  /** One sentence. */
  claim: string;
}

/** Probability, 0–1, that the document supports everything in the claim. */
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
