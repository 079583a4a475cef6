import { fold, lexicon, regionName, isSameOrContained } from '@corroborate/text';
import type { Discrepancy } from '@corroborate/domain';
import {
  reportingSources,
  reportingPassage,
  type CrossReferenceInput,
  type CrossReferenceSource,
} from './cross-reference.types';

/** A town and the state, province or country named next to it. */
export interface StatedPlace {
  town: string;
  /** Full name in lowercase. */
  region: string;
  quote: string;
}

const REGION = String.raw`\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20})?`;
const DATELINE = new RegExp(
  String.raw`^\s*(\p{Lu}[\p{L}\p{M}.' -]{1,40}?),\s*(${REGION})\s*(?:\([^)]{1,40}\)\s*)?[—–-]{1,2}\s`,
  'u',
);
const TOWN_WORD = String.raw`\p{Lu}[\p{L}\p{M}'-]{1,30}`;
const TOWN = `${TOWN_WORD}(?: ${TOWN_WORD}){0,2}`;
const IN_WORDS = lexicon('en', 'where', 'in-place').source;
const IN_PLACE = new RegExp(String.raw`\b(?:${IN_WORDS})\s+(${TOWN}),\s*(${REGION})(?=[\s,.;:)]|$)`, 'gu');

/**
 * Conflicting places: a town name in two states, or two towns in different states. Neighboring towns in one state,
 * parts of a town, and places that the other report also names do not conflict.
 */
export function placeDiscrepancies(input: CrossReferenceInput): Discrepancy[] {
  const placed = reportingSources(input).flatMap((source) => {
    const place = findStatedPlace(source);
    return place ? [{ source, place }] : [];
  });
  const apart = placed.filter((one) => placed.some((other) => excludes(one, other) && excludes(other, one)));
  if (apart.length < 2) return [];
  return [
    {
      kind: 'place',
      about: 'event place',
      values: apart.map(({ source, place }) => ({
        value: place.quote,
        sourceId: source.view.id,
        quote: reportingPassage(source),
      })),
      reading: 'contradiction',
    },
  ];
}

interface PlacedSource {
  source: CrossReferenceSource;
  place: StatedPlace;
}

function excludes(one: PlacedSource, other: PlacedSource): boolean {
  if (isSameOrContained(one.place.region, other.place.region)) return false;
  // If one report also names the other place, how the two are related is unknown, so they do not conflict.
  return one.place.town === other.place.town || !fold(one.source.article.text).includes(other.place.town);
}

/** The place given in the sentence that reports the event, or else in the dateline. */
export function findStatedPlace(source: CrossReferenceSource): StatedPlace | null {
  const inside = placesInPassage(source);
  if (inside.length > 0) return onlyStatedPlace(inside);
  const line = DATELINE.exec(source.article.text.slice(0, 200));
  return line ? (placeOfMatch(line)[0] ?? null) : null;
}

const placesInPassage = (source: CrossReferenceSource): StatedPlace[] =>
  [...reportingPassage(source).slice(0, 1000).matchAll(IN_PLACE)].flatMap((match) => placeOfMatch(match));

/** The only town that is named; null if there are none or several. */
function onlyStatedPlace(places: readonly StatedPlace[]): StatedPlace | null {
  const towns = new Set(places.map(({ town, region }) => `${town}, ${region}`));
  return towns.size === 1 ? (places[0] ?? null) : null;
}

function placeOfMatch(match: RegExpMatchArray): StatedPlace[] {
  const region = regionName(match[2] ?? '') ?? regionName((match[2] ?? '').split(' ')[0] ?? '');
  return region ? [{ town: fold(match[1] ?? '').trim(), region, quote: `${match[1]}, ${match[2]}`.slice(0, 80) }] : [];
}
