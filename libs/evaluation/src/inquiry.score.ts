import { fold, foldedWords } from '@corroborate/text';

/** A question of a world's truth, and what was made of it. */
export interface AskedQuestion {
  topic: string;
  id: string;
  answerable: boolean;
  /** Any of these is right. */
  accepted: readonly string[];
  /** What was answered; null where nothing was claimed. */
  answer: string | null;
}

export type QuestionMark = 'right' | 'wrong' | 'open' | 'rightly-open' | 'falsely-claimed';

export interface InquiryScore {
  questions: number;
  answerable: number;
  right: number;
  wrong: number;
  /** That can be answered and were not. */
  open: number;
  unanswerable: number;
  /** Answers to questions that nobody can answer from the world. */
  falselyClaimed: number;
  rows: (AskedQuestion & { mark: QuestionMark })[];
}

/** Answers beside the truth. Nothing claimed is never wrong. */
export function scoreInquiry(asked: readonly AskedQuestion[]): InquiryScore {
  const rows = asked.map((one) => ({ ...one, mark: markOf(one) }));
  const count = (mark: QuestionMark) => rows.filter((row) => row.mark === mark).length;
  const answerable = rows.filter((row) => row.answerable).length;
  return {
    questions: rows.length,
    answerable,
    right: count('right'),
    wrong: count('wrong'),
    open: count('open'),
    unanswerable: rows.length - answerable,
    falselyClaimed: count('falsely-claimed'),
    rows,
  };
}

function markOf({ answerable, accepted, answer }: AskedQuestion): QuestionMark {
  if (answer === null) return answerable ? 'open' : 'rightly-open';
  if (!answerable) return 'falsely-claimed';
  return accepted.some((one) => isSame(answer, one)) ? 'right' : 'wrong';
}

/** Words that an answer may have beside the accepted one: a title, an article, a unit. */
const MORE_WORDS = 3;

/**
 * The same words in that order, with a few others beside them at most: “Mayor Ann Roe” is “Ann Roe”, a sentence in
 * which she is named is not.
 */
export function isSame(answer: string, accepted: string): boolean {
  const [given, wanted] = [normalised(answer), normalised(accepted)];
  if (wanted.length === 0) return false;
  return given.length <= wanted.length + MORE_WORDS && ` ${given.join(' ')} `.includes(` ${wanted.join(' ')} `);
}

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const NUMBERS = new Map([...UNITS, ...TEENS].map((word, value) => [word, String(value)]));
const ZERO = new Set(['none', 'nobody', 'nothing']);
const ARTICLES = new Set(['the', 'a', 'an']);

/** Small words away, figures as figures: “Twelve” is “12”, “nobody” is “0”, “$1,200” is “1200”. */
const normalised = (text: string): string[] =>
  foldedWords(fold(text).replace(/(\d),(?=\d{3})/g, '$1'))
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (ZERO.has(word) ? '0' : (NUMBERS.get(word) ?? word)));
