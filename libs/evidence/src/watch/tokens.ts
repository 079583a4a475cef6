import { everywhere, fold, lexicon, scriptSentences } from '@corroborate/text';

/** A word, number or sign as written, and its normalized form. */
export type Token = ReturnType<typeof tokensOf>[number];

/** Scripts without blanks letter by letter; numbers with their points; signs of money and percent. */
const TOKEN = new RegExp(
  [
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`,
    String.raw`\p{N}(?:[\p{N}.,:]{0,30}\p{N})?`,
    String.raw`[\p{L}\p{M}]{1,80}(?:['’][\p{L}\p{M}]{1,20}){0,3}`,
    '[$£€¥₹%]',
  ].join('|'),
  'gu',
);
const COUNTERS = everywhere(lexicon('any', 'page-changes', 'counters'));
const COUNTER = lexicon('any', 'page-changes', 'counters').pattern;
/** Longer than this is no sentence; what is longer is compared by its beginning. */
const LONGEST_SENTENCE = 1_500;
/** Sentences of one page that are looked at. */
const MOST_SENTENCES = 2_000;

/** "3 hours ago" is another time with every look: it is left out of what is compared. */
export const tokensOf = (text: string) =>
  (text.replace(COUNTERS, ' ').match(TOKEN) ?? []).map((raw) => ({ raw, key: keyOf(raw) }));

const keyOf = (raw: string): string =>
  isNumber(raw) ? raw.replace(/,(?=\p{N}{3})/gu, '') : fold(raw).replace(/'s$/, '');

export const isNumber = (text: string): boolean => /^\p{N}/u.test(text);

/** Words with one blank around each, so that a run of them is found by `includes`, and no part of a word is. */
export const spaced = (tokens: readonly Token[]): string => ` ${tokens.map(({ key }) => key).join(' ')} `;

export function sentencesIn(text: string, language: string | null): string[] {
  const sentences: string[] = [];
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    if (sentences.length >= MOST_SENTENCES) break;
    const found = scriptSentences(line, language).map((one) => one.text.trim().slice(0, LONGEST_SENTENCE));
    sentences.push(...found.filter(Boolean).slice(0, MOST_SENTENCES - sentences.length));
  }
  return sentences;
}

/** Does the sentence only count, or tell when the page was touched? */
export const isCounter = (sentence: string): boolean => COUNTER.test(sentence);
