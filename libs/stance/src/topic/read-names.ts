import { isLandWord, lexicon, properNames, regionName } from '@corroborate/text';

/**
 * Callings that stand before a person's name; what could as well begin a company's or a place's ("General", "Prince",
 * "Lord") is left out.
 */
const CALLING = lexicon('en', 'topic-words', 'callings').pattern;
/** A quarter of a town; "South Africa" and "West Bengal" are names of their own. */
const QUARTER = lexicon('en', 'topic-words', 'quarters').pattern;
const FORMER = lexicon('en', 'topic-words', 'former').pattern;
const PAIR = new RegExp(
  String.raw`^(?:(?:${lexicon('en', 'topic-words', 'before-pair').source}) )?(\S+) and (\S+)$`,
  'i',
);
const OUTLET = lexicon('en', 'topic-words', 'outlets').pattern;

/**
 * Names as a report would have them, read from a headline that nobody took apart: "US President Ann Roe" is Ann Roe,
 * "Acme and Brill" are two, "NW Elmton" is Elmton.
 */
export const namesRead = (text: string): string[] => [...new Set(properNames(`. ${text}`).flatMap(parted).map(bare))];

/** Two names of one word each; "Health and Human Services" is one. */
function parted(name: string): string[] {
  const pair = PAIR.exec(name);
  return pair?.[1] && pair[2] ? [pair[1], pair[2]] : [name];
}

function bare(name: string): string {
  const plain = name.replace(FORMER, '').replace(QUARTER, '');
  const parts = plain.split(/\s+/);
  const at = parts.findLastIndex((part) => CALLING.test(part.replace(/\.$/, '')));
  if (at < 0) return plain;
  const rest = withoutLand(parts.slice(at + 1));
  // A surname alone keeps its calling, else it would be anybody's.
  if (rest.length === 1) return parts.slice(at).join(' ');
  return rest.length >= 2 && rest.length <= 4 && rest.every((part) => /^\p{Lu}/u.test(part)) ? rest.join(' ') : plain;
}

/** "(Minister) of India Ann Roe" → Ann Roe. */
function withoutLand(parts: readonly string[]): string[] {
  if (parts[0] !== 'of') return [...parts];
  for (const size of [3, 2, 1]) {
    const land = parts.slice(1, 1 + size).join(' ');
    if (parts.length > 1 + size && (isLandWord(land) || regionName(land) !== null)) return parts.slice(1 + size);
  }
  return [...parts];
}

/** "… - Elmton News, WXYZ-TV": the outlet's own name is no part of what it tells. */
export function withoutOutlet(title: string): string {
  const tail = /\s[-–—|]\s([\p{Lu}\d][\p{L}\d.&'’-]{0,30}(?:,?\s[\p{Lu}\d][\p{L}\d.&'’-]{0,30}){0,5})$/u.exec(title);
  return tail && OUTLET.test(tail[1] ?? '') && tail.index > 20 ? title.slice(0, tail.index) : title;
}
