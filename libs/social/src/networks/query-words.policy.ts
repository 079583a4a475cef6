import { fold, isStopword, tokenizeWords } from '@corroborate/text';
import type { SocialQuery } from '../social.types';

const QUERY_PART = /"[^"]{1,200}"|[^\s"]+/g;

/** Parses our own query notation into words and `"phrases"`, without operators of any network. */
function queryParts(text: string): string[] {
  return (text.slice(0, 1000).match(QUERY_PART) ?? [])
    .flatMap((part) => (part.startsWith('"') ? [stripOperators(part)] : stripOperators(part).split(' ')))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const stripOperators = (part: string): string =>
  part
    .replace(/["()[\]{}:*^~\\]+/g, ' ')
    .replace(/(^|\s)[-+]+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** Query for a network with word search: phrases if supported; parts that do not fit are dropped whole. */
export function wordQuery(text: string, can: { phrase: boolean; maxLength: number }): string {
  let query = '';
  for (const part of queryParts(text)) {
    const shown = can.phrase && part.includes(' ') ? `"${part}"` : part;
    const longer = query === '' ? shown : `${query} ${shown}`;
    if (longer.length <= can.maxLength) query = longer;
  }
  return query;
}

/** Query for a network with upper-case operators: in our text these are ordinary words, so they are neutralized. */
export const plainQuery = ({ text }: SocialQuery, maxLength: number): string =>
  wordQuery(text, { phrase: true, maxLength }).replace(/\b(?:AND|OR|NOT)\b/g, (word) => word.toLowerCase());

/** Query for posts that link to the query's page; empty if it names none. */
export const linkQuery = ({ link }: SocialQuery): string =>
  link === undefined ? '' : `url:"${link.replace(/["\s]/g, '').slice(0, 300)}"`;

const MAX_TAGS = 4;
const MIN_TAG_LETTERS = 4;

/** Likely hashtags: names run together first, then single distinctive words. Letters and digits only. */
export function suggestHashtags(text: string): string[] {
  const parts = queryParts(text);
  const phrases = parts.filter((part) => part.includes(' '));
  const single = parts.filter((part) => !part.includes(' '));
  const tags = [...phrases, ...single].map(toHashtag).filter((tag) => tag.length >= MIN_TAG_LETTERS);
  return [...new Set(tags)].slice(0, MAX_TAGS);
}

function toHashtag(part: string): string {
  const kept = tokenizeWords(part)
    .map((word) => word.folded)
    .filter((word) => !isStopword(word));
  return fold(kept.join(''))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 60);
}
