import {
  fold,
  hasName,
  indexNames,
  isForeignStopword,
  isStopword,
  isTitleCase,
  lexicon,
  withoutCommonSuffix,
  findQuantities,
  regionName,
  findVoteTallies,
  tokenizeWords,
  type NameIndex,
  type Quantity,
} from '@corroborate/text';
import { findMainClaim, type Claim, type Topic } from '@corroborate/domain';
import { CLAIM_LIMITS } from '../stance.thresholds';
import { parseHeadlineNames, withoutOutlet } from './read-names';
import { storyStems } from './story.words';
import { conceptGroups, readManner, type TopicManner } from './topic.manner';
import { buildTerms, type Term } from './topic.terms';

/** The parsed topic, ready to be compared with pages. */
export interface TopicModel extends TopicManner {
  title: string;
  core: string;
  /**
   * Kinds of event that the main claim asserts. Each group contains the possible interpretations of one expression, and
   * the first group is the main one.
   */
  concepts: string[][];
  terms: Term[];
  /** Stems of words that describe the event, from title, main claim and summary. */
  story: string[];
  /** People, organizations and things in the title or main claim, without places. */
  subjects: string[];
  /** All names of the topic, without places. */
  names: string[];
  /** True if the pipeline supplied the entities; otherwise they were read from the title and are less reliable. */
  given: boolean;
  town: string | null;
  /** Whether the title names the place, so that the same thing elsewhere is another story. */
  townInTitle: boolean;
  region: string | null;
  /** Known states, provinces and countries in the location, in lowercase without accents. */
  regions: string[];
  eventDate: Date | null;
  quantities: Quantity[];
  /** Results of votes, such as "6-3". */
  tallies: ReadonlySet<string>;
  /** Years mentioned in the topic. */
  years: ReadonlySet<number>;
}

export function buildTopicModel(sent: Topic, claims: Claim[]): TopicModel {
  const topic = { ...sent, title: withoutOutlet(sent.title) };
  const core = findMainClaim(claims)?.text ?? topic.title;
  const [town] = splitLocation(topic.location);
  const concepts = conceptGroups(withoutTown(topic.title, town), withoutTown(core, town));
  return {
    title: topic.title,
    core,
    concepts,
    ...topicWords(topic, core, concepts),
    ...topicPlace(topic),
    eventDate: topic.eventDate ? new Date(topic.eventDate) : null,
    ...topicFigures(fullText(topic)),
    ...readManner(topic.title, core, concepts),
  };
}

/** Removes the name of the town, whose words do not denote a kind of event: "Kestrel Falls". */
function withoutTown(text: string, town: string | null): string {
  const at = town === null ? -1 : text.indexOf(town);
  return town === null || at < 0
    ? text
    : withoutTown(`${text.slice(0, at)}${'X'.repeat(town.length)}${text.slice(at + town.length)}`, town);
}

/** Subjects of the topic. */
function topicWords(
  topic: Topic,
  core: string,
  concepts: string[][],
): Pick<TopicModel, 'terms' | 'story' | 'subjects' | 'names' | 'given'> {
  const places = placesOf(topic.location);
  const names = namesOf(topic, core, places);
  const titleAndCore = indexNames(`${topic.title} . ${core}`);
  return {
    terms: buildTerms(topic.title, core, { names, places, hasConcepts: concepts.length > 0 }),
    story: storyStems(`${topic.title} . ${core} . ${topic.summary ?? ''}`, names, places),
    subjects: names.filter((name) => hasName(titleAndCore, name) || isPartOfTitle(topic.title, name)),
    names,
    given: topic.entities.length > 0,
  };
}

function topicPlace({ title, location }: Topic): Pick<TopicModel, 'town' | 'townInTitle' | 'region' | 'regions'> {
  const [town, region] = splitLocation(location);
  const townInTitle = town !== null && hasName(indexNames(title), town);
  return { town, townInTitle, region, regions: regionsOf(location) };
}

const topicFigures = (text: string): Pick<TopicModel, 'quantities' | 'tallies' | 'years'> => ({
  quantities: findQuantities(text),
  tallies: findVoteTallies(text),
  years: new Set([...text.matchAll(/\b(?:19|20)\d{2}\b/g)].map((match) => Number(match[0]))),
});

const fullText = (topic: Topic): string =>
  [topic.title, topic.summary ?? '', topic.articleText ?? ''].join('\n').slice(0, CLAIM_LIMITS.maxChars);

/** Parts of the location, first the town and the region. */
const placesOf = (location: string | null): string[] =>
  [...splitLocation(location), ...(location ?? '').split(',').map((part) => part.trim())].filter(
    (place): place is string => !!place,
  );

/**
 * Splits `Town, Region, Country` into town and region. A single part is a town, without its type ("… pass", "…
 * district").
 */
export function splitLocation(location: string | null): [string | null, string | null] {
  const parts = (location ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return [parts[0] === undefined ? null : withoutCommonSuffix(parts[0]), parts[1] ?? null];
}

const regionsOf = (location: string | null): string[] =>
  (location ?? '')
    .split(',')
    .slice(1)
    .flatMap((part) => regionName(part) ?? []);

function namesOf(topic: Topic, core: string, places: string[]): string[] {
  const isPlace = (name: string) => places.some((place) => fold(place) === fold(name));
  const given = topic.entities.filter((name) => name.trim().length > 1 && !isPlace(name));
  const read = [topic.title, core]
    .filter((text) => !isTitleCase(text))
    .flatMap(parseHeadlineNames)
    .flatMap((name) =>
      CAPITALIZED_NOUN_LANGUAGES.has(languageOf(topic)) ? fullNames(name, languageOf(topic)) : [name],
    )
    .filter((name) => !isPlace(name));
  const all =
    given.length > 0 ? [...given, ...read.filter((name) => !given.some((other) => overlaps(other, name)))] : read;
  const unique = new Map(all.filter((name) => !isPlaceOnly(name, places)).map((name) => [fold(name), name]));
  return [...unique.values()].slice(0, 12);
}

/** Languages that capitalize all nouns, so that a capital letter does not indicate a name. */
const CAPITALIZED_NOUN_LANGUAGES = new Set(['de', 'lb']);
const languageOf = ({ language }: Topic): string => language?.split('-')[0]?.toLowerCase() ?? '';

/** Names with at least two words that are not articles: "Eine Brücke" is not a name. */
function fullNames(name: string, language: string): string[] {
  const own = name.split(' ').filter((word) => !isForeignStopword(word, language));
  return own.length > 1 ? [own.join(' ')] : [];
}

const overlaps = (a: string, b: string): boolean => fold(a).includes(fold(b)) || fold(b).includes(fold(a));
function isPlaceOnly(name: string, places: string[]): boolean {
  const known = new Set(places.flatMap((place) => tokenizeWords(place).map((word) => word.folded)));
  return tokenizeWords(name).every((word) => known.has(word.folded) || isStopword(word.folded));
}

/** Whether the title mentions the name in part: "DrillPro" refers to the entity "DrillPro cordless drill". */
function isPartOfTitle(title: string, name: string): boolean {
  const inTitle = indexNames(title).tokens;
  return tokenizeWords(name).some(
    (word) => /^\p{Lu}/u.test(word.raw) && word.folded.length > 4 && inTitle.has(word.folded),
  );
}

/** Weighted share of words of the topic among `stems`; 0 if the topic has no distinctive word. */
export function coverage(terms: readonly Term[], stems: ReadonlySet<string>): number {
  const total = terms.reduce((sum, term) => sum + term.weight, 0);
  if (total === 0) return 0;
  return terms.filter((term) => stems.has(term.stem)).reduce((sum, term) => sum + term.weight, 0) / total;
}

/**
 * Names found on the page. An organization named after its town can occur as town and type ("Harbour City's schools"
 * for "Harbour City School District").
 */
export const matchedNames = (names: readonly string[], index: NameIndex, town: string | null = null): string[] =>
  names.filter(
    (name) =>
      hasName(index, name) || isLooselyNamed(name, index) || (town !== null && isNamedByTown(name, town, index)),
  );

function isNamedByTown(name: string, town: string, index: NameIndex): boolean {
  if (!fold(name).includes(fold(town)) || !hasName(index, town)) return false;
  const townWords = new Set(tokenizeWords(town).map((word) => word.folded));
  const trade = tokenizeWords(name).filter((word) => !townWords.has(word.folded) && !isStopword(word.folded));
  return (
    trade.length > 0 &&
    (trade.every((word) => LANDMARK.test(word.folded)) || trade.some((word) => isTradeNamed(word.folded, index)))
  );
}

/** Whether an organization named after its members is meant: "council", "councils" and "councilors". */
function isTradeNamed(trade: string, index: NameIndex): boolean {
  if (index.tokens.has(trade) || index.tokens.has(`${trade}s`)) return true;
  return ORGANIZATION_WORD.test(trade) && [...index.tokens].some((token) => token.startsWith(trade));
}
const ORGANIZATION_WORD = lexicon('en', 'topic-words', 'bodies').pattern;

/**
 * Words for landmarks: "Mount Bellin" and the town of Bellin below it share a name. Stations and bridges of a town must
 * be named themselves.
 */
const LANDMARK = lexicon('en', 'topic-words', 'landmarks').pattern;

/**
 * Whether a person is named by surname or a product by brand: by the last or the longest capitalized word in a name of
 * two words.
 */
function isLooselyNamed(name: string, index: NameIndex): boolean {
  const parts = tokenizeWords(name).filter((word) => /^\p{Lu}/u.test(word.raw));
  if (parts.length === 0) return false;
  const camel = parts.find((word) => /\p{Ll}\p{Lu}/u.test(word.raw));
  if (camel && index.tokens.has(camel.folded)) return true;
  const [first, second] = parts;
  return (
    parts.length > 2 &&
    BUSINESS_TYPE.test(name) &&
    first !== undefined &&
    second !== undefined &&
    hasName(index, `${first.raw} ${second.raw}`)
  );
}

/** The type after a name, which reports omit ("Corvin Bay" for "Corvin Bay Airways"). */
const BUSINESS_TYPE = lexicon('en', 'topic-words', 'trades').pattern;
