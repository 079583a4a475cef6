import MiniSearch from 'minisearch';
import type { Atom, Clause } from './query.parser';
import { isStopWord, stem, splitWords } from './words';

export interface TextEntry<T> {
  item: T;
  title: string;
  body: string;
  /** Outlet name and host, or an author. Searchable with a low weight. */
  source: string;
  /** URL for `site:` and `inurl:`, without scheme and `www.`, lower case. */
  address: string;
}

export interface IndexedEntry<T> extends TextEntry<T> {
  id: number;
  /** Title and body words with a space on either side of each, for exact phrases. */
  words: string;
}

export interface TextHit<T> {
  entry: IndexedEntry<T>;
  score: number;
  /** Share of the query's words found, 0–1. */
  coverage: number;
}

export interface TextQuery<T> {
  clauses: readonly Clause[];
  /** 1 = every word must occur; 0.6 = most of the words. */
  minCoverage: number;
  keep?: (entry: IndexedEntry<T>) => boolean;
}

const FIELDS = ['title', 'body', 'source'] as const;
const BOOST = { title: 3, body: 1, source: 0.4 };
/** Maximum stems per query; further stems cost time and add nothing. */
const MAX_STEMS = 40;

/** BM25 over stems (MiniSearch) with exact phrases, exclusions and site filters checked on the matching entries. */
export class TextIndex<T> {
  readonly entries: IndexedEntry<T>[];
  private readonly index: MiniSearch<{ id: number }>;

  constructor(items: readonly TextEntry<T>[]) {
    this.entries = items.map((item, id) => indexEntry(item, id));
    this.index = new MiniSearch({
      fields: [...FIELDS],
      tokenize: (text) => text.split(' '),
      processTerm: (term) => term || null,
    });
    this.index.addAll(
      this.entries.map((entry) => ({
        id: entry.id,
        title: stemsOf(splitWords(entry.title).join(' ')),
        body: stemsOf(splitWords(entry.body).join(' ')),
        source: stemsOf(splitWords(entry.source).join(' ')),
      })),
    );
  }

  /**
   * Best first. A query with only filters returns all entries that pass them, in insertion order; one with nothing to
   * match returns none.
   */
  search({ clauses, minCoverage, keep = () => true }: TextQuery<T>): TextHit<T>[] {
    const hard = clauses.filter((clause) => !isOptional(clause));
    const passes = (entry: IndexedEntry<T>) => keep(entry) && hard.every((clause) => isClauseMet(clause, entry));
    const soft = withoutStopWords(clauses.filter(isOptional)).map((clause) =>
      clause.anyOf.map((atom) => stem(atom.value)),
    );
    const stems = [...new Set([...soft.flat(), ...phraseStems(hard)])].slice(0, MAX_STEMS);
    if (stems.length === 0) {
      const asked = hard.some((clause) => !clause.not);
      return asked ? this.entries.filter(passes).map((entry) => ({ entry, score: 0, coverage: 1 })) : [];
    }
    return this.ranked(stems, soft, minCoverage, passes);
  }

  private ranked(
    stems: string[],
    soft: string[][],
    minCoverage: number,
    passes: (entry: IndexedEntry<T>) => boolean,
  ): TextHit<T>[] {
    const hits: TextHit<T>[] = [];
    for (const result of this.index.search(stems.join(' '), { combineWith: 'OR', boost: BOOST })) {
      const entry = this.entries[result.id as number];
      const coverage = coverageOf(soft, result.queryTerms);
      if (entry && coverage >= neededCoverage(soft.length, minCoverage) && passes(entry)) {
        hits.push({ entry, coverage, score: result.score });
      }
    }
    return hits.sort((a, b) => rank(b) - rank(a) || a.entry.id - b.entry.id);
  }
}

/** Entries with all words rank above those with most of them. */
function rank(hit: TextHit<unknown>): number {
  return (hit.coverage >= 1 ? 1e9 : 0) + hit.score * hit.coverage ** 2;
}

/** Short queries require all words; longer ones may miss some. */
function neededCoverage(words: number, minCoverage: number): number {
  if (words <= 2) return minCoverage === 0 ? 0 : 1;
  return Math.min(1, Math.ceil(words * minCoverage) / words);
}

function coverageOf(soft: string[][], found: string[]): number {
  if (soft.length === 0) return 1;
  const present = new Set(found);
  return soft.filter((anyOf) => anyOf.some((word) => present.has(word))).length / soft.length;
}

function isOptional(clause: Clause): boolean {
  return !clause.not && clause.anyOf.every((atom) => atom.kind === 'word');
}

/** Stop words do not count unless the query has nothing else. */
function withoutStopWords(clauses: Clause[]): Clause[] {
  const rest = clauses.filter((clause) => !clause.anyOf.every((atom) => isStopWord(atom.value)));
  return rest.length > 0 ? rest : clauses;
}

function phraseStems(hard: Clause[]): string[] {
  return hard
    .filter((clause) => !clause.not)
    .flatMap((clause) => clause.anyOf.filter(({ kind }) => kind !== 'site'))
    .flatMap((atom) => atom.value.split(' ').map(stem));
}

function isClauseMet(clause: Clause, entry: IndexedEntry<unknown>): boolean {
  return clause.anyOf.some((atom) => matches(atom, entry)) !== clause.not;
}

const matches = ({ kind, value }: Atom, { address, words }: IndexedEntry<unknown>): boolean =>
  kind === 'site' ? isOnSite(address, value) : words.includes(` ${value} `);

function isOnSite(address: string, site: string): boolean {
  if (address === site || address.startsWith(`${site}/`) || (site.includes('/') && address.startsWith(site)))
    return true;
  const host = address.split('/')[0] ?? '';
  return host.endsWith(`.${site.split('/')[0] ?? ''}`) && (!site.includes('/') || address.includes(site));
}

function indexEntry<T>(item: TextEntry<T>, id: number): IndexedEntry<T> {
  const titleWords = splitWords(item.title).join(' ');
  return { ...item, id, words: ` ${titleWords} | ${splitWords(item.body).join(' ')} ` };
}

function stemsOf(words: string): string {
  return words.split(' ').filter(Boolean).map(stem).join(' ');
}
