import { contentStems, fold, foldedWords } from '@corroborate/text';

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

/** Answers beside the truth. Nothing claimed is never wrong. */
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

/** Fewest telling words of an accepted answer that may stand in any order, and the share of them that must. */
const TELLING_WORDS = 3;
const WORD_SHARE = 2 / 3;

/** At least two thirds of the telling words of an accepted answer without a figure, in any order. */
function hasMostWords(answer: string, accepted: string): boolean {
  const [given, wanted] = [new Set(contentStems(answer)), [...new Set(contentStems(accepted))]];
  if (wanted.length < TELLING_WORDS || /\d/.test(accepted)) return false;
  return wanted.filter((stem) => given.has(stem)).length >= WORD_SHARE * wanted.length;
}

/** Whether a text has the words of an accepted answer anywhere. */
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

/** Small words away, figures as figures: “Twelve” is “12”, “nobody” “0”, “$1,200” “1200”, “2,4 Mio.” “2.4 million”. */
const normalised = (text: string): string[] =>
  foldedWords(plainFigures(fold(text)))
    .filter((word) => !ARTICLES.has(word))
    .map((word) => (ZERO.has(word) ? '0' : (NUMBERS.get(word) ?? word)));

const plainFigures = (text: string): string =>
  text
    .replace(/(?<!\d)\d{1,3}(?:[.,' \u00a0]\d{3})+(?![\d.,]*\d)/g, (figure) => figure.replace(/\D/g, ''))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(MILLIONS, 'million');
