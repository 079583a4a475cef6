import { lexicon } from '@corroborate/text';
import { textOf } from '../markup/json-ld.reader';
import type { Region, TextBlock } from '../markup/scan.types';
import { addressDates } from './address.date';
import { parseDateText, parseMachineDate } from './date.parse';
import type { DateCandidate, DateContext } from './date.types';
import { declaredTitles, headlineOf, type Headline } from './date.headline';
import { lesserWork } from './lesser-work';
import { withoutListings, type ShownDate } from './listing.policy';
import { relativeDate } from './relative.date';
import { scriptDates } from './script.date';

const PUBLISHED_META: [string, number][] = [
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
];
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
  const told = [...declared(context), ...metas(context)];
  const stated = told.some(({ role }) => role === 'published') ? told : [...told, ...scriptDates(context)];
  // What is dated on a front page are the stories it lists.
  if (isFrontPage(context.url)) return stated;
  const shown = [...times(context), ...visible(context)];
  return [...stated, ...withoutListings(shown), ...titled(context), ...addressDates(context)];
}

const isFrontPage = (url: string): boolean => {
  const address = URL.parse(url);
  return address !== null && /^\/(?:index\.\w{3,5})?$/.test(address.pathname) && address.search === '';
};

function declared({ scan, main, page, dayFirst }: DateContext): DateCandidate[] {
  const out: DateCandidate[] = [];
  const add = (value: unknown, role: DateCandidate['role'], weight: number) => {
    const text = textOf(value, '@value', 'value');
    const date = text ? parseMachineDate(text, dayFirst) : null;
    if (date) out.push({ date, signal: 'json-ld', role, weight, order: -1 });
  };
  if (main) {
    add(main.datePublished, 'published', 1);
    add(main.dateCreated, 'published', 0.7);
    add(main.uploadDate, 'published', 0.6);
    add(main.dateModified, 'modified', 1);
  }
  if (page && page !== main) {
    add(page.datePublished, 'published', main ? 0.6 : 0.85);
    add(page.dateModified, 'modified', 0.7);
  }
  if (out.every(({ role }) => role !== 'published')) {
    const work = lesserWork(scan);
    add(work?.datePublished, 'published', 0.8);
    add(work?.dateModified, 'modified', 0.6);
  }
  return out;
}

/** Names that no list has: `news_publish_date`, `og:release_date`. */
const namesPublication = (name: string): boolean =>
  /(?:^|[^n]|\W)(?:publi(?:sh|cation)|pub[_:.-]?date|release[_:.-]?date)/.test(name) && !/modif|updat|expir|until/.test(name);

function metas({ scan, dayFirst }: DateContext): DateCandidate[] {
  const out: DateCandidate[] = [];
  const add = (value: string, role: DateCandidate['role'], weight: number) => {
    const date = parseMachineDate(value, dayFirst);
    if (date) out.push({ date, signal: 'meta', role, weight, order: -1 });
  };
  const weights = new Map(PUBLISHED_META);
  for (const meta of scan.metas) {
    const weight = weights.get(meta.name) ?? (namesPublication(meta.name) ? 0.8 : undefined);
    if (weight !== undefined) add(meta.content, 'published', weight);
    else if (MODIFIED_META.includes(meta.name)) add(meta.content, 'modified', 0.9);
  }
  for (const p of scan.properties) {
    if (p.region === 'aside' || p.region === 'comments') continue;
    if (p.name.includes('datepublished')) add(p.value, 'published', 0.9);
    else if (p.name.includes('datecreated')) add(p.value, 'published', 0.7);
    else if (p.name.includes('datemodified')) add(p.value, 'modified', 0.9);
  }
  return out;
}

const PUBLISHED_HINT = lexicon('any', 'template-marks', 'published').pattern;
const MODIFIED_HINT = lexicon('any', 'template-marks', 'modified').pattern;
const PUBLISHED_WORD = lexicon('any', 'date-words', 'published').pattern;
const MODIFIED_WORD = lexicon('any', 'date-words', 'modified').pattern;
/** Since when somebody has been a member says nothing about the page. */
const OF_A_PERSON = lexicon('any', 'date-words', 'membership').pattern;
const CAPTION_HINT = lexicon('any', 'template-marks', 'caption').pattern;
/** Characters of a marked piece of a line, and of a label before a date. */
const MARKED_CHARS = 60;
const LABEL_CHARS = 30;
const DATE_HINT = lexicon('any', 'template-marks', 'dated').pattern;

/** A number, or a day told from the day of reading: without either there is no date. */
const DATED = new RegExp(String.raw`\d|${lexicon('any', 'date-words', 'day-name').source}`, 'i');

/** How far a region may speak for the page's own date. */
const REGION_WEIGHT: Record<Region, number> = {
  article: 1,
  main: 0.95,
  header: 0.6,
  other: 0.8,
  footer: 0.25,
  nav: 0.2,
  aside: 0.15,
  comments: 0,
  dialog: 0,
};

function times({ scan, dayFirst, now }: DateContext): ShownDate[] {
  const title = headlineOf(scan);
  const out: ShownDate[] = [];
  for (const time of scan.times) {
    // A piece of prose may be marked too: only one that is hardly more than the date is a dateline.
    if (!time.named && time.text.length > MARKED_CHARS) continue;
    const date =
      (time.datetime ? parseMachineDate(time.datetime, dayFirst) : null) ??
      parseDateText(time.text, dayFirst) ??
      relativeDate(time.text, now);
    if (!date) continue;
    const before = scan.blocks[time.order]?.text ?? '';
    const own = time.hints.split('|').slice(0, 2).join(' ');
    const role = timeRole(own, before.slice(0, 120));
    const base = role === 'published' ? 0.85 : 0.75;
    const near = nearness(time.order, title);
    const weight = base * regionWeight(time.region, time.order, title) * near;
    const signal = time.named ? 'time-element' : 'visible-text';
    out.push({ candidate: { date, signal, role, weight, order: time.order }, box: time.hints, near: near === 1 });
  }
  return out;
}

function timeRole(hints: string, before: string): DateCandidate['role'] {
  const published = PUBLISHED_WORD.test(before);
  if (MODIFIED_HINT.test(hints) || (MODIFIED_WORD.test(before) && !published)) return 'modified';
  return PUBLISHED_HINT.test(hints) || published ? 'published' : 'unknown';
}

/** Dates are printed just above or below the headline or at the end of the text; far from both they are the story's. */
function nearness(order: number, title: Headline | null): number {
  if (title === null) return 0.8;
  const distance = order - title.order;
  if (distance >= -4 && distance <= 10) return 1;
  if (distance < -4) return distance >= -15 ? 0.75 : 0.5;
  return distance <= 25 ? 0.8 : 0.55;
}

/** What touches the page's own headline belongs to it, whatever the template calls the box around both. */
function regionWeight(region: Region, order: number, title: Headline | null): number {
  const touches = title?.named === true && Math.abs(order - title.order) <= 3;
  return touches && region === 'aside' ? 0.8 : REGION_WEIGHT[region];
}

function visible({ scan, dayFirst, now }: DateContext): ShownDate[] {
  const title = headlineOf(scan);
  const out: ShownDate[] = [];
  for (const block of scan.blocks) {
    if (REGION_WEIGHT[block.region] === 0 || !DATED.test(block.text)) continue;
    const head = block.text.slice(0, 160);
    if (OF_A_PERSON.test(head)) continue;
    const date = parseDateText(head, dayFirst) ?? (block.text.length < 60 ? relativeDate(block.text, now) : null);
    if (!date) continue;
    if (isCaption(block)) continue;
    const role = visibleRole(block, `${labelOf(scan.blocks[block.order - 1])}${head}`);
    const near = nearness(block.order, title);
    const weight =
      visibleWeight(block, role, near === 1 && opensWithDate(head, dayFirst)) *
      regionWeight(block.region, block.order, title) *
      near *
      (block.hidden ? 0.5 : 1);
    const candidate: DateCandidate = { date, signal: 'visible-text', role, weight, order: block.order };
    if (weight > 0.05) out.push({ candidate, box: `${block.tag} ${block.hints}`, near: near === 1 });
  }
  return out;
}

/** Whose picture it is and of what day says nothing about the page. */
const isCaption = ({ tag, hints }: TextBlock): boolean =>
  tag === 'figcaption' || CAPTION_HINT.test(hints.split('|', 2).join(' '));

/** "Published:" may stand in a box of its own before the date. */
const labelOf = (before: TextBlock | undefined): string =>
  before !== undefined && before.text.length <= LABEL_CHARS && !/\d/.test(before.text) ? `${before.text} ` : '';

function visibleRole(block: TextBlock, head: string): DateCandidate['role'] {
  const own = block.hints.split('|')[0]!;
  const modified = MODIFIED_WORD.test(head) || MODIFIED_HINT.test(own);
  const published = PUBLISHED_WORD.test(head) || PUBLISHED_HINT.test(own);
  if (modified && published)
    return head.search(PUBLISHED_WORD) <= head.search(MODIFIED_WORD) ? 'published' : 'modified';
  if (modified) return 'modified';
  return published ? 'published' : 'unknown';
}

/**
 * A line that is little more than a date, or that carries a date's class, is a dateline; prose that mentions one is
 * not.
 */
function visibleWeight(block: TextBlock, role: DateCandidate['role'], opens: boolean): number {
  const hinted = DATE_HINT.test(block.hints.split('|').slice(0, 2).join('|'));
  if (/©|copyright|\(c\)/i.test(block.text.slice(0, 160))) return 0.1;
  if (block.text.length <= 40) return hinted ? 0.75 : 0.65;
  const [stated, marked, bare] = block.text.length <= 140 ? [0.7, hinted, 0.4] : [0.4, opens, 0.12];
  if (role === 'published') return stated;
  if (!marked) return bare;
  return block.text.length <= 140 ? 0.65 : 0.32;
}

/** "01.02.2022 The market …", "Bonn, 1 February 2022 – The …": the dateline of a release runs into its text. */
function opensWithDate(head: string, dayFirst: boolean): boolean {
  if (/^\d/.test(head) && parseDateText(head.slice(0, 12), dayFirst)) return true;
  const lead = /^[^–—]{6,50}?\s[–—-]\s/.exec(head)?.[0];
  return lead !== undefined && parseDateText(lead, dayFirst) !== null;
}

/** "08.11.2021 | A day for the town": a date set off at the edge of the title is when the item was put up. */
function titled({ scan, dayFirst }: DateContext): DateCandidate[] {
  for (const title of declaredTitles(scan)) {
    const parts = title.split(/\s[|–—-]\s|:\s/);
    if (parts.length < 2) continue;
    for (const part of [parts[0], parts.at(-1)]) {
      const date = part && part.length <= 20 ? parseDateText(part, dayFirst) : null;
      if (date) return [{ date, signal: 'visible-text', role: 'unknown', weight: 0.4, order: -1 }];
    }
  }
  return [];
}
