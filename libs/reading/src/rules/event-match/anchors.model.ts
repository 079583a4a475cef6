import {
  isCompatible,
  fold,
  hasName,
  indexNames,
  regionName,
  findVoteTallies,
  type NameIndex,
  type Quantity,
} from '@corroborate/text';
import type { PageModel, PageSentence } from '../page/page.model';
import { matchedNames, type TopicModel } from '../topic/topic.model';
import { ANCHOR_LIMITS, EVENT_LIMITS } from '../stance.thresholds';

/** What a page shares with an event, apart from words for the kind of event. */
export interface Anchors {
  /** Names of people, organizations and things, without places. */
  names: string[];
  /** Number of figures in the topic that occur on the page. */
  figures: number;
  town: boolean;
  /** Number of words of the story (without names, places and figures) in headline and opening. */
  story: number;
  /** Share of words of the title in headline and opening. */
  opening: number;
}

export function findAnchors(topic: TopicModel, page: PageModel): Anchors {
  const opening = getOpening(page);
  const stems = opening.flatMap((sentence) => [...sentence.stems]);
  const index = indexNames(opening.map((sentence) => sentence.text).join(' . '));
  return {
    names: distinctNames(topic, index),
    figures: agreeingFigures(topic, page),
    town: topic.town !== null && hasName(index, topic.town),
    story: topic.story.filter((stem) => stems.some((other) => areRelatedStems(stem, other))).length,
    opening: weightedShare(topic, stems),
  };
}

export const getOpening = (page: PageModel): PageSentence[] => [
  page.headline,
  ...page.sentences.slice(0, ANCHOR_LIMITS.opening),
];

/** Names without those contained in others: "Port Vesper Council" and "Port Vesper" count once. */
export function distinctNames(topic: TopicModel, index: NameIndex): string[] {
  const found = matchedNames(topic.names, index, topic.town).filter(
    (name) => /\p{Lu}/u.test(name) && regionName(name) === null && fold(name) !== fold(topic.town ?? ''),
  );
  return found.filter(
    (name, at) =>
      !found.some((other, i) => i < at && (fold(other).includes(fold(name)) || fold(name).includes(fold(other)))),
  );
}

/** Whether two stems are forms of one word: "aground" and "grounding", "resign" and "resignation". */
export function areRelatedStems(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return (
    short.length >= ANCHOR_LIMITS.stemLength &&
    (long.startsWith(short) || (long.length - short.length <= 2 && long.endsWith(short)))
  );
}

function weightedShare(topic: TopicModel, stems: readonly string[]): number {
  const total = topic.terms.reduce((sum, term) => sum + term.weight, 0);
  const found = topic.terms
    .filter((term) => stems.some((other) => areRelatedStems(term.stem, other)))
    .reduce((sum, term) => sum + term.weight, 0);
  return total === 0 ? 0 : found / total;
}

/**
 * Number of figures in the topic that occur on the page and count the same thing there, or are so specific that they
 * would not occur in another event.
 */
export function agreeingFigures(topic: TopicModel, page: PageModel): number {
  const wanted = new Map(topic.quantities.filter((one) => one.max > 2).map((one) => [`${one.min}-${one.max}`, one]));
  const pageText = [page.headline, ...page.sentences].map((sentence) => sentence.text).join(' \n ');
  const votes = [...findVoteTallies(pageText)].filter((tally) => topic.tallies.has(tally)).length;
  return (
    votes +
    [...wanted.values()].filter((one) =>
      page.quantities.some(
        (other) =>
          (other.unit === one.unit && isCompatible(one, other)) ||
          (isSpecificFigure(one) && one.min === other.min && one.max === other.max),
      ),
    ).length
  );
}

/** Whether a figure identifies an event: specific ones such as 163, 1,400 or $284 billion do, unlike round ones. */
const isSpecificFigure = (one: Quantity): boolean =>
  one.min === one.max &&
  one.max >= EVENT_LIMITS.oddFigure &&
  /[1-9][1-46-9]$|[1-9]\d[1-9]$/.test(String(one.max).replace(/0+$/, ''));
