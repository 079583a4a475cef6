import { createReason, toReasonText, type Reason } from '@corroborate/domain';
import { hasName, indexNames, lexicon, findProperNames, type NameIndex } from '@corroborate/text';
import type { CheckedCount, Draft } from '../draft';
import { normalizeForComparison, plainLine, QUOTED_TEXT } from '../quoting';
import type { SourceEntry, SourceList } from '../source-list';
import { checkableNumbers } from './numbers';

const STOCK_PHRASES = lexicon('en', 'report-phrases').pattern;

/**
 * Why a sentence may not appear in a report; null if it may. Quotes, numbers and names must be verbatim in a cited
 * capture, except counts that match the cited sources. Applies equally to composed and model-written sentences.
 */
export function sentenceFault(sentence: Draft, list: SourceList): Reason | null {
  const phrase = STOCK_PHRASES.exec(withoutQuotes(sentence.text))?.[0];
  if (phrase !== undefined) return createReason('sentence.set-phrase', { phrase });
  if (sentence.basis === 'case') return null;
  const entries = sentence.citations.map(({ n }) => list.at(n));
  const unknown = sentence.citations.find((_, at) => entries[at] === undefined);
  if (unknown) return createReason('sentence.unknown-source', { n: unknown.n });
  const cited = entries.filter((entry) => entry !== undefined);
  if (cited.length === 0) return createReason('sentence.no-source');
  return quoteFault(sentence, cited, list) ?? countFault(sentence, cited) ?? wordsFault(sentence, cited);
}

/** The reason as text, for dropped sentences. */
export const formatFault = (why: Reason) => ({ reason: toReasonText(why), code: why.code, params: why.params });

const withoutQuotes = (text: string): string => text.replace(QUOTED_TEXT, ' ');

function quoteFault({ text, citations }: Draft, cited: readonly SourceEntry[], list: SourceList): Reason | null {
  const lost = citations.find(({ n, quote }) => quote !== null && !containsQuote(list.at(n), quote));
  if (lost) return createReason('sentence.quote-not-found', { n: lost.n });
  const shown = [...text.matchAll(QUOTED_TEXT)].flatMap(([, quote = '']) => quote.split('…'));
  const missing = shown.some((part) => part.trim() !== '' && !cited.some((entry) => containsQuote(entry, part)));
  return missing ? createReason('sentence.quote-not-found', { n: citations[0]?.n ?? 0 }) : null;
}

/** Verbatim search first, because it is fast and usually succeeds. */
const containsQuote = (entry: SourceEntry | undefined, quote: string): boolean =>
  entry !== undefined &&
  (entry.text.includes(quote) || searchableCapture(entry).comparable.includes(normalizeForComparison(quote)));

function countFault({ counted = [] }: Draft, cited: readonly SourceEntry[]): Reason | null {
  const wrong = counted.find(({ value, of }) => value !== countCited(of, cited));
  return wrong ? createReason('sentence.number-not-found', { number: wrong.words }) : null;
}

const countCited = (of: CheckedCount['of'], cited: readonly SourceEntry[]): number =>
  new Set(cited.map(({ voice, source }) => (of === 'voices' ? voice : source.n))).size;

/** The reason if a number or name outside quotation marks is not in the cited sources; otherwise null. */
function wordsFault({ text, counted = [] }: Draft, cited: readonly SourceEntry[]): Reason | null {
  const known = cited.flatMap(({ source: { published, outlet, title } }) => [
    ...(published === null ? [] : [published, published.split(',').slice(0, 2).join(',')]),
    plainLine(outlet),
    plainLine(title),
  ]);
  const allowed = [...known, ...counted.map(({ words }) => words)];
  const rest = allowed.reduce((left, words) => left.replaceAll(words, ' '), withoutQuotes(text));
  const number = checkableNumbers(rest).find(
    ({ values }) => !values.some((value) => cited.some((entry) => searchableCapture(entry).numbers.has(value))),
  );
  if (number) return createReason('sentence.number-not-found', { number: number.written });
  const name = findProperNames(rest).find(
    (one) => !cited.some((entry) => hasName(searchableCapture(entry).names, one)),
  );
  return name === undefined ? null : createReason('sentence.name-not-found', { name });
}

/** A captured page whose searchable forms are computed on first use. */
class SearchableCapture {
  private readonly text: string;
  private plain?: string;
  private values?: ReadonlySet<number>;
  private index?: NameIndex;

  constructor({ source, text }: SourceEntry) {
    this.text = `${source.outlet}\n${text}`;
  }

  get comparable(): string {
    return (this.plain ??= normalizeForComparison(this.text));
  }

  get numbers(): ReadonlySet<number> {
    return (this.values ??= new Set(checkableNumbers(this.text).flatMap(({ values }) => values)));
  }

  get names(): NameIndex {
    return (this.index ??= indexNames(this.text));
  }
}

const CAPTURE_CACHE = new WeakMap<SourceEntry, SearchableCapture>();

function searchableCapture(entry: SourceEntry): SearchableCapture {
  const known = CAPTURE_CACHE.get(entry);
  if (known) return known;
  const read = new SearchableCapture(entry);
  CAPTURE_CACHE.set(entry, read);
  return read;
}
