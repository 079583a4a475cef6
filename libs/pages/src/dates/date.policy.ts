import { HOUR_MS, type DateRecord } from '@corroborate/domain';
import { DATE_RULES } from '../pages.thresholds';
import type { DateCandidate, ParsedDate } from './date.types';

export interface PageDates {
  published: DateRecord | null;
  modified: DateRecord | null;
}

/**
 * Decides publication and modification dates from all dates on a page. Declared dates (JSON-LD, meta) take precedence
 * over visible ones, and visible ones over the URL; conflicting dates widen the bounds.
 */
export function decideDates(all: DateCandidate[], fetchedAt: Date, orderKnown: boolean): PageDates {
  const settled = settleOrder(all, fetchedAt, orderKnown);
  const sane = limitPerSignal(settled.filter((candidate) => isSane(candidate.date, fetchedAt)));
  const modified = pickModified(sane);
  const published = pickPublished(sane, modified);
  return {
    published: published ? toDateRecord(published, sane, modified, fetchedAt) : null,
    modified: modified ? { ...toDateRecord(modified, [], null, fetchedAt) } : null,
  };
}

/** Limits dates per signal: a page may have thousands (listings, comments), and its own are among the first. */
function limitPerSignal(all: DateCandidate[]): DateCandidate[] {
  const counts = new Map<string, number>();
  return all.filter(({ signal }) => {
    const count = (counts.get(signal) ?? 0) + 1;
    counts.set(signal, count);
    return count <= DATE_RULES.maxPerSignal;
  });
}

function isSane(date: ParsedDate, fetchedAt: Date): boolean {
  const latest = fetchedAt.getTime() + DATE_RULES.futureToleranceHours * HOUR_MS;
  return date.time <= latest && Number(date.day.slice(0, 4)) >= DATE_RULES.earliestYear && date.day !== '1990-01-01';
}

function pickModified(all: DateCandidate[]): DateCandidate | null {
  return pickBest(
    all.filter((c) => c.role === 'modified'),
    (c) => c.weight + signalTrust(c),
  );
}

function pickPublished(all: DateCandidate[], modified: DateCandidate | null): DateCandidate | null {
  const named = all.filter((c) => c.role === 'published' || c.role === 'unknown');
  const choice = pickBest(named, (c) => c.weight + signalTrust(c) + agreementScore(c, named)) ?? pickOnlyDay(named);
  // If only a modification date is known, no publication date is claimed.
  if (!choice) return null;
  // Some systems update `datePublished` with every change. An earlier date that is shown or in the URL is then the
  // original one.
  const moved = modified !== null && isModificationDate(choice, modified);
  const earlier = moved
    ? pickBest(
        named.filter(
          (c) =>
            c !== choice &&
            c.role === 'published' &&
            c.weight >= DATE_RULES.firstDateWeight &&
            (c.order < 0 || !isShownAsPublished(choice, named)) &&
            c.date.time < choice.date.time - DATE_RULES.sameDayHours * HOUR_MS,
        ),
        (c) => c.weight + signalTrust(c),
      )
    : null;
  return pickMostPrecise(earlier ?? choice, named);
}

/**
 * Whether the declared date equals the modification date, to the minute, or to the day if either is no more precise.
 */
function isModificationDate({ signal, date }: DateCandidate, modified: DateCandidate): boolean {
  if (signal !== 'json-ld' && signal !== 'meta') return false;
  if (Math.abs(date.time - modified.date.time) < 60_000) return true;
  return (date.precision === 'day' || modified.date.precision === 'day') && date.day === modified.date.day;
}

/**
 * Whether the page prints the declared day as its publication date; if so, other printed days belong to other stories.
 */
const isShownAsPublished = ({ date }: DateCandidate, named: DateCandidate[]): boolean =>
  named.some((c) => c.order >= 0 && c.role === 'published' && c.weight >= 0.5 && c.date.day === date.day);

/**
 * If a page shows only one day that is marked as a date (by a label, a `time` element or markup in its line), that is
 * the page's date, wherever the template puts it.
 */
function pickOnlyDay(named: DateCandidate[]): DateCandidate | null {
  if (named.some(({ date }) => date.day !== named[0]!.date.day || date.precision === 'month')) return null;
  const explicit = named.find(({ role, signal }) => role === 'published' || signal === 'time-element');
  const twice = (one: DateCandidate, at: number) =>
    one.order >= 0 && named.slice(0, at).some(({ order }) => order === one.order);
  return explicit ?? named.find(twice) ?? null;
}

/** Of the candidates for the same day, the most precise one: a time with a zone is better than a date alone. */
function pickMostPrecise(choice: DateCandidate, all: DateCandidate[]): DateCandidate {
  if (choice.date.precision === 'second' || choice.date.precision === 'minute') return choice;
  const finer = all.find(
    (c) =>
      c.date.day === choice.date.day &&
      c.date.zone !== null &&
      (c.date.precision === 'second' || c.date.precision === 'minute') &&
      c.weight >= 0.5,
  );
  return finer ?? choice;
}

/** Trust in a signal. Declared dates come from the publishing system; visible ones may be part of the story. */
function signalTrust(candidate: DateCandidate): number {
  const byPrecision = candidate.date.precision === 'month' || candidate.date.precision === 'year' ? -0.5 : 0;
  switch (candidate.signal) {
    case 'json-ld':
      return 0.5 + byPrecision;
    case 'meta':
      return 0.45 + byPrecision;
    case 'time-element':
      return 0.2 + byPrecision;
    default:
      return byPrecision;
  }
}

/** Support from other kinds of signals that give the same day. */
function agreementScore(candidate: DateCandidate, all: DateCandidate[]): number {
  const kinds = new Set(
    all
      .filter((c) => c.signal !== candidate.signal && c.date.day === candidate.date.day && c.weight >= 0.3)
      .map((c) => c.signal),
  );
  return Math.min(2, kinds.size) * 0.15;
}

function pickBest(list: DateCandidate[], score: (c: DateCandidate) => number): DateCandidate | null {
  let top: DateCandidate | null = null;
  let topScore = 0.25;
  for (const candidate of list) {
    const value = score(candidate);
    if (value > topScore) [top, topScore] = [candidate, value];
  }
  return top;
}

function toDateRecord(
  choice: DateCandidate,
  others: DateCandidate[],
  modified: DateCandidate | null,
  fetchedAt: Date,
): DateRecord {
  const { date, signal } = choice;
  const [from, to] = timeRange(date);
  const rivals = others.filter(
    (c) =>
      c.role === 'published' &&
      c.weight >= 0.7 &&
      Math.abs(c.date.time - date.time) > DATE_RULES.sameDayHours * HOUR_MS,
  );
  const swapped =
    date.swapped === undefined ? [] : [timeRange({ ...date, time: Date.parse(date.swapped), precision: 'day' })];
  const earliest = Math.min(from, ...swapped.map(([start]) => start), ...rivals.map((c) => timeRange(c.date)[0]));
  const bounds = [to, ...swapped.map(([, end]) => end), ...rivals.map((c) => timeRange(c.date)[1])];
  // The page cannot be published after it was modified or fetched.
  const ceiling = Math.min(
    fetchedAt.getTime(),
    modified && modified.date.time > from ? timeRange(modified.date)[1] : Infinity,
  );
  const latest = Math.max(date.time, Math.min(Math.max(...bounds), ceiling));
  return {
    value: toIso(date.time),
    precision: date.precision,
    signal,
    zone: date.zone,
    earliest: toIso(earliest),
    latest: toIso(latest),
  };
}

const toIso = (time: number): string => new Date(time).toISOString();

/** Earliest and latest time that the date can mean; any time zone is possible if none is given. */
function timeRange({ time, precision, zone, earliest = time }: ParsedDate): [number, number] {
  const length = {
    second: 1000,
    minute: 60_000,
    hour: HOUR_MS,
    day: 24 * HOUR_MS,
    month: 31 * 24 * HOUR_MS,
    year: 366 * 24 * HOUR_MS,
  }[precision];
  const start = Math.min(time, earliest);
  return zone === null ? [start - 14 * HOUR_MS, time + length + 12 * HOUR_MS] : [start, time + length];
}

/**
 * Decides which number of "03/04/2026" is the day: by the page's language or country, by another date on the page that
 * is unambiguous, or because the other reading is in the future. Otherwise both days are kept.
 */
function settleOrder(all: DateCandidate[], fetchedAt: Date, orderKnown: boolean): DateCandidate[] {
  const certain = new Set(all.filter(({ date }) => date.swapped === undefined).map(({ date }) => date.day));
  return all.map((candidate) => ({
    ...candidate,
    date: settleDate(candidate.date, { certain, fetchedAt, orderKnown }),
  }));
}

interface OrderEvidence {
  certain: ReadonlySet<string>;
  fetchedAt: Date;
  orderKnown: boolean;
}

function settleDate(date: ParsedDate, { certain, fetchedAt, orderKnown }: OrderEvidence): ParsedDate {
  const { swapped, ...known } = date;
  if (swapped === undefined) return date;
  const latest = fetchedAt.getTime() + DATE_RULES.futureToleranceHours * HOUR_MS;
  const isAhead = (day: string): boolean => Date.parse(day) > latest;
  const asWritten = certain.has(known.day) || isAhead(swapped);
  if (orderKnown || asWritten) return known;
  return certain.has(swapped) || isAhead(known.day) ? swapDay(known, swapped) : date;
}

const swapDay = (date: ParsedDate, day: string): ParsedDate => ({
  ...date,
  day,
  time: date.time + Date.parse(day) - Date.parse(date.day),
});
