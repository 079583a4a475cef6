import type { CallContext } from '@corroborate/domain';
import type { ChatAnswer } from '../model/chat.port';

export interface CheckQuestion {
  /** Visible text on one line, without frame markers, so that a page cannot end the prompt. */
  document: string;
  /** One sentence. */
  claim: string;
}

/** Probability from 0 to 1 that the document supports everything in the claim. */
export type CheckAnswer = ChatAnswer<number>;

/**
 * A small model that judges whether a document supports a sentence. Long documents are split into windows, of which the
 * highest result counts. Never throws for model or network errors.
 */
export interface Checker {
  readonly provider: string;
  readonly model: string;
  check(question: CheckQuestion, context: CallContext): Promise<CheckAnswer>;
}
