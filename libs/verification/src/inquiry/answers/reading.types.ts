import type { AnswerFinding } from '@corroborate/domain';

/** Words that a model read out of a page as the answer to a question. */
export interface ReadWord extends AnswerFinding {
  questionId: string;
  words: string;
}

/** What a model was asked once of some pages, and what it read there. */
export interface QuestionReading {
  /** Who read. */
  by: string;
  sourceIds: number[];
  questionIds: string[];
  answers: ReadWord[];
  /** Questions of answers without a quote that was found, or with words that do not stand in it. */
  dropped: string[];
}
