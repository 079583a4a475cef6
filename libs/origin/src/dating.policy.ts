import type { Article, DateRecord, Instant } from '@corroborate/domain';
import { DATING_LIMITS } from './origin.thresholds';

/** Data from which a page's publication time is determined. */
export interface DatedPage {
  article: Pick<Article, 'published'>;
  /** Date from a search engine; it may refine another date, but alone it proves nothing. */
  engineDate: DateRecord | null;
  /** Time at which an archive had already captured the page. */
  archivedBy: Instant | null;
}

/**
 * `own`: the page's own date; `sharpened`: a vague own date refined by a matching engine date; `archive`: first capture
 * only; `engine`: engine date only.
 */
export type DatingBasis = 'own' | 'sharpened' | 'archive' | 'engine' | 'none';

export interface Dating {
  /** Best estimate in ms, for ordering; `Infinity` if unknown. */
  at: number;
  /** Earliest possible time in ms; the next field is the latest. */
  from: number;
  to: number;
  basis: DatingBasis;
  /** Latest time that can be proved, from the page's own date or a capture; null if only an engine gives a date. */
  notLaterThan: Instant | null;
  /** True if an archive captured the page before the date the page now shows. */
  redated: boolean;
}

const UNDATED: Dating = {
  at: Infinity,
  from: -Infinity,
  to: Infinity,
  basis: 'none',
  notLaterThan: null,
  redated: false,
};
const toInstant = (ms: number): Instant => new Date(ms).toISOString();

/**
 * When a page was published. `localOffsetMs`: how far the region's clocks are behind UTC, for dates without a time
 * zone. A later `modified` date is ignored, because it does not say when the page first appeared.
 */
export function datePage(page: DatedPage, localOffsetMs = 0): Dating {
  const archived = page.archivedBy ? Date.parse(page.archivedBy) : NaN;
  const own = page.article.published?.signal === 'engine' ? null : page.article.published;
  const shown = page.engineDate ?? (own ? null : page.article.published);
  const dated = own ? dateFromPage(own, shown, localOffsetMs) : null;
  if (!Number.isNaN(archived)) return dateFromCapture(archived, dated, shown);
  return dated ?? dateFromEngine(shown);
}

function dateFromPage(own: DateRecord, shown: DateRecord | null, localOffsetMs: number): Dating {
  const { from, to } = boundsOf(own);
  const base = { from, to, notLaterThan: toInstant(to), redated: false };
  const sharp = shown && morePrecise(shown, own) ? Date.parse(shown.value) : NaN;
  if (to - from > DATING_LIMITS.vagueMs && sharp >= from && sharp <= to)
    return { ...base, at: sharp, basis: 'sharpened' };
  return { ...base, at: clamp(estimateTime(own, localOffsetMs), from, to), basis: 'own' };
}

/** The first capture is an upper bound, and overrules a later date on the page. */
function dateFromCapture(archived: number, dated: Dating | null, shown: DateRecord | null): Dating {
  const bound = { to: archived, notLaterThan: toInstant(archived), redated: false };
  if (dated && dated.from > archived) return { ...UNDATED, ...bound, at: archived, basis: 'archive', redated: true };
  if (dated) return dated.to <= archived ? dated : { ...dated, ...bound, at: Math.min(dated.at, archived) };
  const engine = shown ? Date.parse(shown.value) : NaN;
  const near = engine <= archived && archived - engine <= DATING_LIMITS.captureLagMs;
  return { ...UNDATED, ...bound, at: near ? engine : archived, basis: 'archive' };
}

function dateFromEngine(shown: DateRecord | null): Dating {
  return shown ? { ...UNDATED, at: estimateTime(shown, 0), basis: 'engine' } : UNDATED;
}

/** Bounds from the record; if it has none, from the precision of the date. */
function boundsOf(record: DateRecord) {
  const value = Date.parse(record.value);
  const from = record.earliest ? Date.parse(record.earliest) : value;
  const to = record.latest ? Date.parse(record.latest) : value + DATING_LIMITS.spanMs[record.precision];
  return { from: Math.min(from, value), to: Math.max(to, value) };
}

/**
 * A date without a time means an unknown hour of that day in the region's time zone; a time without a zone is in that
 * zone, too.
 */
function estimateTime(record: DateRecord, localOffsetMs: number): number {
  return (
    Date.parse(record.value) + (record.zone === null ? localOffsetMs : 0) + DATING_LIMITS.typicalMs[record.precision]
  );
}

const PRECISION_ORDER: DateRecord['precision'][] = ['second', 'minute', 'hour', 'day', 'month', 'year'];
const morePrecise = (shown: DateRecord, own: DateRecord): boolean =>
  PRECISION_ORDER.indexOf(shown.precision) < PRECISION_ORDER.indexOf('day') &&
  (PRECISION_ORDER.indexOf(shown.precision) < PRECISION_ORDER.indexOf(own.precision) || own.zone === null);
const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Most common offset behind UTC among the pages, in ms; 0 if no page states an offset. */
export function typicalOffset(pages: readonly DatedPage[]): number {
  const counts = new Map<number, number>();
  for (const { article } of pages) {
    const offset = offsetOf(article.published?.zone ?? null);
    if (offset !== null) counts.set(offset, (counts.get(offset) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/**
 * Offset behind UTC: `-04:00` is four hours. `Z` and `GMT` do not indicate a place, because software writes them
 * everywhere.
 */
function offsetOf(zone: string | null): number | null {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone ?? '');
  if (!match) return null;
  const ms = (Number(match[2]) * 60 + Number(match[3])) * 60_000;
  if (ms === 0) return null;
  return match[1] === '-' ? ms : -ms;
}

/**
 * An engine's date for an undated page is accepted only if it is near reports with their own dates; if it is far
 * earlier than all of them, the engine is assumed to be wrong.
 */
export function boundDating(datings: Map<number, Dating>): Map<number, Dating> {
  const proven = [...datings.values()]
    .filter((one) => one.basis !== 'engine' && Number.isFinite(one.at))
    .map((one) => one.at);
  const floor = proven.length > 0 ? Math.min(...proven) - DATING_LIMITS.engineLeadMs : -Infinity;
  return new Map([...datings].map(([id, one]) => [id, one.basis === 'engine' && one.at < floor ? UNDATED : one]));
}
