import type { CoverageTimeline } from '../../api/types';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;

/** Articles per week, from the first to the last day of the timeline; articles outside are ignored. */
export function countByWeek({
  from,
  to,
  days,
}: Pick<CoverageTimeline, 'from' | 'to' | 'days'>): { begins: string; articles: number }[] {
  const start = Date.parse(from);
  const length = Math.max(1, Math.ceil((Date.parse(to) - start + DAY_MS) / WEEK_MS));
  const weeks = Array.from({ length }, (_, week) => ({
    begins: new Date(start + week * WEEK_MS).toISOString().slice(0, 10),
    articles: 0,
  }));
  for (const { day, articles } of days) {
    const week = weeks[Math.floor((Date.parse(day) - start) / WEEK_MS)];
    if (week) week.articles += articles;
  }
  return weeks;
}
