import {
  findNationalityCountries,
  fold,
  homeRegion,
  isCountryWord,
  lexicon,
  findPlaceName,
  placeNames,
  regionName,
  regionsBesidePlace,
  findNamedRegions,
  regionsOverlap,
  findPlaceRegions,
  padWords,
  tokenizeWords,
} from '@corroborate/text';
import { createReason, getPrintedTitle, type Article, type Reason } from '@corroborate/domain';
import { rarity } from '../topic/word-rarity';
import { agreeingFigures, getOpening } from './anchors.model';
import type { PageModel } from '../page/page.model';
import { coverage, matchedNames, type TopicModel } from '../topic/topic.model';
import { EVENT_LIMITS, STANCE_LIMITS } from '../stance.thresholds';

/** What else the page shares with the event. */
export interface OtherMatches {
  /** Subjects the page names. */
  names: string[];
  details: number;
  /** True if published within days of the event. */
  near: boolean;
}

/**
 * Whether the town is named, in English, in the local language, or as the first part of a compound ("Hallbachtunnel").
 */
export const isTownNamed = (topic: TopicModel, page: PageModel): boolean =>
  topic.town !== null &&
  (findPlaceName(page.names, topic.town) ||
    placeNames(topic.town).some((name) => isInCompound(padWords(name).trim(), page)));

const isInCompound = (town: string, page: PageModel): boolean =>
  town.length >= 7 &&
  !town.includes(' ') &&
  [...page.names.tokens].some((token) => token.length >= town.length + 4 && token.startsWith(town));

const DIRECTIONS = lexicon('en', 'places-of-many', 'directions').source;
const TOWN_ENDINGS = lexicon('en', 'places-of-many', 'town-endings').source;
const TOWN_NAME_TAIL = new RegExp(` (?:${DIRECTIONS}|${TOWN_ENDINGS}) $`);

/**
 * Whether the page uses the town's short name: locals say "Elmton" for "Elmton West". Another district ("Elmton East")
 * is another place, and a country with that name is not a town.
 */
function isShortTownNamed(topic: TopicModel, page: PageModel): boolean {
  const full = padWords(topic.town ?? '');
  const short = full.replace(TOWN_NAME_TAIL, ' ');
  if (short === full || short.trim().length < 4 || isCountryWord(short) || regionName(short) !== null) return false;
  const other = new RegExp(`^(?:${DIRECTIONS})\\b`);
  const spots = page.names.folded.split(short).slice(1);
  return spots.length > 0 && !spots.some((rest) => other.test(rest));
}

export function matchPlace(sides: MatchInput, ties: OtherMatches): MatchResult {
  const { topic, page } = sides;
  if (!topic.town) return positiveMatch();
  const named = isTownNamed(topic, page) || (isShortTownNamed(topic, page) && hasOtherMatch(topic, page, ties));
  if (!named && topic.subjects.length === 0) return negativeMatch();
  const enough =
    ties.names.length >= 2 || ties.details >= EVENT_LIMITS.townlessDetails || opensWithSubject(sides, ties);
  if (!named && topic.townInTitle && !enough)
    return negativeMatch(createReason('event.town-missing', { town: topic.town }));
  return matchRegion(sides, ties);
}

/** Whether a name or figure matches as well, because the short name of a town alone is ambiguous. */
const hasOtherMatch = (topic: TopicModel, page: PageModel, { names }: OtherMatches): boolean =>
  names.some((name) => !padWords(name).includes(padWords(topic.town ?? '').replace(TOWN_NAME_TAIL, ' '))) ||
  agreeingFigures(topic, page) > 0;

/** Offices, storms and other things that exist in many towns at the same time. */
const MANY_PLACES = lexicon('en', 'places-of-many', 'many-places').pattern;

/**
 * Whether a report published within days opens with a person or district from the title instead of the town, and is
 * about the same country.
 */
function opensWithSubject({ topic, page, article }: MatchInput, ties: OtherMatches): boolean {
  if (!ties.near) return false;
  const opening = padWords(
    getOpening(page)
      .slice(0, 3)
      .map((one) => one.text)
      .join(' '),
  );
  const own = ties.names.filter(
    (name) =>
      /\p{Lu}/u.test(name) &&
      !MANY_PLACES.test(name) &&
      padWords(topic.title).includes(padWords(name)) &&
      opening.includes(padWords(name)),
  );
  return own.length > 0 && (isLocalOutlet(topic, article) || isAboutCountry(topic, page));
}

const findRegions = (page: PageModel): Set<string> => {
  const text = [page.headline, ...page.sentences].map((one) => one.text).join(' \n ');
  return new Set([...findNamedRegions(text), ...findNationalityCountries(text)]);
};

const isAboutCountry = (topic: TopicModel, page: PageModel): boolean => {
  const regions = [...findRegions(page)];
  return regions.length > 0 && regions.every((one) => regionsOverlap(topic.regions, [one]));
};

/**
 * Whether the outlet is local. In a country divided into regions, the country's top-level domain counts only for the
 * largest one.
 */
function isLocalOutlet(topic: TopicModel, article: Article): boolean {
  const home = homeRegionOf(article);
  return (
    home !== null &&
    topic.regions.some((region) => region === home || (region === 'england' && home === 'united kingdom'))
  );
}

const homeRegionOf = (article: Article): string | null => homeRegion(article.host) ?? homeRegion(article.site);

/**
 * Whether an outlet from the same country reports the event within days, with most words of the title: two towns with
 * the same name in one country rarely have the same news in one week.
 */
function isLocalReport(topic: TopicModel, page: PageModel, article: Article, near: boolean): boolean {
  const home = homeRegionOf(article);
  return (
    near &&
    home !== null &&
    regionsOverlap(topic.regions, [home]) &&
    coverage(topic.terms, page.stems) >= STANCE_LIMITS.looseCoverage
  );
}

/** Subjects without countries and peoples, which occur in too many stories. */
export const distinctiveSubjects = (topic: TopicModel): string[] =>
  topic.town === null
    ? topic.subjects
    : topic.subjects.filter((name) => !isCountryWord(name) && regionName(name) === null);

/** True for "Roe Fisheries" and "Corvin", false for "milk powder" and for "People" at the start of a quotation. */
export const isProperName = (name: string): boolean =>
  /\p{Lu}/u.test(name) &&
  (/\s/.test(name) || tokenizeWords(name).every((word) => rarity(word.stem) >= EVENT_LIMITS.properName));

/** The topic and the page that are compared. */
export interface MatchInput {
  topic: TopicModel;
  page: PageModel;
  article: Article;
}

/** Whether one property of the event matches, and why. */
export interface MatchResult {
  yes: boolean;
  reasons: Reason[];
}

export const positiveMatch = (...reasons: Reason[]): MatchResult => ({ yes: true, reasons });
export const negativeMatch = (...reasons: Reason[]): MatchResult => ({ yes: false, reasons });

/** Whether the region matches. A town with the same name in another state or country does not. */
function matchRegion(sides: MatchInput, ties: OtherMatches): MatchResult {
  const { topic, page, article } = sides;
  const town = topic.town ?? '';
  if (topic.regions.length === 0) return positiveMatch();
  const texts = [page.headline.text, ...page.sentences.map((sentence) => sentence.text)];
  const beside = regionsBesidePlace(texts, town);
  const tied = new Set([...findPlaceRegions(texts, town), ...beside]);
  const here = (region: string): boolean => topic.regions.includes(region);
  if ([...beside].some(here) || (beside.size === 0 && [...tied].some(here)))
    return positiveMatch(createReason('event.placed-here', { town, region: String(topic.region) }));
  const mentioned = findNamedRegions(texts.join(' \n '));
  const onlyTied = [...mentioned].some(here) ? [] : tied;
  const elsewhere = [...(beside.size > 0 ? beside : onlyTied)].filter((region) => isDifferentRegion(topic, region));
  if (elsewhere.length > 0 && !isLocalOutlet(topic, article))
    return negativeMatch(
      createReason('event.placed-elsewhere', { town, regions: elsewhere, wanted: topic.region ?? '' }),
    );
  return [...mentioned].some(here) ? positiveMatch() : matchBeyondTown(sides, ties);
}

/** Whether the regions differ. False if one contains the other, such as a province and its country. */
const isDifferentRegion = (topic: TopicModel, region: string): boolean => !regionsOverlap(topic.regions, [region]);

/** Whether the name also occurs in lowercase: "Mayor" and "Church" are names only if they never do. */
const occursInLowerCase = (name: string, article: Article): boolean =>
  ` ${getPrintedTitle(article)} ${article.text.slice(0, 20_000)} `
    .replace(/[^\p{L}]+/gu, ' ')
    .includes(` ${name.toLowerCase()} `);

/** A page that does not name the state needs another match, which rules out a town with the same name elsewhere. */
function matchBeyondTown({ topic, page, article }: MatchInput, { names, near }: OtherMatches): MatchResult {
  const town = fold(topic.town ?? '');
  const own = [...new Set([...names, ...matchedNames(topic.names, page.names)])].filter(
    (name) =>
      !fold(name).includes(town) &&
      isProperName(name) &&
      !isCountryWord(name) &&
      (name.includes(' ') || !occursInLowerCase(name, article)),
  );
  if (
    own.length > 0 ||
    agreeingFigures(topic, page) > 0 ||
    isLocalOutlet(topic, article) ||
    isAboutCountry(topic, page) ||
    isLocalReport(topic, page, article, near)
  )
    return positiveMatch();
  return negativeMatch(createReason('event.unplaced', { town: String(topic.town) }));
}
