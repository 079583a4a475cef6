import type { Topic } from '@corroborate/domain';
import { contentStems, headlineIn } from '@corroborate/text';

/** Year and month as addresses of articles have them: "/2025/10/22/", "/2025-10/", "/2025/". */
const DATED = /\/((?:19|20)\d{2})(?:[/-](0[1-9]|1[0-2])(?=[/-])|(?=\/))/;
/** A page may tell of what is to come, so that its month alone shows nothing; two months before do. */
const MONTHS_BEFORE = 2;

/** Was the page put out long before the event, by its own address? Nothing unread in it could bear the event out. */
export function isOlderByAddress(url: string, eventDate: string | null): boolean {
  const dated = DATED.exec(url);
  if (!dated || eventDate === null) return false;
  const event = new Date(eventDate);
  const months = (year: number, month: number) => year * 12 + month;
  return (
    months(Number(dated[1]), Number(dated[2] ?? 12) - 1) <
    months(event.getUTCFullYear(), event.getUTCMonth()) - MONTHS_BEFORE
  );
}

/** Words in the headline of an address that tell its subject. */
const TELLING = 4;

/** Does the headline in its address share no word with the topic? Then the page is about something else. */
export function isOtherByAddress(url: string, { title, summary, location }: Topic): boolean {
  const said = contentStems(headlineIn(url));
  const wanted = new Set(contentStems([title, summary ?? '', location ?? ''].join('\n')));
  return said.length >= TELLING && !said.some((stem) => wanted.has(stem));
}
