import { isCountryWord, lexicon, findProperNames, regionName } from '@corroborate/text';

/** Titles before the name of a person, without those that can begin other names ("General", "Prince", "Lord"). */
const PERSON_TITLE = lexicon('en', 'topic-words', 'callings').pattern;
/** Words for districts of a town, as opposed to "South Africa" and "West Bengal", which are names. */
const DISTRICT = lexicon('en', 'topic-words', 'quarters').pattern;
const FORMER_WORDS = lexicon('en', 'topic-words', 'former').pattern;
const NAME_PAIR = new RegExp(
  String.raw`^(?:(?:${lexicon('en', 'topic-words', 'before-pair').source}) )?(\S+) and (\S+)$`,
  'i',
);
const OUTLET = lexicon('en', 'topic-words', 'outlets').pattern;

/**
 * Names in a headline as reports write them: "US President Ann Roe" becomes Ann Roe, "Acme and Brill" becomes two
 * names, and "NW Elmton" becomes Elmton.
 */
export const parseHeadlineNames = (text: string): string[] => [
  ...new Set(findProperNames(`. ${text}`).flatMap(splitPair).map(removeTitles)),
];

/** Splits two one-word names joined by "and", but not a name such as "Health and Human Services". */
function splitPair(name: string): string[] {
  const pair = NAME_PAIR.exec(name);
  return pair?.[1] && pair[2] ? [pair[1], pair[2]] : [name];
}

function removeTitles(name: string): string {
  const plain = name.replace(FORMER_WORDS, '').replace(DISTRICT, '');
  const parts = plain.split(/\s+/);
  const at = parts.findLastIndex((part) => PERSON_TITLE.test(part.replace(/\.$/, '')));
  if (at < 0) return plain;
  const rest = removeCountry(parts.slice(at + 1));
  // A lone surname keeps its title.
  if (rest.length === 1) return parts.slice(at).join(' ');
  return rest.length >= 2 && rest.length <= 4 && rest.every((part) => /^\p{Lu}/u.test(part)) ? rest.join(' ') : plain;
}

/** Removes a country before a name: "of India Ann Roe" (after "Minister") becomes "Ann Roe". */
function removeCountry(parts: readonly string[]): string[] {
  if (parts[0] !== 'of') return [...parts];
  for (const size of [3, 2, 1]) {
    const land = parts.slice(1, 1 + size).join(' ');
    if (parts.length > 1 + size && (isCountryWord(land) || regionName(land) !== null)) return parts.slice(1 + size);
  }
  return [...parts];
}

/** Removes the outlet name: "… - Elmton News, WXYZ-TV", "… « CBS Elmton", "… - wxyz4.com-Elmton News & Weather". */
export function withoutOutlet(title: string): string {
  const at = [...title.matchAll(/\s[-–—|«»]\s/gu)].at(-1)?.index ?? -1;
  return at > OUTLET_AFTER && isOutlet(title.slice(at + 3)) ? title.slice(0, at) : title;
}

/** Minimum length of a headline before the name of an outlet, in characters. */
const OUTLET_AFTER = 20;
const OUTLET_WORDS = 10;
/** A word that can be part of an outlet's name: a name, number, URL or connector. */
const OUTLET_WORD = /^(?:[\p{Lu}\d][\p{L}\d.&'’-]{0,30}|\p{L}[\p{L}\d]{0,20}\.\p{L}[\p{L}\d.-]{1,20}|&|and|of|the),?$/u;
/** Format of North American call signs. A shorter pattern would match WHO and WTO. */
const CALL_SIGN = /\b[KW][A-Z]{3}\b/;

function isOutlet(tail: string): boolean {
  const parts = tail.trim().split(/\s+/);
  return (
    parts.length <= OUTLET_WORDS &&
    parts.every((part) => OUTLET_WORD.test(part)) &&
    (OUTLET.test(tail) || CALL_SIGN.test(tail))
  );
}
