import type { OriginLine, ResultSource } from '../../api/types';
import { formatDate } from '../../ui/format';

/** How a story spread, as places in time and in a picture. */

export type Report = ReturnType<typeof reportsOf>[number];

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Reports older than this before the origin are drawn at the edge: they would squeeze everything else into one dot. */
const BEFORE_MS = 36 * HOUR_MS;
const MOST_REPORTS = 40;

/** Earliest first, undated ones behind them. */
export function reportsOf(origin: OriginLine, sources: ResultSource[]) {
  const reports = sources.map(({ source_id, name, stance, published }) => ({
    id: source_id,
    name,
    stance,
    /** Milliseconds; null where it is undated. */
    at: published ? Date.parse(published.value) : null,
    /** Only the day is known. */
    dayOnly: published?.precision === 'day',
    origin: source_id === origin.source_id,
  }));
  return reports.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity)).slice(0, MOST_REPORTS);
}

/** The time the picture shows, in milliseconds: never less than an hour. */
export function spanOf(reports: Report[], origin: OriginLine): { from: number; to: number } {
  const times = reports.flatMap(({ at }) => at ?? []);
  const first = Math.min(...times);
  const dated = origin.date ? Date.parse(origin.date.value) : first;
  const root = reports.find((report) => report.origin)?.at ?? dated;
  const from = Math.max(first, root - BEFORE_MS);
  return { from, to: Math.max(from + HOUR_MS, ...times) };
}

/** Who leans on whom, among the reports that are shown. */
export function leaningOf(origin: OriginLine, reports: Report[]): { from: number; to: number }[] {
  const shown = new Set(reports.map(({ id }) => id));
  const edges = origin.propagation?.edges ?? origin.citations.map(({ fromId, toId }) => ({ from: fromId, to: toId }));
  return edges.flatMap(({ from, to }) =>
    to !== null && to !== from && shown.has(from) && shown.has(to) ? [{ from, to }] : [],
  );
}

const STEP_HOURS = [1, 2, 3, 6, 12, 24, 48, 96, 168, 336, 720, 2160];
const YEAR_HOURS = 8760;
/** Steps between the ends, about so many. */
const STEPS = 6;
const MOST_TICKS = 9;

/** How far the clock here is ahead of UTC, ms. */
const aheadAt = (at: number): number => -new Date(at).getTimezoneOffset() * 60_000;

/** Moments between the ends that are round by a clock so far `ahead` of UTC. */
export function ticksOf({ from, to }: { from: number; to: number }, ahead = aheadAt(from)): number[] {
  const step = (STEP_HOURS.find((hours) => (to - from) / (hours * HOUR_MS) <= STEPS) ?? YEAR_HOURS) * HOUR_MS;
  const first = Math.ceil((from + ahead) / step) * step - ahead;
  const many = Math.min(MOST_TICKS, Math.floor((to - first) / step) + 1);
  return Array.from({ length: many }, (_, n) => first + n * step);
}

/** The day at midnight, the time otherwise. */
export function tickWords(at: number, ahead = aheadAt(at)): string {
  const iso = new Date(at).toISOString();
  return (at + ahead) % DAY_MS === 0 ? formatDate(iso, 'short') : formatDate(iso, 'clock');
}
