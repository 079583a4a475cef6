import type { OriginResult, ResultSource } from '../../api/types';
import { formatDate } from '../../ui/format';

/** Computes the graph of how a story spread. */

export type Report = ReturnType<typeof toReports>[number];

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Reports more than this before the origin are drawn at the edge, because they would compress the rest. */
const MAX_BEFORE_ORIGIN_MS = 36 * HOUR_MS;
const MAX_REPORTS = 40;

/** Reports, earliest first and undated last. */
export function toReports(origin: OriginResult, sources: ResultSource[]) {
  const reports = sources.map(({ source_id, name, stance, published }) => ({
    id: source_id,
    name,
    stance,
    /** Publication time in ms; null if undated. */
    at: published ? Date.parse(published.value) : null,
    /** True if only the date is known. */
    dayOnly: published?.precision === 'day',
    origin: source_id === origin.source_id,
  }));
  return reports.sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity)).slice(0, MAX_REPORTS);
}

/** Displayed period in ms; at least one hour long. */
export function timeSpan(reports: Report[], origin: OriginResult): { from: number; to: number } {
  const times = reports.flatMap(({ at }) => at ?? []);
  const first = Math.min(...times);
  const dated = origin.date ? Date.parse(origin.date.value) : first;
  const root = reports.find((report) => report.origin)?.at ?? dated;
  const from = Math.max(first, root - MAX_BEFORE_ORIGIN_MS);
  return { from, to: Math.max(from + HOUR_MS, ...times) };
}

/** Citations between the displayed reports. */
export function listCitations(origin: OriginResult, reports: Report[]): { from: number; to: number }[] {
  const shown = new Set(reports.map(({ id }) => id));
  const edges = origin.propagation?.edges ?? origin.citations.map(({ fromId, toId }) => ({ from: fromId, to: toId }));
  return edges.flatMap(({ from, to }) =>
    to !== null && to !== from && shown.has(from) && shown.has(to) ? [{ from, to }] : [],
  );
}

const STEP_HOURS = [1, 2, 3, 6, 12, 24, 48, 96, 168, 336, 720, 2160];
const YEAR_HOURS = 8760;
/** Approximate number of axis ticks. */
const TARGET_TICKS = 6;
const MAX_TICKS = 9;

/** Offset of local time from UTC at a given time, in ms. */
const utcOffsetMs = (at: number): number => -new Date(at).getTimezoneOffset() * 60_000;

/** Round times within the period, in a time zone that is `ahead` ms ahead of UTC. */
export function computeTicks({ from, to }: { from: number; to: number }, ahead = utcOffsetMs(from)): number[] {
  const step = (STEP_HOURS.find((hours) => (to - from) / (hours * HOUR_MS) <= TARGET_TICKS) ?? YEAR_HOURS) * HOUR_MS;
  const first = Math.ceil((from + ahead) / step) * step - ahead;
  const many = Math.min(MAX_TICKS, Math.floor((to - first) / step) + 1);
  return Array.from({ length: many }, (_, n) => first + n * step);
}

/** Tick label: the date at midnight, otherwise the time. */
export function formatTick(at: number, ahead = utcOffsetMs(at)): string {
  const iso = new Date(at).toISOString();
  return (at + ahead) % DAY_MS === 0 ? formatDate(iso, 'short') : formatDate(iso, 'clock');
}
