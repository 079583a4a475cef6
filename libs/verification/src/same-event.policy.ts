import { dateMentions, daysFrom, fold, regionsBesidePlace, regionsIn, regionsOfPlace, sameOrWithin, weekdayMentions } from '@corroborate/domain';
import type { Article, DateMention, DateRecord } from '@corroborate/domain';
import { agreeingFigures, anchorsOf } from './anchors.model';
import type { PageModel } from './page.model';
import type { TopicModel } from './topic.model';
import { DAY_AGREES, PLACED_HERE, placedElsewhere } from './stance.words';
import { coverage, matchedNames } from './topic.model';
import { EVENT_LIMITS } from './verification.thresholds';

export interface EventMatch {
  same: boolean;
  reasons: string[];
  /** Particulars in agreement besides name and place: further names, figures, the weekday. */
  details: number;
  dated: boolean;
  /** Subject or town named and the date fits: the page is tied to this event by more than its words. */
  anchored: boolean;
  /** Names the subjects and came out within days of the event. */
  near: boolean;
  /** Bears no date itself; a search engine's date lies within days of the event. */
  hinted: boolean;
}

const DAY_MS = 86_400_000;

/** Is the page about the very event of the topic: the same people or bodies, the same place, the same time? */
export function sameEvent(topic: TopicModel, page: PageModel, article: Article, engineDate: DateRecord | null = null): EventMatch {
  const reasons: string[] = [];
  const names = matchedNames(topic.subjects, page.names, topic.town);
  const details = countDetails(topic, page, names);
  const hint = hintedDays(topic, article, engineDate);
  const verdicts = [
    aboutSubjects(topic, page, names, reasons),
    atPlace(topic, page, reasons),
    noOtherIdentifier(topic, page, reasons),
    atTime(topic, page, article, details, hint, reasons),
  ];
  const dated = publishedAt(article) !== null;
  const tied = names.length > 0 || townNamed(topic, page);
  const distance = topic.eventDate && dated ? Math.abs((publishedAt(article)?.getTime() ?? 0) - topic.eventDate.getTime()) / DAY_MS : Number.POSITIVE_INFINITY;
  const about = topic.subjects.length > 0 ? names.length > 0 : coverage(topic.terms, page.stems) >= EVENT_LIMITS.namelessCoverage;
  const near = about && (distance <= EVENT_LIMITS.nearDays || hint !== null);
  return { same: verdicts.every(Boolean), reasons, details, dated, near, hinted: hint !== null, anchored: dated && tied && topic.eventDate !== null && (topic.town !== null || topic.given) };
}

/**
 * Days from the event to what a search engine says of a page without a date of its own; null where it says nothing or
 * nothing near. Engines show the day of a change or of a copy, so that a far date tells nothing, and a near one little.
 */
function hintedDays(topic: TopicModel, article: Article, engineDate: DateRecord | null): number | null {
  if (!topic.eventDate || article.published || !engineDate) return null;
  const days = (Date.parse(engineDate.value) - topic.eventDate.getTime()) / DAY_MS;
  return days >= -EVENT_LIMITS.daysBefore && days <= EVENT_LIMITS.nearDays ? days : null;
}

/** Publication moment where one is known. */
export const publishedAt = (article: Article): Date | null => (article.published ? new Date(article.published.value) : null);

const townNamed = (topic: TopicModel, page: PageModel): boolean =>
  topic.town !== null && page.names.folded.includes(` ${fold(topic.town).replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `);

function aboutSubjects(topic: TopicModel, page: PageModel, matched: string[], reasons: string[]): boolean {
  const town = townNamed(topic, page);
  if (topic.subjects.length === 0) {
    if (topic.town === null) return true;
    reasons.push(town ? `Names ${topic.town}.` : `Does not name ${topic.town}.`);
    return town;
  }
  const needed = topic.given ? Math.ceil(topic.subjects.length / 3) : Math.ceil(topic.subjects.length / 2);
  if (matched.length >= needed) {
    reasons.push(`Names ${matched.slice(0, 4).join(', ')}.`);
    return true;
  }
  reasons.push(`Does not name ${topic.subjects.slice(0, 3).join(', ')}.`);
  return false;
}

function atPlace(topic: TopicModel, page: PageModel, reasons: string[]): boolean {
  if (!topic.town) return true;
  const named = townNamed(topic, page);
  if (!named && topic.subjects.length === 0) return false;
  const names = matchedNames(topic.subjects, page.names);
  if (!named && topic.townInTitle && names.length < 2 && countDetails(topic, page, names) < EVENT_LIMITS.townlessDetails) {
    reasons.push(`Does not name ${topic.town}.`);
    return false;
  }
  return inRegion(topic, page, names, reasons);
}

/** A town of that name in another state or country is another town. */
function inRegion(topic: TopicModel, page: PageModel, names: string[], reasons: string[]): boolean {
  const town = topic.town ?? '';
  if (topic.regions.length === 0) return true;
  const texts = [page.headline.text, ...page.sentences.map((sentence) => sentence.text)];
  const beside = regionsBesidePlace(texts, town);
  const tied = new Set([...regionsOfPlace(texts, town), ...beside]);
  const here = (region: string): boolean => topic.regions.includes(region);
  if ([...beside].some(here) || (beside.size === 0 && [...tied].some(here))) {
    reasons.push(`${PLACED_HERE}${town}, ${topic.region}.`);
    return true;
  }
  const mentioned = regionsIn(texts.join(' \n '));
  const elsewhere = [...(beside.size > 0 ? beside : [...mentioned].some(here) ? [] : tied)].filter((region) => excludes(topic, region));
  if (elsewhere.length > 0) {
    reasons.push(placedElsewhere(town, elsewhere, topic.region ?? ''));
    return false;
  }
  return [...mentioned].some(here) || toldApart(topic, page, names, reasons);
}

/** Another region, unless one lies within the other (a province and its country). */
const excludes = (topic: TopicModel, region: string): boolean => !topic.regions.some((one) => sameOrWithin(one, region));

/** A page that leaves the state out must agree in something that a like-named town elsewhere could not have. */
function toldApart(topic: TopicModel, page: PageModel, names: string[], reasons: string[]): boolean {
  const town = fold(topic.town ?? '');
  const own = [...new Set([...names, ...matchedNames(topic.names, page.names)])].filter((name) => !fold(name).includes(town) && /\p{Lu}/u.test(name));
  if (own.length > 0 || agreeingFigures(topic, page) > 0) return true;
  reasons.push(`Does not say in which state its ${topic.town} lies, and no name or figure tells it from another.`);
  return false;
}

/** "Local 12" and "Local 15", "Flight 240" and "Flight 611" are different things however alike the rest is. */
function noOtherIdentifier(topic: TopicModel, page: PageModel, reasons: string[]): boolean {
  for (const name of topic.names) {
    const numbered = /([\p{L}]+)\s+(\d{1,5})$/u.exec(name);
    if (!numbered) continue;
    const head = fold(numbered[1] ?? '');
    const own = numbered[2] ?? '';
    const others = numbersAfter(page.names.folded, head);
    if (others.size === 0 || others.has(own)) continue;
    reasons.push(`Speaks of ${numbered[1]} ${[...others].join(', ')} where the topic has ${numbered[1]} ${own}.`);
    return false;
  }
  return true;
}

function numbersAfter(folded: string, head: string): Set<string> {
  const tokens = folded.trim().split(' ');
  return new Set(tokens.flatMap((token, index) => (token === head && /^\d{1,5}$/.test(tokens[index + 1] ?? '') ? [tokens[index + 1] ?? ''] : [])));
}

function atTime(topic: TopicModel, page: PageModel, article: Article, details: number, hint: number | null, reasons: string[]): boolean {
  const event = topic.eventDate;
  if (!event) return true;
  const published = publishedAt(article);
  const other = otherDate(topic, page, event, published);
  if (!published) {
    const dayAgrees = sameWeekday(topic, page) || namesEventDate(page, event);
    if (!other && hint !== null && !namesEarlierYear(topic, page)) {
      reasons.push(`Undated; a search engine dates it ${Math.round(Math.abs(hint))} day(s) from the event.`);
      return true;
    }
    const enough = !other && ((details >= EVENT_LIMITS.undatedDetails && dayAgrees) || particular(topic, page, details));
    reasons.push(enough ? `${dayAgrees ? DAY_AGREES : 'Undated, but '}${details} particulars agree.` : 'Undated, and too few particulars agree to tell which event it means.');
    return enough;
  }
  const days = (published.getTime() - event.getTime()) / DAY_MS;
  if (days < -slackBefore(article)) {
    reasons.push(`Published ${Math.round(-days)} day(s) before the event.`);
    return false;
  }
  if (other) {
    reasons.push(`Dates what it tells to ${other}.`);
    return false;
  }
  if (days > EVENT_LIMITS.daysAfter && !namesEventDate(page, event)) {
    reasons.push(`Published ${Math.round(days)} days after the event without naming its date.`);
    return false;
  }
  reasons.push(days < 1 ? 'Published on the day of the event.' : `Published ${Math.round(days)} day(s) after the event.`);
  return true;
}

/** So many rare particulars in one opening that no other event could have them, and no year that is another's. */
function particular(topic: TopicModel, page: PageModel, details: number): boolean {
  const { names, figures, story, opening } = anchorsOf(topic, page);
  if (namesEarlierYear(topic, page)) return false;
  const known = topic.terms.filter((term) => page.headline.stems.has(term.stem)).length;
  if (known >= EVENT_LIMITS.sameHeadlineWords && coverage(topic.terms, page.headline.stems) >= EVENT_LIMITS.sameHeadline) return true;
  const told = names.length > 0 && story >= EVENT_LIMITS.undatedStory && opening >= EVENT_LIMITS.undatedShare;
  return told && (figures > 0 || names.length > 1 || details > 0 || story > EVENT_LIMITS.undatedStory);
}

/** The lead speaks of a year before the event that the topic does not speak of. */
function namesEarlierYear(topic: TopicModel, page: PageModel): boolean {
  const year = topic.eventDate?.getUTCFullYear() ?? 0;
  const lead = [page.headline, ...page.sentences.slice(0, 6)].map((sentence) => sentence.text).join(' ');
  return [...lead.matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0])).some((one) => one < year && !topic.years.has(one));
}

function slackBefore(article: Article): number {
  const precision = article.published?.precision;
  if (precision === 'month') return 31;
  if (precision === 'year') return 366;
  return EVENT_LIMITS.daysBefore;
}

/** A day after the page came out is when something takes effect, not when it was decided. */
const isToCome = (mention: DateMention, event: Date, published: Date | null): boolean =>
  published !== null && (daysFrom(mention, event) ?? 0) > (published.getTime() - event.getTime()) / DAY_MS + 1;

/** A full date in the lead that belongs to another time, while none there is the event's. */
function otherDate(topic: TopicModel, page: PageModel, event: Date, published: Date | null): string | null {
  const lead = page.sentences.slice(0, 3).map((sentence) => sentence.text).join(' ');
  const full = dateMentions(lead)
    .filter((mention) => mention.year !== null && mention.month !== null && mention.day !== null)
    .filter((mention) => !isToCome(mention, event, published) && !(topic.years.has(mention.year ?? 0) && mention.year !== event.getUTCFullYear()));
  const distances = full.map((mention) => Math.abs(daysFrom(mention, event) ?? 0));
  if (full.length === 0 || distances.some((days) => days <= EVENT_LIMITS.otherDateDays)) return null;
  return full[0]?.quote ?? null;
}

function namesEventDate(page: PageModel, event: Date): boolean {
  return page.sentences.some((sentence) =>
    dateMentions(sentence.text).some((mention) => {
      const days = daysFrom(mention, event);
      return days !== null && Math.abs(days) <= 2 && (mention.year === null || mention.year === event.getUTCFullYear());
    }),
  );
}

function countDetails(topic: TopicModel, page: PageModel, names: string[]): number {
  const further = Math.max(0, new Set([...names, ...matchedNames(topic.names, page.names, topic.town)]).size - 1);
  return further + agreeingFigures(topic, page) + (sameWeekday(topic, page) ? 1 : 0);
}

/** Names the weekday of the event, or the one before: the topic's moment is UTC, the page's day is local. */
function sameWeekday(topic: TopicModel, page: PageModel): boolean {
  const event = topic.eventDate;
  if (!event) return false;
  const days = new Set([event.getUTCDay(), (event.getUTCDay() + 6) % 7]);
  return page.sentences.slice(0, 6).some((sentence) => weekdayMentions(sentence.text).some((day) => days.has(day)));
}
