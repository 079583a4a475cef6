import {
  createReason,
  type CoverageEntry,
  type EarlierSearch,
  type Mode,
  type OriginFinding,
  type PlannedQuery,
  type RankedResult,
  type Reason,
  type Topic,
} from '@corroborate/domain';
import type { SearchOutput } from '../stage.types';

/** Limits of the search for earlier reports. */
export const EARLIER_SEARCH_LIMITS = {
  /**
   * Lengths of the time windows before the earliest report, in hours. Each is narrower, because reports still to be
   * found are close to it.
   */
  windowsHours: { quick: [], detailed: [168], exhaustive: [168, 48, 12] } as Record<Mode, readonly number[]>,
  /** Maximum pages read per window. */
  maxPages: { quick: 0, detailed: 2, exhaustive: 4 } as Record<Mode, number>,
  maxResults: 12,
};

/** The window that ends at the earliest report or, if that has no date, at the event; null if neither has a date. */
export function buildEarlierWindow(
  origin: OriginFinding | null,
  hours: number,
  eventDate: Topic['eventDate'] = null,
): { from: string; to: string } | null {
  const bound = origin?.notLaterThan ?? eventDate;
  const at = bound === null ? NaN : Date.parse(bound);
  return Number.isNaN(at)
    ? null
    : { from: new Date(at - hours * 3_600_000).toISOString(), to: new Date(at).toISOString() };
}

/** The plan's simplest query, limited to the window. */
function queryFor(
  queries: readonly PlannedQuery[],
  topic: Pick<Topic, 'title'>,
  window: NonNullable<ReturnType<typeof buildEarlierWindow>>,
): PlannedQuery {
  const base = queries.find(({ strategy }) => strategy === 'keywords') ?? queries[0];
  const text = base?.text ?? topic.title;
  return {
    strategy: 'reverse-chronological',
    text,
    ...window,
    language: base?.language ?? null,
    reason: `Looks for reports older than the earliest one, from ${window.from} on.`,
  };
}

/** Results that have not been read yet, without those that an engine dates after the window. */
export function selectUnread(
  results: readonly RankedResult[],
  read: ReadonlySet<string>,
  window: { to: string },
  max: number,
): RankedResult[] {
  const late = ({ engineDate }: RankedResult) =>
    engineDate !== null && Date.parse(engineDate.earliest ?? engineDate.value) > Date.parse(window.to);
  return results.filter((one) => !read.has(one.url) && !read.has(one.canonicalUrl) && !late(one)).slice(0, max);
}

export interface BackwardsInput {
  topic: Pick<Topic, 'title'> & Partial<Pick<Topic, 'eventDate'>>;
  round: number;
  maxPages: number;
  /** Window lengths, widest first; empty if the mode does not search backward. */
  hours: readonly number[];
  queries: readonly PlannedQuery[];
  /** Result of the search in an earlier round, which is not repeated. */
  before: EarlierSearch | null;
  origin: OriginFinding;
  ask(query: PlannedQuery): Promise<Pick<SearchOutput, 'results' | 'coverage'>>;
  /** Reads the pages and traces the origin again. */
  read(results: RankedResult[]): Promise<{ read: number; origin: OriginFinding }>;
  known(): ReadonlySet<string>;
}

/**
 * Searches ever narrower windows before the earliest report; whenever it finds an earlier report, continues before that
 * one.
 */
export async function searchBackwards(
  input: BackwardsInput,
): Promise<{ origin: OriginFinding; search: EarlierSearch | null }> {
  if (input.round > 1 || input.hours.length === 0) return { origin: input.origin, search: input.before };
  const windows: EarlierSearch['windows'] = [];
  let { origin } = input;
  for (const hours of input.hours) {
    const window = buildEarlierWindow(origin, hours, input.topic.eventDate ?? null);
    if (!window) break;
    const { results, coverage } = await input.ask(queryFor(input.queries, input.topic, window));
    const wanted = selectUnread(results, input.known(), window, input.maxPages);
    const next = wanted.length > 0 ? await input.read(wanted) : { read: 0, origin };
    const earlier = isEarlier(next.origin, origin);
    windows.push({ ...window, read: next.read, earlier, unanswered: !hasAnswers(coverage) });
    origin = next.origin;
    if (!hasAnswers(coverage)) break;
  }
  return { origin, search: { windows, stop: stopReason(windows, input.hours.length - windows.length) } };
}

/** Whether `next` is a different page with proof of an earlier date; an engine's date is no proof. */
function isEarlier(next: OriginFinding, origin: OriginFinding): boolean {
  if (next.url === origin.url || next.notLaterThan === null) return false;
  return origin.notLaterThan === null || Date.parse(next.notLaterThan) < Date.parse(origin.notLaterThan);
}

/** Whether any engine answered. */
const hasAnswers = (coverage: readonly CoverageEntry[]): boolean =>
  coverage.some(({ outcome }) => outcome === 'found' || outcome === 'nothing-found');

/** Why the search backward ended. */
function stopReason(windows: EarlierSearch['windows'], left: number): Reason {
  const last = windows.at(-1);
  if (!last) return createReason('backwards.no-window');
  if (last.unanswered) return createReason('backwards.nobody-asked');
  if (last.earlier && left === 0) return createReason('backwards.still-earlier');
  return createReason('backwards.nothing-earlier', { windows: windows.length, from: last.from, to: last.to });
}
