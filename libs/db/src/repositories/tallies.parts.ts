import { DAY_MS } from '@corroborate/domain';
/** From, and the first moment no more. Empty where they are the same. */
export type Span = [from: Date, to: Date];

export interface Parts {
  rows: [Span, Span];
  days: [Span, Span];
  months: Span;
}

const dayBefore = (at: number) => Math.floor(at / DAY_MS) * DAY_MS;
const dayAfter = (at: number) => Math.ceil(at / DAY_MS) * DAY_MS;
const monthBefore = (at: number) => Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth());
const monthAfter = (at: number) =>
  monthBefore(at) === at ? at : Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + 1);

/**
 * What of a window is read from where: whole months and days that are tallied, and rows for the rest. Together they are
 * the window, each moment once. `until` is the beginning of a day before which all is tallied; null where nothing is.
 */
export function partsOf({ from, to }: { from: Date; to: Date }, until: Date | null): Parts {
  const [start, end] = [from.getTime(), to.getTime()];
  const firstDay = Math.min(dayAfter(start), end);
  const lastDay = Math.max(firstDay, Math.min(dayBefore(end), until?.getTime() ?? 0));
  const firstMonth = Math.min(monthAfter(firstDay), lastDay);
  const lastMonth = Math.max(firstMonth, monthBefore(lastDay));
  return {
    rows: [span(start, firstDay), span(lastDay, end)],
    days: [span(firstDay, firstMonth), span(lastMonth, lastDay)],
    months: span(firstMonth, lastMonth),
  };
}

const span = (from: number, to: number): Span => [new Date(from), new Date(to)];

/** Such as `2026-01-02`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
