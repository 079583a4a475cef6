import { DAY_MS, type Topic } from '@corroborate/domain';
import { findConceptMentions, withoutUrls, isStopword, oneLine, tokenizeWords } from '@corroborate/text';
import { topicEntities } from '../judge/topic-entities.policy';
import type { CoverageTimeline, DayVolume, VolumeQuery, Wave } from './timeline.types';

/** Thresholds for coverage over time, with reasons. */
const TIMELINE = {
  /** Days counted before and after the event: an old story may return as a hoax a year later. */
  before: 365,
  after: 14,
  /** Coverage of the event begins at most this many days early, because reports may be dated the evening before. */
  ahead: 2,
  /** Days without reports that separate two waves. */
  gap: 4,
  /** A wave that ends fewer than this many days before the event may be the event's own lead-up. */
  leastDaysBefore: 14,
  /** Minimum reports in a wave; fewer may be coincidence, especially for common words. */
  leastArticles: 3,
  /** Minimum reports on the wave's busiest day, so that it was actual news. */
  leastPeak: 2,
  /** A wave smaller than this share of the event's own coverage consists of routine mentions. */
  leastShare: 0.25,
  waves: 3,
  /** Maximum words in the query: each additional word excludes reports that phrase it differently. */
  terms: 3,
} as const;

/** Query with actor or place plus event, for the year before the event and the days after; null if any is missing. */
export function volumeQuery(given: Topic, now: Date): VolumeQuery | null {
  const topic = withoutUrls(given);
  const event = Date.parse(topic.eventDate ?? topic.discoveryDate ?? '');
  const [kind] = findConceptMentions(topic.title);
  const [who] = topicEntities(topic).map(({ name }) => oneLine(name.replace(/["()]/g, ' ')));
  if (Number.isNaN(event) || !kind || !who) return null;
  const what = tokenizeWords(topic.title.slice(kind.start, kind.end))
    .filter(({ folded }) => !isStopword(folded) && folded.length > 2)
    .map(({ raw }) => raw);
  const to = Math.max(event, Math.min(now.getTime(), event + TIMELINE.after * DAY_MS));
  return { terms: [who, ...what].slice(0, TIMELINE.terms), from: iso(event - TIMELINE.before * DAY_MS), to: iso(to) };
}

/** When coverage of the event began, and whether there was a wave of coverage long before. */
export function buildCoverageTimeline(
  topic: Topic,
  query: VolumeQuery,
  volumes: readonly DayVolume[],
  provider: string,
): CoverageTimeline {
  const event = Date.parse(topic.eventDate ?? topic.discoveryDate ?? '');
  const days = sumByDay(volumes);
  const own = days.filter(({ day }) => Date.parse(day) >= startOfDay(event) - TIMELINE.ahead * DAY_MS);
  const earlierWaves = wavesBefore(days, event, sum(own));
  return {
    provider,
    query: query.terms.join(' '),
    eventDay: iso(event).slice(0, 10),
    dayGiven: topic.eventDate !== null,
    from: query.from.slice(0, 10),
    to: query.to.slice(0, 10),
    days,
    start: own[0]?.day ?? null,
    earlierWaves,
    note: waveNote(earlierWaves, query.terms.join(' ')),
  };
}

/** Each day once, in order, without empty days. */
function sumByDay(volumes: readonly DayVolume[]): DayVolume[] {
  const byDay = new Map<string, number>();
  for (const { day, articles } of volumes) byDay.set(day, (byDay.get(day) ?? 0) + articles);
  return [...byDay]
    .filter(([, articles]) => articles > 0)
    .map(([day, articles]) => ({ day, articles }))
    .sort((a, b) => a.day.localeCompare(b.day));
}

/** Newsworthy runs of days that end well before the event, largest first. */
function wavesBefore(days: readonly DayVolume[], event: number, own: number): Wave[] {
  const runs: DayVolume[][] = [];
  for (const one of days.filter(({ day }) => Date.parse(day) < startOfDay(event))) {
    const last = runs.at(-1)?.at(-1);
    if (last && Date.parse(one.day) - Date.parse(last.day) <= TIMELINE.gap * DAY_MS) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  const waves = runs.flatMap((run): Wave[] => {
    const [first, last] = [run[0], run.at(-1)];
    if (
      !first ||
      !last ||
      sum(run) < Math.max(TIMELINE.leastArticles, TIMELINE.leastShare * own) ||
      Math.max(...run.map(({ articles }) => articles)) < TIMELINE.leastPeak
    )
      return [];
    return [
      {
        from: first.day,
        to: last.day,
        articles: sum(run),
        daysBefore: Math.round((startOfDay(event) - Date.parse(last.day)) / DAY_MS),
      },
    ];
  });
  return waves
    .filter(({ daysBefore }) => daysBefore >= TIMELINE.leastDaysBefore)
    .sort((a, b) => b.articles - a.articles)
    .slice(0, TIMELINE.waves);
}

function waveNote([largest]: readonly Wave[], query: string): string | null {
  if (!largest) return null;
  const span = largest.from === largest.to ? `on ${largest.from}` : `from ${largest.from} to ${largest.to}`;
  return (
    `“${query}” was already in the news ${span} (${largest.articles} reports), ${largest.daysBefore} days before ` +
    'this event: check whether an old story is being republished.'
  );
}

const sum = (days: readonly DayVolume[]): number => days.reduce((total, { articles }) => total + articles, 0);
const startOfDay = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS;
const iso = (time: number): string => new Date(time).toISOString();
