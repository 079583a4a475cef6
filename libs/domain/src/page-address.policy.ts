import { listContentStems, headlineFromUrl } from '@corroborate/text';
import type { Topic } from './topic';

/** Year and month in article URLs: "/2025/10/22/", "/2025-10/", "/2025/". */
const DATED_PATH = /\/((?:19|20)\d{2})(?:[/-](0[1-9]|1[0-2])(?=[/-])|(?=\/))/;
/** Pages dated up to this many months before the event may announce it, so they are not treated as older. */
const MIN_MONTHS_BEFORE = 2;

/** Whether the date in the URL is so long before the event that the page cannot confirm the event. */
export function isOlderByUrl(url: string, eventDate: string | null): boolean {
  const dated = DATED_PATH.exec(url);
  if (!dated || eventDate === null) return false;
  const event = new Date(eventDate);
  const months = (year: number, month: number) => year * 12 + month;
  return (
    months(Number(dated[1]), Number(dated[2] ?? 12) - 1) <
    months(event.getUTCFullYear(), event.getUTCMonth()) - MIN_MONTHS_BEFORE
  );
}

/** Minimum number of words in a URL that are treated as a headline. */
const MIN_HEADLINE_WORDS = 4;

/** Whether the headline in the URL shares no word with the topic, so that the page is about something else. */
export function isUnrelatedByUrl(url: string, { title, summary, location }: Topic): boolean {
  const stems = listContentStems(headlineFromUrl(url));
  const wanted = new Set(listContentStems([title, summary ?? '', location ?? ''].join('\n')));
  return stems.length >= MIN_HEADLINE_WORDS && !stems.some((stem) => wanted.has(stem));
}
