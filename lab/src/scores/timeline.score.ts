import { contentStems } from '@corroborate/text';

/** An event as the truth of a topic has it, or as it was found. */
export interface EventLine {
  /** `2026`, `2026-10`, `2026-10-17` or `2026-10-17T06:40`. */
  date: string;
  text: string;
  entities?: string[];
}

export interface TimelinePair {
  topic: string;
  truth: EventLine[];
  found: EventLine[];
}

export interface TimelineScore {
  topics: number;
  /** Events in truth, and those of them that were found on their day. */
  events: number;
  right: number;
  /** Found with the same words on another day. */
  misdated: number;
  /** Found and in no truth. */
  unknown: number;
  /** Right of those found, and right of those in truth; of nothing, 1. */
  precision: number;
  recall: number;
  rows: TimelineRow[];
}

export interface TimelineRow {
  topic: string;
  right: EventLine[];
  missed: EventLine[];
  misdated: { truth: EventLine; found: EventLine }[];
  unknown: EventLine[];
}

/** From here on, of the shorter one's words, two lines tell of one event. */
const ALIKE = 0.34;

/** Events found beside those in truth: by day, as far as both say it, and by their words. Each counts once. */
export function scoreTimelines(pairs: readonly TimelinePair[]): TimelineScore {
  const rows = pairs.map(compared);
  const count = (pick: (row: TimelineRow) => readonly unknown[]) =>
    rows.reduce((sum, row) => sum + pick(row).length, 0);
  const right = count((row) => row.right);
  const misdated = count((row) => row.misdated);
  const unknown = count((row) => row.unknown);
  const events = pairs.reduce((sum, { truth }) => sum + truth.length, 0);
  return {
    topics: pairs.length,
    events,
    right,
    misdated,
    unknown,
    precision: ratio(right, right + misdated + unknown),
    recall: ratio(right, events),
    rows,
  };
}

function compared({ topic, truth, found }: TimelinePair): TimelineRow {
  const open = new Set(found);
  const take = (event: EventLine, fits: (other: EventLine) => boolean): EventLine | null => {
    const [best] = [...open].filter(fits).sort((a, b) => alike(event, b) - alike(event, a));
    if (!best || alike(event, best) < ALIKE) return null;
    open.delete(best);
    return best;
  };
  const right = truth.filter((event) => take(event, ({ date }) => sameDay(date, event.date)) !== null);
  const rest = truth.filter((event) => !right.includes(event));
  const misdated = rest.flatMap((event) => {
    const other = take(event, ({ date }) => !sameDay(date, event.date));
    return other ? [{ truth: event, found: other }] : [];
  });
  const missed = rest.filter((event) => !misdated.some((one) => one.truth === event));
  return { topic, right, missed, misdated, unknown: [...open] };
}

/** As far as both say it: an hour more or less is the same day. */
function sameDay(a: string, b: string): boolean {
  const [one, other] = [a.slice(0, 10), b.slice(0, 10)];
  return one.startsWith(other) || other.startsWith(one);
}

function alike(a: EventLine, b: EventLine): number {
  const [one, other] = [stemsOf(a), stemsOf(b)];
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return ratio(shared, Math.min(one.size, other.size), 0);
}

const stemsOf = ({ text, entities = [] }: EventLine): ReadonlySet<string> =>
  new Set(contentStems([text, ...entities].join(' ')));

const ratio = (part: number, whole: number, ofNothing = 1): number => (whole === 0 ? ofNothing : part / whole);
