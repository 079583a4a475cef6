import type { SourceView } from '@corroborate/domain';
import { legible, numberPassages, type NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** A quote in the newsroom's language, for people beside the original: nothing is decided by it. */
export interface Translation {
  sourceId: number;
  text: string;
  /** Two-letter codes. */
  from: string;
  into: string;
  /** Who translated. */
  by: string;
}

export interface TranslateInput {
  sources: readonly SourceView[];
  /** Sources that count, by id: theirs are translated first. */
  counted: readonly number[];
  into: string;
}

/** A quote that wants a translation, as a model is shown it. */
export interface ForeignQuote extends NumberedPassage {
  sourceId: number;
  from: string;
}

/** Quotes of pages that support or dispute the topic in another language, those that count first. */
export function foreignQuotes({ sources, counted, into }: TranslateInput): ForeignQuote[] {
  const first = new Set(counted);
  return sources
    .filter(({ stance, isTopicPage }) => !isTopicPage && (stance.stance === 'supports' || stance.stance === 'disputes'))
    .sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)) || a.tier - b.tier || a.id - b.id)
    .flatMap((source) => quoteOf(source, into))
    .slice(0, REASONING.maxTranslations);
}

function quoteOf({ id, language, stance: { passage } }: SourceView, into: string): ForeignQuote[] {
  const from = language?.slice(0, 2).toLowerCase() ?? into;
  if (!passage || from === into) return [];
  const shown = numberPassages(passage.quote, '');
  // An order to a machine anywhere in it, and nobody is asked to translate it.
  if (shown.length === 0 || shown.some(({ withheld }) => withheld)) return [];
  return [{ id: `s${id}`, sourceId: id, from, raw: passage.quote, start: 0, withheld: false }];
}

/** One that says something else than the quote, and brings no figure that is not there. */
export function isTranslation(text: string, quote: string): boolean {
  const legibleText = legible(text);
  if (
    legibleText === '' ||
    legibleText === legible(quote) ||
    legibleText.length > REASONING.longestTranslation * quote.length + 80
  )
    return false;
  const known = new Set(digitsOf(quote));
  // A script with figures of its own, or a quote that spells them, tells nothing of them.
  return known.size === 0 || digitsOf(legibleText).every((one) => known.has(one));
}

const digitsOf = (text: string): string[] => text.replace(/(?<=\d)[.,’'\s](?=\d)/g, '').match(/\d+/g) ?? [];
