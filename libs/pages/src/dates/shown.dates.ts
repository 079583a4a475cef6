import { lexicon } from '@corroborate/text';
import { nearHints } from '../markup/scan.rules';
import type { Region, TextBlock } from '../markup/scan.types';
import { getDateHeadline, type Headline } from './date.headline';
import { parseDateText, parseMachineDate } from './date.parse';
import { firstLabelRole, labelledDates } from './date.labels';
import type { DateCandidate, DateContext, ParsedDate } from './date.types';
import type { ShownDate } from './listing.policy';
import { MAX_RELATIVE_CHARS, relativeDate } from './relative.date';

type BlockPosition = { region: Region; order: number };
/** A date in a line: whether the line begins with a date, and the distance from the headline. */
type DatedLine = { opens: boolean; near: number; date: ParsedDate; title: Headline | null };

const PUBLISHED_HINT = lexicon('any', 'template-marks', 'published').pattern;
const MODIFIED_HINT = lexicon('any', 'template-marks', 'modified').pattern;
const PUBLISHED_WORD = lexicon('any', 'date-words', 'published').pattern;
const MODIFIED_WORD = lexicon('any', 'date-words', 'modified').pattern;
/** The date on which a user became a member does not date the page. */
const MEMBERSHIP_DATE = lexicon('any', 'date-words', 'membership').pattern;
const EMBEDDED_HINT = lexicon('any', 'template-marks', 'embedded').pattern;
const DATE_HINT = lexicon('any', 'template-marks', 'dated').pattern;

/**
 * Maximum length, in characters, of text marked as a date by its class, of a label before a date, and of a byline with
 * a date.
 */
const MAX_MARKED_CHARS = 60;
const MAX_LABEL_CHARS = 30;
const MAX_BYLINE_CHARS = 90;
/** Number of leading characters of a line that are searched. */
const HEAD_CHARS = 160;
/** Candidates below this weight are dropped. */
const MIN_WEIGHT = 0.05;

/** Whether the text has a digit, or is short enough for a day without one ("yesterday"). */
const isDated = (text: string): boolean =>
  text.length < MAX_RELATIVE_CHARS || (MAY_BE_DIGIT.test(text) && /\p{Nd}/u.test(text));
/**
 * Fast check for digits: those of other scripts begin with the Arabic ones; the punctuation between them is skipped.
 */
const MAY_BE_DIGIT = /[\d\u0660-\u1fff\ua000-\uffff]/;

/** Weight of dates by region. */
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

export function shownTimes(context: DateContext): ShownDate[] {
  const { scan, dayFirst, languages } = context;
  const title = getDateHeadline(scan);
  const out: ShownDate[] = [];
  for (const time of scan.times) {
    // Prose may be marked too; only a piece that is hardly more than the date is a dateline.
    if (!time.named && time.text.length > MAX_MARKED_CHARS) continue;
    const date =
      (time.datetime ? parseMachineDate(time.datetime, dayFirst, languages) : null) ??
      parseDateText(time.text, dayFirst, languages) ??
      relativeDate(time.text, context);
    if (!date) continue;
    const before = scan.blocks[time.order]?.text ?? '';
    const own = time.hints.split('|').slice(0, 2).join(' ');
    const stated = firstLabelRole(time.text);
    const role = stated === 'unknown' ? timeRole(own, before.slice(0, 120)) : stated;
    const base = role === 'published' ? 0.85 : 0.75;
    const near = headlineProximity(time.order, title);
    const weight = base * regionWeight(time, title, role === 'published') * near;
    const signal = time.named ? 'time-element' : 'visible-text';
    const place = { box: time.hints, nearby: near === 1 };
    out.push({ candidate: { date, signal, role, weight, order: time.order }, ...place });
    const first =
      role === 'modified'
        ? labelledDates(time.text, dayFirst, languages).find((one) => one.role === 'published')
        : null;
    if (first) out.push({ candidate: { ...first, signal, weight, order: time.order }, ...place });
  }
  return out;
}

function timeRole(hints: string, before: string): DateCandidate['role'] {
  const published = PUBLISHED_WORD.test(before);
  if (MODIFIED_HINT.test(hints) || (MODIFIED_WORD.test(before) && !published)) return 'modified';
  return PUBLISHED_HINT.test(hints) || published ? 'published' : 'unknown';
}

/**
 * Dates are usually just above or below the headline, or at the end of the text; dates far from both belong to the
 * story.
 */
function headlineProximity(order: number, title: Headline | null): number {
  if (title === null) return 0.8;
  const distance = order - title.order;
  if (distance >= -4 && distance <= 10) return 1;
  if (distance < -4) return distance >= -15 ? 0.75 : 0.5;
  return distance <= 25 ? 0.8 : 0.55;
}

/** A block next to the headline belongs to it, whatever the region of the box around both. */
function regionWeight({ region, order }: BlockPosition, title: Headline | null, labelled: boolean): number {
  const touches = title?.named === true && Math.abs(order - title.order) <= 3;
  const belongs = region === 'aside' || region === 'footer' || (region === 'header' && order > (title?.order ?? 0));
  const same = region === title?.region || (labelled && region === 'aside');
  return touches && belongs && same ? 0.8 : REGION_WEIGHT[region];
}

export function shownLines(context: DateContext): ShownDate[] {
  const title = getDateHeadline(context.scan);
  return context.scan.blocks
    .filter(({ region, text }) => REGION_WEIGHT[region] > 0 && isDated(text))
    .flatMap((block) => datesIn(block, title, context))
    .filter(({ candidate }) => candidate.weight > MIN_WEIGHT);
}

/** Dates of a line with their roles. */
function datesIn(block: TextBlock, title: Headline | null, context: DateContext): ShownDate[] {
  const { scan, dayFirst, languages } = context;
  const head = block.text.slice(0, HEAD_CHARS);
  const labelled = labelledDates(`${labelOf(scan.blocks[block.order - 1])}${head}`, dayFirst, languages);
  const relative =
    labelled.length === 0 && block.text.length < MAX_RELATIVE_CHARS ? relativeDate(block.text, context) : null;
  const dates = relative ? [{ date: relative, role: firstLabelRole(head) }] : labelled;
  if (dates.length === 0 || MEMBERSHIP_DATE.test(head) || isEmbedded(block, title)) return [];
  const near = headlineProximity(block.order, title);
  const opens = near === 1 && opensWithDate(head, dayFirst, languages);
  return dates.map(({ date, role }) => {
    const hintedRole = role === 'unknown' ? roleOfBox(block) : role;
    return toShownDate(block, hintedRole, { opens, near, date, title });
  });
}

function toShownDate(block: TextBlock, role: DateCandidate['role'], line: DatedLine): ShownDate {
  const { near, date, title } = line;
  const { tag, hints, order } = block;
  const place = regionWeight(block, title, role === 'published');
  const weight = visibleWeight(block, role, line) * place * near * (block.hidden ? 0.5 : 1);
  return {
    candidate: { date, signal: 'visible-text', role, weight, order },
    box: `${tag} ${hints}`,
    nearby: near === 1,
  };
}

/** Whether the block belongs to a picture or embedded post, whose dates say nothing about the page. */
const isEmbedded = (block: TextBlock, title: Headline | null): boolean => {
  const { tag, hints } = block;
  if (tag === 'figcaption') return !touchesHeadline(block, title);
  return tag === 'blockquote' || EMBEDDED_HINT.test(hints.split('|', 2).join(' '));
};

/** Whether the block adjoins the headline: some templates put date and headline into a picture caption. */
const touchesHeadline = ({ order }: TextBlock, title: Headline | null): boolean =>
  title?.named === true && Math.abs(order - title.order) === 1;

/** A label such as "Published:" may be in its own box before the date. */
const labelOf = (before: TextBlock | undefined): string =>
  before !== undefined && before.text.length <= MAX_LABEL_CHARS && !/\d/.test(before.text) ? `${before.text} ` : '';

function roleOfBox({ hints }: TextBlock): DateCandidate['role'] {
  const own = hints.split('|')[0]!;
  if (MODIFIED_HINT.test(own)) return 'modified';
  return PUBLISHED_HINT.test(own) ? 'published' : 'unknown';
}

/** A line that is little more than a date, or has a date class, is a dateline; prose that mentions a date is not. */
function visibleWeight(block: TextBlock, role: DateCandidate['role'], { opens, near, date }: DatedLine): number {
  const { text, tag } = block;
  const isHinted = DATE_HINT.test(nearHints(block.hints));
  if (/©|copyright|\(c\)/i.test(text.slice(0, HEAD_CHARS))) return 0.1;
  // A heading that is a date starts a section, such as a program day or diary entry.
  if (/^h[2-6]$/.test(tag) && text.length <= 40 && near < 1) return 0.3;
  if (text.length <= 40) return isHinted ? 0.75 : shortLineWeight(role);
  const [stated, marked, bare] = text.length <= 140 ? [0.7, isHinted, 0.4] : [0.4, opens, 0.12];
  if (role === 'published') return stated;
  if (marked) return text.length <= 140 ? 0.65 : 0.32;
  return near === 1 && isByline(text, date) ? 0.6 : bare;
}

const shortLineWeight = (role: DateCandidate['role']): number => (role === 'published' ? 0.7 : 0.65);

/** “Ann Bell, 5 March 2024” is a byline: not a sentence, or one with a time to the minute. */
const isByline = (text: string, { precision }: ParsedDate): boolean =>
  text.length <= MAX_BYLINE_CHARS && (!/[.!?]$/.test(text) || precision === 'minute');

/**
 * "01.02.2022 The market …", "Bonn, 1 February 2022 – The …": dateline of a press release, followed directly by its
 * text.
 */
function opensWithDate(head: string, dayFirst: boolean, languages: readonly string[]): boolean {
  if (/^\d/.test(head) && parseDateText(head.slice(0, 12), dayFirst, languages)) return true;
  const lead = /^[^–—]{6,50}?\s[–—-]\s/.exec(head)?.[0];
  return lead !== undefined && parseDateText(lead, dayFirst, languages) !== null;
}
