import { lexiconTable } from '../lexicon';

const numberTable = (list: string): ReadonlyMap<string, number> =>
  new Map([...lexiconTable('en', list)].map(([word, value]) => [word, Number(value)]));

/** Number words `one` to `ninety`. */
export const SPELLED_NUMBERS = numberTable('numbers');
const SCALE_WORDS = numberTable('scales');
const FRACTION_WORDS = numberTable('fractions');
const FRACTION_SIGNS: ReadonlyMap<string, number> = new Map([
  ['½', 1 / 2],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
]);

export type TokenKind = 'figure' | 'word' | 'scale' | 'part' | 'sign';

/** One word or digit group of a number. */
export interface NumberToken {
  kind: TokenKind;
  /** Possible values, most likely first: "1.400" is 1.4 or 1400. Empty if the digits are not a number. */
  values: readonly number[];
  written: string;
  /** "a million", "an eighth". */
  article: boolean;
  start: number;
  end: number;
}

const alternation = (words: Iterable<string>): string => [...words].sort((a, b) => b.length - a.length).join('|');
/** Digits with separators; dates and times ("2026-11-12", "10:30", "5/3") are matched as a whole. */
const FIGURE = "(?<![\\p{N}_])(?<!\\p{N}[.,:/])(?:\\d{4}-\\d{2}-\\d{2}(?!\\d)|\\d+(?:[.,'’:/]\\d+)*)";
const WORDS = alternation([...SPELLED_NUMBERS.keys(), ...SCALE_WORDS.keys(), ...FRACTION_WORDS.keys()]);
const WORD = `(?<!\\p{L})(?:(an?)\\s)?(${WORDS})(?![\\p{L}\\p{N}_])`;
const TOKEN = new RegExp(`${FIGURE}|[${[...FRACTION_SIGNS.keys()].join('')}]|${WORD}`, 'giu');

/** More tokens than any page of tables contains. */
const MAX_TOKENS = 10_000;

/** The number words and digit groups of a text, in order. */
export function numberTokens(text: string): NumberToken[] {
  const found: NumberToken[] = [];
  for (const match of text.matchAll(TOKEN)) {
    if (found.length >= MAX_TOKENS) break;
    const written = match[0];
    const [, article, word] = match;
    // In "A k" and "a b", the words are letters, not numbers.
    const isArticle = article !== undefined && (word?.length ?? 0) > 2;
    const token = { written, article: isArticle, start: match.index, end: match.index + written.length };
    found.push({ ...token, ...(word === undefined ? readFigureToken(written) : readWordToken(word.toLowerCase())) });
  }
  return found;
}

type TokenMeaning = Pick<NumberToken, 'kind' | 'values'>;

function readWordToken(word: string): TokenMeaning {
  const spelled = SPELLED_NUMBERS.get(word);
  if (spelled !== undefined) return { kind: 'word', values: [spelled] };
  const scale = SCALE_WORDS.get(word);
  return scale === undefined
    ? { kind: 'part', values: [FRACTION_WORDS.get(word) ?? 1] }
    : { kind: 'scale', values: [scale] };
}

function readFigureToken(written: string): TokenMeaning {
  const sign = FRACTION_SIGNS.get(written);
  return sign === undefined ? { kind: 'figure', values: readFigure(written) } : { kind: 'sign', values: [sign] };
}

/** "1,234", "12,34,567" and "1'234". */
const GROUPED_FIGURE = /^\d{1,3}(?:,(?:\d{2,3},)*\d{3}|['’]\d{3}(?:['’]\d{3})*)(?:\.\d+)?$/;
/** "1.234.567" and "1.234,5". */
const DOTTED_FIGURE = /^\d{1,3}(?:(?:\.\d{3}){2,}(?:,\d+)?|\.\d{3},\d+)$/;
/** "1.234" is ambiguous. */
const AMBIGUOUS_FIGURE = /^[1-9]\d{0,2}\.\d{3}$/;
const DECIMAL_FIGURE = /^\d+(?:[.,]\d+)?$/;

/** Possible values of digits with periods and commas, the most likely in English first; empty if not a number. */
function readFigure(written: string): number[] {
  if (GROUPED_FIGURE.test(written)) return [Number(written.replace(/[,'’]/g, ''))];
  if (DOTTED_FIGURE.test(written)) return [Number(written.replaceAll('.', '').replace(',', '.'))];
  if (!DECIMAL_FIGURE.test(written)) return [];
  const decimal = Number(written.replace(',', '.'));
  return AMBIGUOUS_FIGURE.test(written) ? [decimal, Number(written.replace('.', ''))] : [decimal];
}
