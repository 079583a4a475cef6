import { allMatches } from './all-matches';
import { lexicon } from './lexicon';
import { newsroomDay, type PublishedAt, type ToldDay } from './told-days';

const LANGUAGES = ['de', 'es', 'fr', 'it', 'pt'];
const DAY_MS = 86_400_000;

const listed = (section: string): string => LANGUAGES.map((one) => lexicon(one, 'days', section).source).join('|');
const whole = (source: string): RegExp => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'giu');
const TODAY = whole(listed('today'));
const YESTERDAY = whole(listed('yesterday'));
const COMING = whole(listed('coming'));
/** Sunday first. */
const WEEKDAYS = [...Array(7).keys()].map((day) =>
  whole(LANGUAGES.map((one) => lexicon(one, 'days', 'weekdays').words[day]).join('|')),
);

/**
 * Weekdays, today and yesterday in German, Spanish, French, Italian and Portuguese, read against the day of
 * publication: a weekday is the last one that has come.
 */
export function foreignDays(sentence: string, published: PublishedAt | null): ToldDay[] {
  const today = newsroomDay(published);
  if (today === null || allMatches(sentence, COMING).length > 0) return [];
  const found = (pattern: RegExp, day: number) => allMatches(sentence, pattern).map((match) => dayAt(match, day));
  return [
    ...found(TODAY, today),
    ...found(YESTERDAY, today - 1),
    ...WEEKDAYS.flatMap((pattern, weekday) => found(pattern, lastSuch(weekday, today))),
  ].sort((a, b) => a.start - b.start);
}

const dayAt = (match: RegExpExecArray, day: number): ToldDay => ({
  from: day,
  to: day,
  quote: match[0],
  start: match.index,
  end: match.index + match[0].length,
});

const lastSuch = (weekday: number, today: number): number =>
  today - ((((new Date(today * DAY_MS).getUTCDay() - weekday) % 7) + 7) % 7);
