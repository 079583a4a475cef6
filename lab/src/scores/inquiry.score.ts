import { listContentStems, fold, foldedWords } from '@corroborate/text';

/** A question from a world's truth, and the result for it. */
export interface AskedQuestion {
  topic: string;
  id: string;
  answerable: boolean;
  /** Accepted answers; any of these is right. */
  accepted: readonly string[];
  /** The answer given; null if none was claimed. */
  answer: string | null;
}

/** Compares answers with the truth. Claiming nothing is never wrong. */
export function scoreInquiry(asked: readonly AskedQuestion[]) {
  const rows = asked.map((one) => ({ ...one, mark: markOf(one) }));
  const count = (mark: ReturnType<typeof markOf>) => rows.filter((row) => row.mark === mark).length;
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

function markOf({ answerable, accepted, answer }: AskedQuestion) {
  if (answer === null) return answerable ? 'open' : 'rightly-open';
  if (!answerable) return 'falsely-claimed';
  return accepted.some((one) => containsAnswer(answer, one) || hasMostWords(answer, one)) ? 'right' : 'wrong';
}

/**
 * Minimum number of distinctive words in an accepted answer for matching in any order, and the share of them required.
 */
const TELLING_WORDS = 3;
const WORD_SHARE = 2 / 3;

/**
 * Whether the answer has at least two thirds of the distinctive words of an accepted answer without a figure, in any
 * order.
 */
function hasMostWords(answer: string, accepted: string): boolean {
  const [given, wanted] = [new Set(listContentStems(answer)), [...new Set(listContentStems(accepted))]];
  if (wanted.length < TELLING_WORDS || /\d/.test(accepted)) return false;
  return wanted.filter((stem) => given.has(stem)).length >= WORD_SHARE * wanted.length;
}

/** Whether a text contains the words of an accepted answer anywhere. */
export const containsAnswer = (text: string, accepted: string): boolean => {
  const wanted = normalised(accepted);
  return wanted.length > 0 && ` ${normalised(text).join(' ')} `.includes(` ${wanted.join(' ')} `);
};

const UNITS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const TEENS = 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(' ');
const NUMBERS = new Map([...UNITS, ...TEENS].map((word, value) => [word, String(value)]));
const ZERO = new Set(['none', 'nobody', 'nothing']);
const ARTICLES = new Set(['the', 'a', 'an']);

const MILLIONS = /\b(?:millionen|millions?|millones|millon|milioni|milione|milhoes|milhao|mio)\b/g;

/**
 * Removes articles and writes figures as digits: “Twelve” is “12”, “nobody” “0”, “$1,200” “1200”, “2,4 Mio.” “2.4
 * million”.
 */
const normalised = (text: string): string[] =>
  foldedWords(plainFigures(fold(text)))
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (ZERO.has(word) ? '0' : (NUMBERS.get(word) ?? word)));

const plainFigures = (text: string): string =>
  text
    .replace(/(?<!\d)\d{1,3}(?:[.,' \u00a0]\d{3})+(?![\d.,]*\d)/g, (figure) => figure.replace(/\D/g, ''))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(MILLIONS, 'million');
