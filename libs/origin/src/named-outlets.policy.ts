import { nameKey, tokenizeWords } from '@corroborate/text';
import type { Attribution } from '@corroborate/domain';
import { reliesOnSource } from './leads.policy';
import { NAMED_OUTLET_LIMITS } from './origin.thresholds';
import type { TraceInput, TraceSource } from './trace.types';

/** A newsroom that pages rely on without giving a URL. */
export interface NamedOutlet {
  /** Normalized for comparison: article, case and accents removed. */
  key: string;
  /** Name as written on the page, with letters and digits only, because it becomes part of a query. */
  name: string;
  /** Null if the newsroom's site is unknown. */
  site: string | null;
  /** IDs of the sources that rely on the newsroom. */
  fromIds: number[];
}

/**
 * Newsrooms that pages on the story rely on by name only ("the Ledger reports") and none of whose pages on the story
 * was read. The most relied-on come first.
 */
export function listUnreadOutlets(input: Pick<TraceInput, 'sources' | 'attributions' | 'relevant'>): NamedOutlet[] {
  const tellers = input.sources.filter(({ id }) => input.relevant.has(id));
  const wanted = new Map<string, NamedOutlet>();
  for (const teller of tellers) {
    for (const one of reliedOnOutlets(teller, input.attributions.get(teller.id) ?? [])) {
      const key = nameKey(one.source);
      if (isSelfReference(teller, key) || tellers.some((other) => isPageOfSameArticle(other, one.site, key))) continue;
      const known = wanted.get(one.site ?? key) ?? { key, name: plainName(one.source), site: one.site, fromIds: [] };
      wanted.set(one.site ?? key, { ...known, fromIds: [...new Set([...known.fromIds, teller.id])] });
    }
  }
  return [...wanted.values()].filter(isSearchable).sort((a, b) => b.fromIds.length - a.fromIds.length);
}

function reliedOnOutlets(teller: TraceSource, all: readonly Attribution[]): Attribution[] {
  const named = all.filter(({ kind }) => kind === 'outlet' || kind === 'agency');
  return named.filter((one) => !isArticleLink(one.link) && reliesOnSource(one, named, teller, false));
}

/** False for a front page, which is not a report. */
function isArticleLink(link: string | null): boolean {
  const path = link === null ? '' : (URL.parse(link)?.pathname ?? '');
  return path !== '' && path !== '/';
}

function isPageOfSameArticle({ profile, article }: TraceSource, site: string | null, key: string): boolean {
  if (site !== null && (profile.site === site || article.site === site)) return true;
  return [profile.name, article.outletName ?? ''].some((name) => name !== '' && nameKey(name) === key);
}

/** Self-citation: "told the Vesper Herald", in the Vesper Herald. */
const isSelfReference = ({ profile }: TraceSource, key: string): boolean =>
  isSiteOfNamed({ site: null, key }, profile.site);

const plainName = (name: string): string =>
  tokenizeWords(name)
    .map(({ raw }) => raw)
    .join(' ')
    .slice(0, NAMED_OUTLET_LIMITS.nameChars);

/** A one-word name such as "The Post" could be many outlets. */
const isSearchable = ({ site, key }: NamedOutlet): boolean => site !== null || key.split(' ').length > 1;

/**
 * Whether this site belongs to the named newsroom. A false match does no harm, because the page is judged like any
 * other.
 */
export function isSiteOfNamed({ site, key }: Pick<NamedOutlet, 'site' | 'key'>, found: string): boolean {
  if (site !== null) return found === site || found.endsWith(`.${site}`);
  return (found.split('.')[0] ?? '').replace(/-/g, '').includes(key.replace(/[^\p{L}\p{N}]/gu, ''));
}
