import { because, type Reason } from '@corroborate/domain';
import type { ProseSentence } from '@corroborate/reading';
import { contentStems, lexicon, splitSentences } from '@corroborate/text';
import { checkableNumbers } from '../check/numbers';

const LIMITS = { characters: 320, borneOut: 0.75 };
const NO = lexicon('en', 'cues', 'negation').pattern;

/**
 * Why a model's sentence is rejected; null if accepted. In addition to the general checks it must say nothing beyond
 * its quotes.
 */
export function proseFault({ text, rests }: ProseSentence): Reason | null {
  const quotes = rests.map(({ quote }) => quote);
  const ground = quotes.join('\n');
  if (quotes.length === 0) return because('sentence.no-source');
  if (splitSentences(text).length !== 1 || text.length > LIMITS.characters) return because('sentence.not-borne-out');
  const known = new Set(checkableNumbers(ground).flatMap(({ values }) => values));
  const number = checkableNumbers(text).find(({ values }) => !values.some((value) => known.has(value)));
  if (number) return because('sentence.number-not-found', { number: number.written });
  if (isTurned(text, quotes)) return because('sentence.turned');
  return shareIn(text, ground) < LIMITS.borneOut ? because('sentence.not-borne-out') : null;
}

/** Adds a negation no quote has, or drops one all quotes have. */
const isTurned = (text: string, quotes: readonly string[]): boolean =>
  NO.test(text) ? !quotes.some((quote) => NO.test(quote)) : quotes.every((quote) => NO.test(quote));

/** Share of the sentence's words found in its quotes. */
function shareIn(text: string, ground: string): number {
  const said = new Set(contentStems(text));
  const known = new Set(contentStems(ground));
  return said.size === 0 ? 0 : [...said].filter((stem) => known.has(stem)).length / said.size;
}
