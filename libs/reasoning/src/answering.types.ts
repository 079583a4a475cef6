import type { Topic } from '@corroborate/domain';

/** A page that may answer a question. */
export interface PageToAsk {
  sourceId: number;
  text: string;
}

export interface AnswerInput {
  topic: Topic;
  question: string;
  pages: readonly PageToAsk[];
}

/** An answer that a model read out of a passage, with the words that bear it as they were captured. */
export interface ReadAnswer {
  by: string;
  words: string;
  sourceId: number;
  quote: string;
  start: number;
  end: number;
}

export interface ProposeInput {
  topic: Topic;
  known: readonly string[];
}
