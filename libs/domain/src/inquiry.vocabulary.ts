export const QUESTION_PRIORITIES = ['critical', 'high', 'medium', 'low'] as const;
export type QuestionPriority = (typeof QUESTION_PRIORITIES)[number];

interface Prioritized {
  priority: QuestionPriority;
}

/** Orders questions by priority, most important first. */
export const byPriority = (a: Prioritized, b: Prioritized): number =>
  QUESTION_PRIORITIES.indexOf(a.priority) - QUESTION_PRIORITIES.indexOf(b.priority);

/**
 * `contradicted`: credible sources disagree, or their answer is no. `unanswerable`: no search can answer the question.
 */
export const QUESTION_STATES = ['answered', 'contradicted', 'open', 'unanswerable'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/**
 * The part of a case that answers a question. `free`: worded by an editor or a model, and answered only from passages.
 */
export const ANSWERED_BY = [
  'core',
  'detail',
  'voices',
  'disputes',
  'origin',
  'day',
  'place',
  'number',
  'speakers',
  'response',
  'records',
  'free',
] as const;
export type AnsweredBy = (typeof ANSWERED_BY)[number];

export const QUESTION_MAKERS = ['template', 'editor', 'model'] as const;

export const SOURCE_CATEGORIES = ['engines', 'registers', 'networks', 'fact-checks', 'background'] as const;
export type SourceCategory = (typeof SOURCE_CATEGORIES)[number];
