import { allMatches } from '../all-matches';
import { lexicon } from '../lexicon';
import { SPELLED_NUMBERS } from './tokens';

const quantitySource = (section: string) => lexicon('en', 'quantities', section).source;
const TALLY_NUMBER = ['\\d{1,3}', ...SPELLED_NUMBERS.keys()].join('|');
const OF_VOTES = `\\b(?:${quantitySource('of-votes')})\\b`;
const BY_VOTES = `\\b(?:${quantitySource('by-votes')})\\b`;
const TALLIES = [
  new RegExp(`\\b(\\d{1,3})\\s?[-–]\\s?(\\d{1,3})\\b(?=[^.]{0,40}${OF_VOTES})`, 'gi'),
  new RegExp(`${BY_VOTES}[^.]{0,40}?\\b(${TALLY_NUMBER})\\s?(?:[-–]|(?:votes? )?to)\\s?(${TALLY_NUMBER})\\b`, 'gi'),
  new RegExp(`\\b(${TALLY_NUMBER}) votes? to (${TALLY_NUMBER})\\b`, 'gi'),
];

/** Vote results in one format: "6-3" for "a 6-3 vote", "six votes to three" and "passed, six to three". */
export function findVoteTallies(text: string): Set<string> {
  const found = TALLIES.flatMap((form) => allMatches(text.slice(0, 60_000), form));
  return new Set(found.map((match) => `${numberOf(match[1] ?? '')}-${numberOf(match[2] ?? '')}`));
}

const numberOf = (word: string): number => SPELLED_NUMBERS.get(word.toLowerCase()) ?? Number(word);
