import { findDateMentions, countDaysFrom, fold, findWeekdayMentions, type DateMention } from '@corroborate/text';
import { DAY_MS, createReason, hasReason, type Article, type DateRecord, type Reason } from '@corroborate/domain';
import { agreeingFigures, findAnchors } from './anchors.model';
import type { PageModel, PageSentence } from '../page/page.model';
import { coverage, matchedNames, type TopicModel } from '../topic/topic.model';
import { matchSubjects, listNamedSubjects } from './event-names.policy';
import {
  matchPlace,
  isTownNamed,
  isProperName,
  distinctiveSubjects,
  type MatchResult,
  type MatchInput,
} from './event-place.policy';
import { hasOwnName, isFromTown, isLocalReport, placesEventElsewhere, withTown } from './local-page.policy';
import { EVENT_LIMITS, STANCE_LIMITS } from '../stance.thresholds';

export interface EventMatch {
  same: boolean;
  reasons: Reason[];
  /** Number of details that match apart from name and place: further names, figures, the weekday. */
  details: number;
  dated: boolean;
  /**
   * True if the page names a subject or the town and the date matches, so that more than words links the page to this
   * event.
   */
  anchored: boolean;
  /**
   * True if the same people, organization or town and the same dates are named and no other place is. This is enough
   * for a denial, but not for support.
   */
  deniable: boolean;
  /** True if the page names the subjects and was published within days of the event. */
  near: boolean;
  /** True if the page is undated but a search engine dates it within days of the event. */
  engineDated: boolean;
}

/**
 * Whether a page is about this event: same people or organizations, place and time. To compare two reports, use
 * `compareAccounts` (search).
 */
export function matchEvent(
  topic: TopicModel,
  given: PageModel,
  article: Article,
  engineDate: DateRecord | null = null,
): EventMatch {
  const page = addImpliedTown(topic, given, article);
  const sides = { topic, page, article };
  const names = listNamedSubjects(topic, page, article);
  const details = countDetails(topic, page, names);
  const hint = daysFromHint(topic, article, engineDate);
  const [identifier, time] = [matchNumberedNames(topic, page), matchTime(sides, { names, details }, hint)];
  const place = matchPlace(sides, { names, details, near: isPublishedNearEvent(topic, article) });
  const answers = [matchSubjects(topic, page, names), place, identifier, time];
  const dated = publishedAt(article) !== null;
  const tied = names.length > 0 || isTownNamed(topic, page);
  const unnamed =
    isTownNamed(topic, page) && topic.subjects.length > 0 && !distinctiveSubjects(topic).some(isProperName);
  const about = names.length > 0 || unnamed || coversNameless(topic, page);
  const engineDated = hint !== null && hint >= -EVENT_LIMITS.daysBefore;
  const near = about && (isPublishedNearEvent(topic, article) || engineDated);
  return {
    same: answers.every(({ yes }) => yes),
    reasons: answers.flatMap(({ reasons }) => reasons),
    details,
    dated,
    near,
    deniable: isPublishedNearEvent(topic, article) && identifier.yes && time.yes && isDeniedHere(place, sides),
    engineDated,
    anchored: dated && tied && topic.eventDate !== null && (topic.town !== null || topic.given),
  };
}

/** Adds the town to a local report, which does not mention it because its readers know where they are. */
const addImpliedTown = (topic: TopicModel, page: PageModel, article: Article): PageModel =>
  isLocalReport(topic, page, article, listNamedSubjects(topic, page, article)) ? withTown(topic, page) : page;

/**
 * Whether the page names the same people or organization in full, or something in the same town, and no other place.
 * The town must be named, or the page must be from there.
 */
const coversNameless = ({ subjects, terms }: TopicModel, { stems }: PageModel): boolean =>
  subjects.length === 0 && coverage(terms, stems) >= EVENT_LIMITS.namelessCoverage;

const isDeniedHere = ({ reasons }: MatchResult, input: MatchInput): boolean =>
  !hasReason(reasons, 'event.placed-elsewhere') && isAboutSameParties(input);

function isAboutSameParties({ topic, page: given, article }: MatchInput): boolean {
  if (placesEventElsewhere(topic, given, article)) return false;
  const page = isFromTown(topic, given, article) ? withTown(topic, given) : given;
  const names = listNamedSubjects(topic, page, article);
  if (hasOwnName(topic, page, names)) return true;
  const about = names.length > 0 || distinctiveSubjects(topic).length === 0;
  return about && isTownNamed(topic, page) && coverage(topic.terms, page.stems) >= STANCE_LIMITS.mentionCoverage;
}

/**
 * Days from the event to the date that a search engine gives for an undated page. Null if there is no such date or
 * it is much later, because engines may show the date of a change or copy, but never one before publication.
 */
function daysFromHint(topic: TopicModel, article: Article, engineDate: DateRecord | null): number | null {
  if (!topic.eventDate || article.published || !engineDate) return null;
  const days = (Date.parse(engineDate.value) - topic.eventDate.getTime()) / DAY_MS;
  const isNear = days >= -EVENT_LIMITS.daysBefore && days <= EVENT_LIMITS.nearDays;
  return isNear || days < -EVENT_LIMITS.engineDaysBefore ? days : null;
}

function isPublishedNearEvent(topic: TopicModel, article: Article): boolean {
  const published = publishedAt(article);
  return (
    published !== null &&
    topic.eventDate !== null &&
    Math.abs(published.getTime() - topic.eventDate.getTime()) / DAY_MS <= EVENT_LIMITS.nearDays
  );
}

/** Publication time if it is known. */
const publishedAt = (article: Article): Date | null => (article.published ? new Date(article.published.value) : null);

/**
 * Numbers in names must match: "Local 12" and "Local 15" differ, as do "Flight 240" and "Flight 611", whatever else
 * matches.
 */
function matchNumberedNames(topic: TopicModel, page: PageModel): MatchResult {
  for (const name of topic.names) {
    const numbered = /([\p{L}]+)\s+(\d{1,5})$/u.exec(name);
    if (!numbered) continue;
    const head = fold(numbered[1] ?? '');
    const own = numbered[2] ?? '';
    const others = numbersAfter(page.names.folded, head);
    if (others.size === 0 || others.has(own)) continue;
    return {
      yes: false,
      reasons: [createReason('event.other-number', { name: numbered[1] ?? '', found: [...others], own })],
    };
  }
  return { yes: true, reasons: [] };
}

function numbersAfter(folded: string, head: string): Set<string> {
  const tokens = folded.trim().split(' ');
  return new Set(
    tokens.flatMap((token, index) =>
      token === head && /^\d{1,5}$/.test(tokens[index + 1] ?? '') ? [tokens[index + 1] ?? ''] : [],
    ),
  );
}

interface MatchDates {
  event: Date;
  published: Date | null;
  /** Full date in the lead other than that of the event; otherwise null. */
  other: string | null;
  /** Days from the event to the date given by a search engine; null if there is no usable one. */
  hint: number | null;
}

/** Whether the time matches, and why. */
function matchTime(
  { topic, page, article }: MatchInput,
  ties: { names: readonly string[]; details: number },
  hint: number | null,
): MatchResult {
  const event = topic.eventDate;
  if (!event) return { yes: true, reasons: [] };
  const published = publishedAt(article);
  const times = { event, published, other: findOtherDate(topic, page, event, published), hint };
  const [yes, reason] = published
    ? matchDate(page, article, { ...times, published })
    : matchUndatedPage(topic, page, times, ties);
  return { yes, reasons: [reason] };
}

function matchUndatedPage(
  topic: TopicModel,
  page: PageModel,
  { event, other, hint }: MatchDates,
  ties: { names: readonly string[]; details: number },
): [boolean, Reason] {
  const { names, details } = ties;
  if (hint !== null && hint < -EVENT_LIMITS.daysBefore)
    return [false, createReason('event.too-early', { days: Math.round(-hint) })];
  const dayAgrees = isSameWeekday(topic, page) || namesEventDate(page, event);
  if (!other && hint !== null && !namesEarlierYear(topic, page))
    return [true, createReason('event.engine-date', { days: Math.round(Math.abs(hint)) })];
  const placed =
    names.length > 0 && isTownNamed(topic, page) && namesEventDate(page, event) && !namesEarlierYear(topic, page);
  const enough =
    !other && (placed || (details >= EVENT_LIMITS.undatedDetails && dayAgrees) || isUnmistakable(topic, page, details));
  if (!enough) return [false, createReason('event.undated')];
  return [true, createReason(dayAgrees ? 'event.day-agrees' : 'event.undated-agrees', { details })];
}

function matchDate(page: PageModel, article: Article, times: MatchDates & { published: Date }): [boolean, Reason] {
  const { event, published, other } = times;
  const days = (published.getTime() - event.getTime()) / DAY_MS;
  if (days < -allowedDaysBefore(article)) return [false, createReason('event.too-early', { days: Math.round(-days) })];
  if (other) return [false, createReason('event.other-date', { quote: other })];
  if (days > EVENT_LIMITS.daysAfter && !namesEventDate(page, event))
    return [false, createReason('event.too-late', { days: Math.round(days) })];
  return [
    true,
    days < 1 ? createReason('event.same-day') : createReason('event.days-after', { days: Math.round(days) }),
  ];
}

/**
 * Whether the headline matches the title, or headline and opening have so many rare details that they cannot be about
 * another event. False if the lead mentions an earlier year.
 */
function isUnmistakable(topic: TopicModel, page: PageModel, details: number): boolean {
  const { names, figures, story, opening } = findAnchors(topic, page);
  if (namesEarlierYear(topic, page)) return false;
  const known = topic.terms.filter((term) => page.headline.stems.has(term.stem)).length;
  if (
    known >= EVENT_LIMITS.sameHeadlineWords &&
    coverage(topic.terms, page.headline.stems) >= EVENT_LIMITS.sameHeadline
  )
    return true;
  const isSpecific = names.length > 0 && story >= EVENT_LIMITS.undatedStory && opening >= EVENT_LIMITS.undatedShare;
  return isSpecific && (figures > 0 || names.length > 1 || details > 0 || story > EVENT_LIMITS.undatedStory);
}

/** Whether the lead mentions a year before the event that is not in the topic. */
function namesEarlierYear(topic: TopicModel, page: PageModel): boolean {
  const year = topic.eventDate?.getUTCFullYear() ?? 0;
  const lead = [page.headline, ...page.sentences.slice(0, 6)].map((sentence) => sentence.text).join(' ');
  return [...lead.matchAll(/\b(?:19|20)\d{2}\b/g)]
    .map((match) => Number(match[0]))
    .some((one) => one < year && !topic.years.has(one));
}

function allowedDaysBefore(article: Article): number {
  const precision = article.published?.precision;
  if (precision === 'month') return 31;
  if (precision === 'year') return 366;
  return EVENT_LIMITS.daysBefore;
}

/** Whether the date is after publication, and so is when something takes effect rather than when it was decided. */
const isAfterPublication = (mention: DateMention, event: Date, published: Date | null): boolean =>
  published !== null && (countDaysFrom(mention, event) ?? 0) > (published.getTime() - event.getTime()) / DAY_MS + 1;

/**
 * First full date in the lead other than that of the event; null if one matches. Dates of earlier facts are background
 * if the report also gives the date of the event.
 */
function findOtherDate(topic: TopicModel, page: PageModel, event: Date, published: Date | null): string | null {
  const lead = page.sentences.slice(0, 3);
  const leadText = (
    published !== null && isCurrentReport(topic, page, event, published)
      ? lead.filter((one) => mentionsKind(topic, one))
      : lead
  )
    .map((sentence) => sentence.text)
    .join(' ');
  const full = findDateMentions(leadText)
    .filter((mention) => mention.year !== null && mention.month !== null && mention.day !== null)
    .filter(
      (mention) =>
        !isAfterPublication(mention, event, published) &&
        !(topic.years.has(mention.year ?? 0) && mention.year !== event.getUTCFullYear()),
    );
  const distances = full.map((mention) => Math.abs(countDaysFrom(mention, event) ?? 0));
  if (full.length === 0 || distances.some((days) => days <= EVENT_LIMITS.otherDateDays)) return null;
  return full[0]?.quote ?? null;
}

const mentionsKind = (topic: TopicModel, sentence: PageSentence): boolean =>
  sentence.mentions.some((one) => topic.concepts[0]?.includes(one.id));

/**
 * Whether the page was published within days of the event, and a sentence in the lead reports an event of that kind
 * with the same date or none.
 */
function isCurrentReport(topic: TopicModel, page: PageModel, event: Date, published: Date): boolean {
  const days = (published.getTime() - event.getTime()) / DAY_MS;
  if (days < -EVENT_LIMITS.daysBefore || days > EVENT_LIMITS.nearDays || !isSameWeekday(topic, page)) return false;
  return page.sentences.slice(0, 3).some((one) => mentionsKind(topic, one) && !/\b(?:19|20)\d{2}\b/.test(one.text));
}

function namesEventDate(page: PageModel, event: Date): boolean {
  return page.sentences.some((sentence) =>
    findDateMentions(sentence.text).some((mention) => {
      const days = countDaysFrom(mention, event);
      return days !== null && Math.abs(days) <= 2 && (mention.year === null || mention.year === event.getUTCFullYear());
    }),
  );
}

function countDetails(topic: TopicModel, page: PageModel, names: string[]): number {
  const further = Math.max(0, new Set([...names, ...matchedNames(topic.names, page.names, topic.town)]).size - 1);
  return further + agreeingFigures(topic, page) + (isSameWeekday(topic, page) ? 1 : 0);
}

/**
 * Whether the page names the weekday of the event or the one before, because the topic's time is in UTC and the page's
 * day is local.
 */
function isSameWeekday(topic: TopicModel, page: PageModel): boolean {
  const event = topic.eventDate;
  if (!event) return false;
  const days = new Set([event.getUTCDay(), (event.getUTCDay() + 6) % 7]);
  return page.sentences.slice(0, 6).some((sentence) => findWeekdayMentions(sentence.text).some((day) => days.has(day)));
}
