import type { DiffPart } from '@corroborate/domain';
import { diffArrays } from 'diff';
import { globalPattern, fold, lexicon, scriptSentences } from '@corroborate/text';

/** Maximum number of words compared; sentences are far shorter. */
const MAX_WORDS = 400;

/** The words of both texts in reading order, with adjacent words of one kind merged. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  toDiffParts(tokenize(before), tokenize(after)).map(({ added, removed, value }) => ({
    op: (added && 'new') || (removed && 'gone') || 'same',
    text: value.map(({ raw }) => raw).join(' '),
  }));

/** Similarity of two texts by words: 1 = equal, 0 = no words in common. */
export function similarity(was: readonly Token[], is: readonly Token[]): number {
  if (was.length + is.length === 0) return 1;
  const same = toDiffParts(was, is).filter(({ added, removed }) => !added && !removed);
  return (2 * same.reduce((sum, { count }) => sum + count, 0)) / (was.length + is.length);
}

const toDiffParts = (was: readonly Token[], is: readonly Token[]) =>
  diffArrays(was.slice(0, MAX_WORDS), is.slice(0, MAX_WORDS), { comparator: (one, other) => one.key === other.key });

/** A word, number or symbol as written, and its normalized form. */
export type Token = ReturnType<typeof tokenize>[number];

/**
 * Scripts without spaces are split into characters; numbers keep their separators; currency and percent signs are
 * tokens.
 */
const TOKEN = new RegExp(
  [
    String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`,
    String.raw`\p{N}(?:[\p{N}.,:]{0,30}\p{N})?`,
    String.raw`[\p{L}\p{M}]{1,80}(?:['’][\p{L}\p{M}]{1,20}){0,3}`,
    '[$£€¥₹%]',
  ].join('|'),
  'gu',
);
const COUNTER_WORDS = globalPattern(lexicon('any', 'page-changes', 'counters'));
const COUNTER = lexicon('any', 'page-changes', 'counters').pattern;
/** Maximum length of a sentence, in characters; longer ones are compared by their start. */
const MAX_SENTENCE_LENGTH = 1_500;
/** Maximum number of sentences compared per page. */
const MAX_SENTENCES = 2_000;

/** Omits relative times such as "3 hours ago", which change with every visit. */
export const tokenize = (text: string) =>
  (text.replace(COUNTER_WORDS, ' ').match(TOKEN) ?? []).map((raw) => ({ raw, key: tokenKey(raw) }));

const tokenKey = (raw: string): string =>
  isNumber(raw) ? raw.replace(/,(?=\p{N}{3})/gu, '') : fold(raw).replace(/'s$/, '');

export const isNumber = (text: string): boolean => /^\p{N}/u.test(text);

/** Joins words with one space around each, so that `includes` finds only whole words. */
export const joinWithSpaces = (tokens: readonly Token[]): string => ` ${tokens.map(({ key }) => key).join(' ')} `;

export function splitSentences(text: string, language: string | null): string[] {
  const sentences: string[] = [];
  for (const [line] of text.matchAll(/[^\n]+/g)) {
    if (sentences.length >= MAX_SENTENCES) break;
    const found = scriptSentences(line, language).map((one) => one.text.trim().slice(0, MAX_SENTENCE_LENGTH));
    sentences.push(...found.filter(Boolean).slice(0, MAX_SENTENCES - sentences.length));
  }
  return sentences;
}

/** Whether the sentence is only a counter or a time of update. */
export const isCounter = (sentence: string): boolean => COUNTER.test(sentence);
