import type { CallContext } from '@corroborate/domain';
import type { ChatAnswer } from '../model/chat.port';

export interface CheckQuestion {
  /** Text as a reader sees it, on one line: a page cannot imitate the frame it is put into. */
  document: string;
  /** One sentence. */
  claim: string;
}

/** The probability, 0–1, that everything in the claim is supported by the document. */
export type CheckAnswer = ChatAnswer<number>;

/**
 * A small model for one question: does this document support this sentence? A document longer than it can take is cut
 * into windows, and the best of them counts. Never throws for what models and networks do.
 */
export interface Checker {
  readonly provider: string;
  readonly model: string;
  check(question: CheckQuestion, context: CallContext): Promise<CheckAnswer>;
}
