import { lexicon } from '@corroborate/text';
import type { Topic } from '@corroborate/domain';
import type { PlaceOrigin } from '../place.types';

/** A place as written: innermost part first. */
export interface PlaceWords {
  said: string;
  parts: string[];
  readIn: PlaceOrigin;
}

const MAX_LOCATION_CHARS = 200;
const MAX_PARTS = 5;
/** Words before a name that mean "near" or a part of the place. */
const nearPattern = (language: string): string => lexicon(language, 'near').source;
const NEAR_PREFIX = new RegExp(
  `^(?:(?:just )?(?:${nearPattern('en')})|${['de', 'fr', 'es', 'pt', 'it'].map(nearPattern).join('|')})\\s+`,
  'i',
);
/** "YOUNGSTOWN, Ohio (AP) —", "BERLIN (dpa) -", "MADRID, 3 Mar. (EUROPA PRESS) -", "Paris, 3 mars (AFP) –". */
const DATELINE = new RegExp(
  [
    /^\s{0,20}(\p{Lu}[\p{L}\p{M}.'’ -]{1,40}?)(?:, (\p{Lu}[\p{L}\p{M}. ]{1,25}?))?/u,
    /(?:, ?\d{1,2}\.? [\p{L}]{3,10}\.?)?\s?(?:\([\p{L}./ -]{2,30}\)\s?|\/[\p{L} -]{2,20}\/\s?)?[—–-]{1,2}\s/u,
  ]
    .map(({ source }) => source)
    .join(''),
  'u',
);
const HAS_AGENCY = /[(/][\p{L}./ -]{2,30}[)/]\s?[—–-]/u;
const NAME_PARTICLES = 'de |del |la |am |an der |upon |on |of |do ';
const NAME = `\\p{Lu}[\\p{L}\\p{M}.'’-]{1,30}(?: (?:${NAME_PARTICLES})?\\p{Lu}[\\p{L}\\p{M}.'’-]{0,30}){0,3}`;
const NAME_PAIR = new RegExp(`(${NAME}), (${NAME})`, 'gu');

/** Possible place mentions of the topic, most reliable first. */
export function placeWords(topic: Pick<Topic, 'location' | 'articleText' | 'title' | 'summary'>): PlaceWords[] {
  const location = topic.location ?? '';
  const given = splitLocation(location);
  if (given.length > 0) {
    const said = location.trim().slice(0, MAX_LOCATION_CHARS);
    // "Halle (Saale)" is a single name; "Köln (NRW)" is a name with its region.
    const whole = location.includes('(')
      ? [{ said, parts: splitLocation(location.replace(/[()]/g, ' ')), readIn: 'location' as const }]
      : [];
    return [...whole, { said, parts: given, readIn: 'location' }];
  }
  const line = datelineOf(topic.articleText) ?? datelineOf(topic.summary);
  const text = [
    topic.title.slice(0, 500),
    (topic.summary ?? '').slice(0, 1500),
    (topic.articleText ?? '').slice(0, 1500),
  ].join(' . ');
  const pairs = [...text.matchAll(NAME_PAIR)]
    .slice(0, 10)
    .map(([said, town = '', wide = '']): PlaceWords => ({ said, parts: [town, wide], readIn: 'text' }));
  return line ? [line, ...pairs] : pairs;
}

/** Parts of `Town (Region), District, Country`. Of a list of places, only the first is read. */
export function splitLocation(location: string): string[] {
  const [first = ''] = location.slice(0, MAX_LOCATION_CHARS).split(/;|→| \/ | – | — |\n/);
  return first
    .replace(/\(([^)]*)\)?/g, ', $1')
    .split(',')
    .map((part) =>
      part
        .replace(/\b\d{4,5}(?:-\d{4})?\b/g, '')
        .replace(/\s+/g, ' ')
        .trim()
        .replace(NEAR_PREFIX, '')
        .replace(NEAR_PREFIX, ''),
    )
    .filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) > 1)
    .slice(0, MAX_PARTS);
}

/** Capitals or a following agency name distinguish a dateline from the start of a sentence. */
function datelineOf(text: string | null): PlaceWords | null {
  const match = DATELINE.exec((text ?? '').slice(0, 200));
  if (!match?.[1]) return null;
  const capitals = match[1].length > 2 && match[1] === match[1].toUpperCase();
  if (!capitals && !HAS_AGENCY.test(match[0])) return null;
  const town = capitals ? titleCase(match[1]) : match[1];
  return {
    said: match[0].trim().slice(0, 80),
    parts: [town, match[2]?.trim() ?? ''].filter(Boolean),
    readIn: 'dateline',
  };
}

const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s'’.-])\p{L}/gu, (one) => one.toUpperCase());
