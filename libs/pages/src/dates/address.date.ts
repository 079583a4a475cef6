import { lexicon } from '@corroborate/text';
import { linkOf, metaOf } from '../markup/meta.reader';
import { parseDateText } from './date.parse';
import type { DateCandidate, DateContext, ParsedDate } from './date.types';

const MONTH = lexicon('any', 'date-words', 'month-in-address').source;
const YEAR_FIRST = new RegExp(
  String.raw`(?:^|[/_\-.])((?:19|20)\d{2})[/_\-.](0?[1-9]|1[0-2]|${MONTH})[/_\-.](0?[1-9]|[12]\d|3[01])(?=$|[/_\-.])`,
  'i',
);
const YEAR_FIRST_DIGITS = /(?:^|[/_\-.])((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?=$|[/_\-.])/;
const DAY_FIRST = /(?:^|[/_\-.~])(0[1-9]|[12]\d|3[01])[-_.]?(0[1-9]|1[0-2])[-_.]?(20[0-4]\d)(?=$|[/_\-.])/;

/**
 * `/2019/10/19/`, `/2019-10-19-…`, `20191019`: the day the URL was created. `19-10-2019` and `19102019` are read only
 * if the page writes days first; otherwise they are ambiguous.
 */
export function urlDate(url: string, dayFirst = false): ParsedDate | null {
  const path = URL.parse(url)?.pathname.slice(0, 500) ?? '';
  const m = YEAR_FIRST.exec(path) ?? YEAR_FIRST_DIGITS.exec(path);
  if (m) return parseDateText(/^\d/.test(m[2]!) ? `${m[1]}-${m[2]}-${m[3]}` : `${m[3]} ${m[2]} ${m[1]}`, true);
  const turned = dayFirst ? DAY_FIRST.exec(path) : null;
  return turned ? parseDateText(`${turned[3]}-${turned[2]}-${turned[1]}`, true) : null;
}

/** Dates in the page's URL and canonical URL. */
export function addressDates({ url, scan, dayFirst }: DateContext): DateCandidate[] {
  const asked = urlDate(url, dayFirst);
  const own = [linkOf(scan, 'canonical'), metaOf(scan, 'og:url')]
    .map((address) => (address ? urlDate(URL.parse(address, url)?.href ?? '', dayFirst) : null))
    .find((date) => date !== null);
  const out: DateCandidate[] = [];
  if (asked) out.push({ date: asked, signal: 'url', role: 'published', weight: 0.75, order: -1 });
  if (own && own.day !== asked?.day) out.push({ date: own, signal: 'url', role: 'published', weight: 0.7, order: -1 });
  return out;
}
