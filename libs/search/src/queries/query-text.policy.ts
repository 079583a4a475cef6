import { isUselessSearchTerm } from './search-term.policy';

/** One parsed part of a query; it is never split. */
export interface QueryPart {
  kind: 'word' | 'phrase' | 'site' | 'exclude' | 'or';
  /** In our own query notation, e.g. `"river dam"`, `site:example.org`, `(a OR b)`. */
  text: string;
}

const QUERY_PART = /\([^()"]{1,300}\)|"[^"]{1,300}"|\S+/g;

/** Parses our own query notation: words, `"phrases"`, `site:host`, `-word`, `(a OR b)`. */
export function parseQuery(text: string): QueryPart[] {
  return (text.slice(0, 4000).match(QUERY_PART) ?? [])
    .map((part) => ({ kind: kindOf(part), text: part }))
    .map(removeForeignOperators)
    .filter(({ text: t }) => /[^"\s]/.test(t));
}

function kindOf(part: string): QueryPart['kind'] {
  if (part.startsWith('(') && / OR /.test(part)) return 'or';
  if (/^"[^"]+"$/.test(part)) return 'phrase';
  if (/^site:[\w.-]+$/i.test(part)) return 'site';
  return /^-[\p{L}\p{N}]/u.test(part) ? 'exclude' : 'word';
}

/** Removes characters that are not operators in our notation but could be at an engine. */
function removeForeignOperators(part: QueryPart): QueryPart {
  if (part.kind === 'phrase') return { ...part, text: part.text.replace(/[()]/g, '') };
  return part.kind === 'word' || part.kind === 'exclude' ? { ...part, text: part.text.replace(/["()]/g, '') } : part;
}

/** How much the query loses without this part; operators are dropped last. */
function importance(part: QueryPart): number {
  if (part.kind === 'site' || part.kind === 'or') return 100;
  if (part.kind === 'phrase') return 50 - part.text.length / 100;
  if (part.kind === 'exclude') return 40;
  if (isUselessSearchTerm(part.text)) return 0;
  return (/\d/.test(part.text) ? 20 : 0) + (/^\p{Lu}/u.test(part.text) ? 15 : 0) + Math.min(part.text.length, 12);
}

/** Drops the least important parts, later ones first, until `fits` accepts the rest. */
export function trimParts(parts: QueryPart[], fits: (kept: QueryPart[]) => boolean): QueryPart[] {
  let kept = parts;
  while (kept.length > 1 && !fits(kept)) {
    const least = kept.reduce((low, part, i) => (importance(part) <= importance(kept[low] as QueryPart) ? i : low), 0);
    kept = kept.filter((_, i) => i !== least);
  }
  return kept;
}

export const joinWithSpaces = (...parts: (string | undefined | null)[]): string =>
  parts.filter((part) => part).join(' ');

/** Quotes a name of several words. */
export const quoteIfPhrase = (name: string): string => (name.includes(' ') ? `"${name}"` : name);
