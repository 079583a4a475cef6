import { textOf } from '../markup/json-ld.reader';
import { addressDates } from './address.date';
import { parseDateText, parseMachineDate } from './date.parse';
import type { DateCandidate, DateContext } from './date.types';
import { declaredTitles } from './date.headline';
import { findOtherWork } from './lesser-work';
import { downweightListings } from './listing.policy';
import { scriptDates } from './script.date';
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

function jsonLdDates({ scan, main, page, dayFirst, languages }: DateContext): DateCandidate[] {
  const out: DateCandidate[] = [];
  const add = (value: unknown, role: DateCandidate['role'], weight: number) => {
    const text = textOf(value, '@value', 'value');
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
