import type { Topic } from '@corroborate/domain';

/** A page that may answer a question. */
export interface PageToAsk {
  sourceId: number;
  text: string;
  /** When it came out, as exactly as it is known; null where it is not. */
  published: string | null;
}

export interface AnswerInput {
  topic: Topic;
  questions: readonly { id: string; question: string }[];
  /** In the order in which they are shown: the same pages make the same request. */
  pages: readonly PageToAsk[];
}

/** An answer that a model read out of a passage, with the words that bear it as they were captured. */
export interface ReadAnswer {
  questionId: string;
  words: string;
  sourceId: number;
  quote: string;
  start: number;
  end: number;
}

/** What a model made of pages and questions: of every question at most one answer a page. */
export interface AnswersRead {
  by: string;
  /** Pages that it was shown and that it answered about. */
  sourceIds: number[];
  answers: ReadAnswer[];
  /** Questions of answers that were thrown away: their quote stands nowhere, or their words not in the quote. */
  dropped: string[];
}
