import type { SourceView } from '@corroborate/domain';
import { toVisibleText, numberPassages, type NumberedPassage } from '../grounding/passages.policy';
import { REASONING } from '../reasoning.thresholds';

/** A translated quote, shown next to the original. It does not affect the decision. */
export interface Translation {
  sourceId: number;
  text: string;
  /** Two-letter codes. */
  from: string;
  into: string;
  /** Name of the model that translated the quote. */
  by: string;
}

export interface TranslateInput {
  sources: readonly SourceView[];
  /** IDs of counted sources, whose quotes are translated first. */
  counted: readonly number[];
  into: string;
}

/** A quote to be translated, as sent to a model. */
export interface ForeignQuote extends NumberedPassage {
  sourceId: number;
  from: string;
}

/** Quotes in other languages from pages that support or dispute the topic, those from counted sources first. */
export function foreignQuotes({ sources, counted, into }: TranslateInput): ForeignQuote[] {
  const first = new Set(counted);
  return sources
    .filter(({ stance, isTopicPage }) => !isTopicPage && (stance.stance === 'supports' || stance.stance === 'disputes'))
    .sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)) || a.tier - b.tier || a.id - b.id)
    .flatMap((source) => toForeignQuote(source, into))
    .slice(0, REASONING.maxTranslations);
}

function toForeignQuote({ id, language, stance: { passage } }: SourceView, into: string): ForeignQuote[] {
  const from = language?.slice(0, 2).toLowerCase() ?? into;
  if (!passage || from === into) return [];
  const shown = numberPassages(passage.quote, '');
  // A possible prompt injection is not translated.
  if (shown.length === 0 || shown.some(({ withheld }) => withheld)) return [];
  return [{ id: `s${id}`, sourceId: id, from, raw: passage.quote, start: 0, withheld: false }];
}

/** Whether the translation differs from the quote, is not too long, and adds no figures. */
export function isTranslation(text: string, quote: string): boolean {
  const legibleText = toVisibleText(text);
  if (
    legibleText === '' ||
    legibleText === toVisibleText(quote) ||
    legibleText.length > REASONING.longestTranslation * quote.length + 80
  )
    return false;
  const known = new Set(digitsOf(quote));
  // Figures cannot be compared if the quote has none in Arabic digits.
  return known.size === 0 || digitsOf(legibleText).every((one) => known.has(one));
}

const digitsOf = (text: string): string[] => text.replace(/(?<=\d)[.,’'\s](?=\d)/g, '').match(/\d+/g) ?? [];
