import {
  because,
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

/** How far back the search for anything earlier goes. */
export const EARLIER = {
  /**
   * Windows before the earliest report, in hours, each narrower: what is left to find lies close by. It costs calls, so
   * that only the longest mode does it: two windows in detailed mode found no further origin.
   */
  windowsHours: { quick: [], detailed: [], exhaustive: [168, 48, 12] } as Record<Mode, readonly number[]>,
  /** Pages read in one window. */
  maxPages: 4,
  maxResults: 12,
};

/** The window that ends at the earliest report found; null when no page's own date bounds it. */
export function windowBefore(origin: OriginFinding | null, hours: number): { from: string; to: string } | null {
  const bound = origin?.notLaterThan ?? null;
  const at = bound === null ? NaN : Date.parse(bound);
  return Number.isNaN(at)
    ? null
    : { from: new Date(at - hours * 3_600_000).toISOString(), to: new Date(at).toISOString() };
}

/** The plan's plainest query, asked again for the window alone. */
function queryFor(
  queries: readonly PlannedQuery[],
  topic: Pick<Topic, 'title'>,
  window: NonNullable<ReturnType<typeof windowBefore>>,
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

/** Results that nobody read yet; an engine's date may leave one out only when it puts it after the window. */
export function unread(
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
  topic: Pick<Topic, 'title'>;
  round: number;
  /** Lengths of the windows, the widest first; empty when this mode does not search backwards. */
  hours: readonly number[];
  queries: readonly PlannedQuery[];
  /** What an earlier round found out; it is not done twice. */
  before: EarlierSearch | null;
  origin: OriginFinding;
  ask(query: PlannedQuery): Promise<Pick<SearchOutput, 'results' | 'coverage'>>;
  /** Reads the pages and traces again. */
  read(results: RankedResult[]): Promise<{ read: number; origin: OriginFinding }>;
  known(): ReadonlySet<string>;
}

/** Asks for ever narrower windows before the earliest report, and moves back with every earlier one that appears. */
export async function searchBackwards(
  input: BackwardsInput,
): Promise<{ origin: OriginFinding; search: EarlierSearch | null }> {
  if (input.round > 1 || input.hours.length === 0) return { origin: input.origin, search: input.before };
  const windows: EarlierSearch['windows'] = [];
  let { origin } = input;
  for (const hours of input.hours) {
    const window = windowBefore(origin, hours);
    if (!window) break;
    const { results, coverage } = await input.ask(queryFor(input.queries, input.topic, window));
    const wanted = unread(results, input.known(), window, EARLIER.maxPages);
    const next = wanted.length > 0 ? await input.read(wanted) : { read: 0, origin };
    const earlier = isEarlier(next.origin, origin);
    windows.push({ ...window, read: next.read, earlier, unanswered: !hasAnswers(coverage) });
    origin = next.origin;
    if (!hasAnswers(coverage)) break;
  }
  return { origin, search: { windows, stop: stopReason(windows, input.hours.length - windows.length) } };
}

/** Another page, proven to be there before; an engine's date proves nothing. */
function isEarlier(next: OriginFinding, origin: OriginFinding): boolean {
  if (next.url === origin.url || next.notLaterThan === null || origin.notLaterThan === null) return false;
  return Date.parse(next.notLaterThan) < Date.parse(origin.notLaterThan);
}

/** Whether any engine answered. */
const hasAnswers = (coverage: readonly CoverageEntry[]): boolean =>
  coverage.some(({ outcome }) => outcome === 'found' || outcome === 'nothing-found');

/** Why the search backwards ended. */
function stopReason(windows: EarlierSearch['windows'], left: number): Reason {
  const last = windows.at(-1);
  if (!last) return because('backwards.no-window');
  if (last.unanswered) return because('backwards.nobody-asked');
  if (last.earlier && left === 0) return because('backwards.still-earlier');
  return because('backwards.nothing-earlier', { windows: windows.length, from: last.from, to: last.to });
}
