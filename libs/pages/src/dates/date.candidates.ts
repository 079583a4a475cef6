import { allMatches, lexicon } from '@corroborate/text';
import { readNodeText, readJsonLd, getNodeTypes, type JsonLdNode } from '../markup/json-ld.reader';
import { findLink, findMeta } from '../markup/meta.reader';
import type { PageScan } from '../markup/scan.types';
import { parseDateText, parseMachineDate } from './date.parse';
import type { DateCandidate, DateContext, ParsedDate } from './date.types';
import { declaredTitles } from './date.headline';
import { downweightListings } from './listing.policy';
import { shownLines, shownTimes } from './shown.dates';

/** Creation date, often long before publication; used only if there is nothing better. */
const DRAFT_WEIGHT = 0.55;

const PUBLISHED_META = new Map([
  ['article:published_time', 1],
  ['article:published', 1],
  ['og:article:published_time', 1],
  ['og:published_time', 1],
  ['datepublished', 0.95],
  ['parsely-pub-date', 0.95],
  ['sailthru.date', 0.9],
  ['cxenseparse:recs:publishtime', 0.95],
  ['cxenseparse:publishtime', 0.95],
  ['article.published', 0.95],
  ['publish-date', 0.9],
  ['publishdate', 0.9],
  ['publish_date', 0.9],
  ['pubdate', 0.9],
  ['publication_date', 0.9],
  ['published_time', 0.9],
  ['published-date', 0.9],
  ['published_at', 0.9],
  ['published', 0.85],
  ['article_date_original', 0.95],
  ['originalpublicationdate', 0.95],
  ['article.created', 0.85],
  ['dc.date.issued', 0.9],
  ['dcterms.issued', 0.9],
  ['dc.date.created', 0.8],
  ['dcterms.created', 0.8],
  ['datecreated', 0.8],
  ['date_published', 0.9],
  ['citation_publication_date', 0.9],
  ['citation_date', 0.8],
  ['dcsext.articlefirstpublished', 0.95],
  ['bt:pubdate', 0.9],
  ['rnews:datepublished', 0.9],
  ['vr:published_time', 0.9],
  ['displaydate', 0.8],
  ['ptime', 0.8],
  ['article:publicationdate', 0.95],
  ['created', 0.7],
  ['dc.date', 0.7],
  ['dcterms.date', 0.7],
  ['dc.terms.date', 0.7],
  ['date', 0.75],
  ['shareaholic:article_published_time', 0.9],
  ['og:pubdate', 0.9],
  ['gentime', 0.6],
  ['creation_date', 0.7],
  ['last-published', 0.6],
  ['twt-published-at', 0.9],
  ['release_date', 0.7],
  ['og:regdate', 0.8],
]);
const MODIFIED_META = [
  'article:modified_time',
  'og:updated_time',
  'datemodified',
  'article:modified',
  'og:article:modified_time',
  'last-modified',
  'lastmod',
  'dc.date.modified',
  'dcterms.modified',
  'date_modified',
  'article.updated',
  'updated_time',
  'modified',
  'revised',
  'shareaholic:article_modified_time',
  'cxenseparse:recs:modifiedtime',
  'utime',
];

export function dateCandidates(context: DateContext): DateCandidate[] {
  const declaredDates = [...jsonLdDates(context), ...metaDates(context)];
  const stated = declaredDates.some(({ role }) => role === 'published')
    ? declaredDates
    : [...declaredDates, ...scriptDates(context)];
  // Other dates on a front page are those of listed stories.
  if (isFrontPage(context.url)) return stated;
  const shown = [...shownTimes(context), ...shownLines(context)];
  return [...stated, ...downweightListings(shown), ...titleDates(context), ...addressDates(context)];
}

const isFrontPage = (url: string): boolean => {
  const address = URL.parse(url);
  return address !== null && /^\/(?:index\.\w{3,5})?$/.test(address.pathname) && address.search === '';
};

/**
 * Types that can have a page of their own without being an article. Dates of events, products and people mean something
 * else.
 */
const NON_ARTICLE_WORK =
  /^(?:creativework|howto|recipe|videoobject|podcastepisode|discussionforumposting|question|quiz|dataset|course)$/i;

/**
 * For pages without an article: the only work with a publication date. Null if there are several, because they form a
 * list.
 */
function findOtherWork(scan: PageScan): JsonLdNode | null {
  if (!scan.jsonLd.some((script) => script.includes('datePublished'))) return null;
  const works = readJsonLd(scan.jsonLd).filter(
    (node) =>
      getNodeTypes(node).some((type) => NON_ARTICLE_WORK.test(type)) &&
      readNodeText(node.datePublished, '@value') !== null,
  );
  return works.length === 1 ? works[0]! : null;
}

function jsonLdDates({ scan, main, page, dayFirst, languages }: DateContext): DateCandidate[] {
  const out: DateCandidate[] = [];
  const add = (value: unknown, role: DateCandidate['role'], weight: number) => {
    const text = readNodeText(value, '@value', 'value');
    const date = text ? parseMachineDate(text, dayFirst, languages) : null;
    if (date) out.push({ date, signal: 'json-ld', role, weight, order: -1 });
  };
  if (main) {
    add(main.datePublished, 'published', 1);
    add(main.dateCreated, 'published', DRAFT_WEIGHT);
    add(main.uploadDate, 'published', 0.6);
    add(main.dateModified, 'modified', 1);
  }
  if (page && page !== main) {
    add(page.datePublished, 'published', main ? 0.6 : 0.85);
    add(page.dateModified, 'modified', 0.7);
  }
  if (out.every(({ role }) => role !== 'published')) {
    const work = findOtherWork(scan);
    add(work?.datePublished, 'published', 0.8);
    add(work?.dateModified, 'modified', 0.6);
  }
  return out;
}

/** Nonstandard names such as `news_publish_date`, `og:release_date`. */
const isPublicationName = (name: string): boolean =>
  /publi(?:sh(?!er)|cation)|(?:pub|release)[_:.-]?date/.test(name) && !/unpubl|modif|updat|expir|until/.test(name);

function metaDates({ scan, dayFirst, languages }: DateContext): DateCandidate[] {
  const out: DateCandidate[] = [];
  const add = (value: string, role: DateCandidate['role'], weight: number) => {
    const date = parseMachineDate(value, dayFirst, languages);
    if (date) out.push({ date, signal: 'meta', role, weight, order: -1 });
  };
  for (const meta of scan.metas) {
    const weight = PUBLISHED_META.get(meta.name) ?? (isPublicationName(meta.name) ? 0.8 : undefined);
    if (weight !== undefined) add(meta.content, 'published', weight);
    else if (MODIFIED_META.includes(meta.name)) add(meta.content, 'modified', 0.9);
  }
  for (const p of scan.properties) {
    if (p.region === 'aside' || p.region === 'comments') continue;
    if (p.name.includes('datepublished')) add(p.value, 'published', 0.9);
    else if (p.name.includes('datecreated')) add(p.value, 'published', DRAFT_WEIGHT);
    else if (p.name.includes('datemodified')) add(p.value, 'modified', 0.9);
  }
  return out;
}

/** "08.11.2021 | A day for the town": a date separated at either end of the title is the publication date. */
function titleDates({ scan, dayFirst, languages }: DateContext): DateCandidate[] {
  for (const title of declaredTitles(scan)) {
    const parts = title.split(/\s[|–—-]\s|:\s/);
    if (parts.length < 2) continue;
    for (const part of [parts[0], parts.at(-1)]) {
      const date = part && part.length <= 20 ? parseDateText(part, dayFirst, languages) : null;
      if (date) return [{ date, signal: 'visible-text', role: 'unknown', weight: 0.4, order: -1 }];
    }
  }
  return [];
}

const FIELD = String.raw`(?:date_?|first_?)?publi(?:shed|cation|sh)_?(?:at|on|date|time)?(?:_?(?:utc|gmt))?|pub_?date`;
const DATE_VALUE = String.raw`\\?["']([^"'\\]{8,40})\\?["']|(\d{10}(?:\d{3})?)\b`;
const DATE_ASSIGNMENT = new RegExp(String.raw`\b(?:${FIELD})\\?["']?\s?[:=]\s?(?:${DATE_VALUE})`, 'gi');

/**
 * Dates in script data ("publishedAt": …), for pages that declare no date otherwise. Scripts also hold lists of other
 * stories, so the day is used only if all agree.
 */
function scriptDates({ scan, dayFirst, languages }: DateContext): DateCandidate[] {
  const dates = scan.scripts.flatMap((text) =>
    parseAssignedDates(text, (value) => parseMachineDate(value, dayFirst, languages)),
  );
  const first = dates[0];
  if (!first || dates.some(({ day }) => day !== first.day)) return [];
  return [{ date: first, signal: 'meta', role: 'published', weight: 0.3, order: -1 }];
}

const parseAssignedDates = (text: string, parse: (value: string) => ParsedDate | null): ParsedDate[] =>
  allMatches(text, DATE_ASSIGNMENT)
    .map(([, written, epoch]) => parse(written ?? epoch ?? ''))
    .filter((date) => date !== null);

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
  const swapped = dayFirst ? DAY_FIRST.exec(path) : null;
  return swapped ? parseDateText(`${swapped[3]}-${swapped[2]}-${swapped[1]}`, true) : null;
}

/** Dates in the page's URL and canonical URL. */
function addressDates({ url, scan, dayFirst }: DateContext): DateCandidate[] {
  const asked = urlDate(url, dayFirst);
  const own = [findLink(scan, 'canonical'), findMeta(scan, 'og:url')]
    .map((address) => (address ? urlDate(URL.parse(address, url)?.href ?? '', dayFirst) : null))
    .find((date) => date !== null);
  const out: DateCandidate[] = [];
  if (asked) out.push({ date: asked, signal: 'url', role: 'published', weight: 0.75, order: -1 });
  if (own && own.day !== asked?.day) out.push({ date: own, signal: 'url', role: 'published', weight: 0.7, order: -1 });
  return out;
}
