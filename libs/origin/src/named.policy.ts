import { nameKey, words } from '@corroborate/text';
import type { Attribution } from '@corroborate/domain';
import { leansOn } from './leads.policy';
import { NAMED } from './origin.thresholds';
import type { TraceInput, TraceSource } from './trace.types';

/** A newsroom that pages have their story from and give no address of. */
export interface NamedOutlet {
  /** As compared: without article, case and accents. */
  key: string;
  /** As the page has it, letters and figures alone: it goes into a query. */
  name: string;
  /** Where the name is known. */
  site: string | null;
  /** Sources that lean on it. */
  fromIds: number[];
}

/**
 * Newsrooms on which pages that tell the story lean by name alone ("the Ledger reports"), and of which no page was read
 * that tells it; those that most lean on first.
 */
export function namedUnread(input: Pick<TraceInput, 'sources' | 'attributions' | 'relevant'>): NamedOutlet[] {
  const tellers = input.sources.filter(({ id }) => input.relevant.has(id));
  const wanted = new Map<string, NamedOutlet>();
  for (const teller of tellers) {
    for (const one of leanedOn(teller, input.attributions.get(teller.id) ?? [])) {
      const key = nameKey(one.source);
      if (isItself(teller, key) || tellers.some((other) => isPageOf(other, one.site, key))) continue;
      const known = wanted.get(one.site ?? key) ?? { key, name: plainName(one.source), site: one.site, fromIds: [] };
      wanted.set(one.site ?? key, { ...known, fromIds: [...new Set([...known.fromIds, teller.id])] });
    }
  }
  return [...wanted.values()].filter(isAskable).sort((a, b) => b.fromIds.length - a.fromIds.length);
}

function leanedOn(teller: TraceSource, all: readonly Attribution[]): Attribution[] {
  const named = all.filter(({ kind }) => kind === 'outlet' || kind === 'agency');
  return named.filter((one) => !leadsSomewhere(one.link) && leansOn(one, named, teller, false));
}

/** A link to a front page leads to no report. */
function leadsSomewhere(link: string | null): boolean {
  const path = link === null ? '' : (URL.parse(link)?.pathname ?? '');
  return path !== '' && path !== '/';
}

function isPageOf({ profile, article }: TraceSource, site: string | null, key: string): boolean {
  if (site !== null && (profile.site === site || article.site === site)) return true;
  return [profile.name, article.outletName ?? ''].some((name) => name !== '' && nameKey(name) === key);
}

/** "Told the Vesper Herald", in the Vesper Herald. */
const isItself = ({ profile }: TraceSource, key: string): boolean => isSiteOfNamed({ site: null, key }, profile.site);

const plainName = (name: string): string =>
  words(name)
    .map(({ raw }) => raw)
    .join(' ')
    .slice(0, NAMED.nameChars);

/** "The Post" alone is the name of many. */
const isAskable = ({ site, key }: NamedOutlet): boolean => site !== null || key.split(' ').length > 1;

/** Is this a site of the newsroom that was named? A like-named one elsewhere does no harm: it is judged as any page. */
export function isSiteOfNamed({ site, key }: Pick<NamedOutlet, 'site' | 'key'>, found: string): boolean {
  if (site !== null) return found === site || found.endsWith(`.${site}`);
  return (found.split('.')[0] ?? '').replace(/-/g, '').includes(key.replace(/[^\p{L}\p{N}]/gu, ''));
}
