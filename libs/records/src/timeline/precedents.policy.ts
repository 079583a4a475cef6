import type { ContextDetail } from '../context.types';

/** Entries in chronological order; undated entries come last, in the order found. */
export const listPrecedents = (details: readonly ContextDetail[]): ContextDetail[] =>
  details
    .filter(({ kind }) => kind === 'precedent')
    .sort((a, b) => (getPrecedentDate(a) ?? '9').localeCompare(getPrecedentDate(b) ?? '9'));

/** The date of a detail, otherwise the latest year in its sentence. */
export function getPrecedentDate({ date, quote }: Pick<ContextDetail, 'date' | 'quote'>): string | null {
  return date?.slice(0, 10) ?? [...quote.matchAll(/\b(?:1[89]|20)\d\d\b/g)].map(([year]) => year).at(-1) ?? null;
}

/** Null if no precedent was found, which does not mean that there was none. */
export function summarizePrecedents(details: readonly ContextDetail[]) {
  const history = listPrecedents(details);
  if (history.length === 0) return null;
  const times = history.map(getPrecedentDate).filter((when) => when !== null);
  const sources = [...new Set(history.map(({ sourceName }) => sourceName))];
  const events = history.length === 1 ? 'event' : 'events';
  const note =
    `At least ${history.length} similar earlier ${events} (${spanOf(times)}), according to ` +
    `${sources.slice(0, 4).join(', ')}. The list may be incomplete; earlier events are not evidence for this one.`;
  return {
    /** Number of sentences and reports about earlier events, each quoted. */
    count: history.length,
    /** Years or days named, earliest first. */
    first: times[0] ?? null,
    last: times.at(-1) ?? null,
    sources,
    note,
  };
}

function spanOf(times: readonly string[]): string {
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined) return 'undated';
  return first === last ? first : `from ${first} to ${last}`;
}
