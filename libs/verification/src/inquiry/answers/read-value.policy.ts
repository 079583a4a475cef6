import { clockTimes, dateMentions, lexicon, quantities, toldDays } from '@corroborate/text';
import type { SourceView } from '@corroborate/domain';
import { askedFor, type Asked } from './asked-for';
import { isoDay } from './by-value';

/** Words that somebody read out of a quote. */
export interface ReadWords {
  question: string;
  words: string;
  quote: string;
  /** When its page was published. */
  published: SourceView['published'];
}

const NOUGHT = lexicon('en', 'asked-for', 'nought').pattern;

/** The answer as rules would write it, where they know its kind and find exactly one of it: “Monday” is a day. */
export function readValue(read: ReadWords): string {
  const asked = askedFor(read.question);
  const once = asked ? new Set(valuesOf(asked, read)) : new Set<string>();
  const [only] = once;
  return once.size === 1 && only ? only : read.words;
}

function valuesOf({ kind, ahead }: Asked, read: ReadWords): string[] {
  const { words } = read;
  if (kind === 'hour') return clockTimes(words).map(({ value }) => value);
  if (kind === 'day') return ahead ? writtenDays(words) : [...toldDaysOf(read), ...writtenDays(words)];
  if (kind === 'number' && quantities(words).length === 0 && NOUGHT.test(words)) return ['0'];
  return [];
}

/** Days past, where they stand in the words; the quote around them tells whether they are still to come. */
function toldDaysOf({ words, quote, published }: ReadWords): string[] {
  const at = quote.indexOf(words);
  const told = toldDays(quote, published).filter(({ start, end }) => start < at + words.length && end > at);
  return told.map(({ from }) => isoDay(from));
}

/** Days with their year: nobody is to work out which “Monday” to come is meant. */
const writtenDays = (words: string): string[] =>
  dateMentions(words).flatMap(({ year, month, day }) =>
    year && month && day ? [isoDay(Date.UTC(year, month - 1, day) / 86_400_000)] : [],
  );
