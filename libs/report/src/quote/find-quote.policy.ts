import { listContentStems, lexicon, splitSentences } from '@corroborate/text';
import { MIN_COMPARED_WORDS, MAX_MATCHES, SAME_SENTENCE_SHARE } from '../report.thresholds';
import { checkableNumbers } from '../report/check/numbers';
import { normalizeForComparison } from '../report/quoting';

export const QUOTE_VERDICTS = ['VERIFIED', 'NOT_FOUND', 'CONTRADICTED', 'NO_EVIDENCE'] as const;
export type QuoteVerdict = (typeof QUOTE_VERDICTS)[number];

/** Stored page text; empty if deleted. */
export interface KeptPage {
  sourceId: number;
  text: string;
}

export interface QuotePlace {
  sourceId: number;
  /** As written on the page. */
  passage: string;
  /** True for a verbatim match; false if white space, quotation marks or capitals differ. */
  exact: boolean;
}

export interface QuoteFinding {
  verdict: QuoteVerdict;
  /** Locations of the quote; for `CONTRADICTED` the contradicting sentences. */
  places: QuotePlace[];
  /** Number of pages searched. */
  searched: number;
}

/**
 * Searches the stored text of a case's sources for a quote. A sentence with a different figure, or with a negation that
 * the quote lacks, contradicts it. Compares wording only, for people to check; changes no verdict.
 */
export function findQuote(quote: string, pages: readonly KeptPage[]): QuoteFinding {
  const kept = pages.filter(({ text }) => text.trim() !== '');
  const finding = (verdict: QuoteVerdict, places: QuotePlace[]): QuoteFinding => ({
    verdict,
    places: places.slice(0, MAX_MATCHES),
    searched: kept.length,
  });
  if (kept.length === 0) return finding('NO_EVIDENCE', []);
  const places = kept.flatMap((page) => findPlace(page, quote) ?? []);
  if (places.length > 0) return finding('VERIFIED', places);
  const contradictions = kept.flatMap((page) => findContradictions(page, quote));
  return contradictions.length > 0 ? finding('CONTRADICTED', contradictions) : finding('NOT_FOUND', []);
}

/** Location of the quote on a page; parts separated by an ellipsis must occur in order. Null if not found. */
function findPlace({ sourceId, text }: KeptPage, quote: string): QuotePlace | null {
  if (text.includes(quote.trim())) return { sourceId, passage: quote.trim(), exact: true };
  const parts = quote.split(/…|\.{3}/).map(normalizeForComparison);
  const wanted = parts.filter((part) => part !== '');
  if (wanted.length === 0 || !containsInOrder(normalizeForComparison(text), wanted)) return null;
  return { sourceId, passage: passageOf(text, wanted), exact: false };
}

function containsInOrder(text: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/** Sentences that contain a part of the quote or are contained in one; the joined parts if there are none. */
function passageOf(text: string, parts: readonly string[]): string {
  const holding = splitSentences(text).filter(({ text: sentence }) => {
    const words = normalizeForComparison(sentence);
    return words !== '' && parts.some((part) => words.includes(part) || part.includes(words));
  });
  return holding.length > 0 ? holding.map(({ text: sentence }) => sentence).join(' ') : parts.join(' … ');
}

const NEGATION = lexicon('en', 'cues', 'negation').pattern;

function findContradictions({ sourceId, text }: KeptPage, quote: string): QuotePlace[] {
  const wanted = new Set(listContentStems(quote));
  if (wanted.size < MIN_COMPARED_WORDS) return [];
  return splitSentences(text)
    .filter(
      ({ text: sentence }) =>
        sharedWordRatio(wanted, sentence) >= SAME_SENTENCE_SHARE && contradictsQuote(quote, sentence),
    )
    .map(({ text: passage }) => ({ sourceId, passage, exact: false }));
}

function sharedWordRatio(wanted: ReadonlySet<string>, sentence: string): number {
  const has = new Set(listContentStems(sentence));
  return [...wanted].filter((stem) => has.has(stem)).length / wanted.size;
}

const contradictsQuote = (quote: string, sentence: string): boolean =>
  NEGATION.test(quote) !== NEGATION.test(sentence) || hasOtherFigures(quote, sentence);

/** True if each text has a figure the other lacks; a missing figure alone contradicts nothing. */
function hasOtherFigures(quote: string, sentence: string): boolean {
  const [asked, found] = [checkableNumbers(quote), checkableNumbers(sentence)];
  const lacks = (from: typeof asked, others: typeof asked) =>
    from.some(({ values }) => !others.some((other) => other.values.some((value) => values.includes(value))));
  return lacks(asked, found) && lacks(found, asked);
}
