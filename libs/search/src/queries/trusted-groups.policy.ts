import type { PlannedQuery } from '@corroborate/domain';
import { lexiconEntries } from '@corroborate/text';
import type { QueryMaterial } from './plan.material';
import { quoteIfPhrase, joinWithSpaces } from './query-text.policy';
import { sitesAlternation, getSiteGroup } from './site-groups.policy';
import { splitWordList } from './word-list';

/** Strategies that query only a group of sites with a record of accuracy. */
export const TRUSTED_STRATEGIES = ['trusted-outlets', 'trusted-officials', 'trusted-language'] as const;

/** Prefix of the strategy for a query to a single site, whose results form a group of their own. */
const TRUSTED_SITE_PREFIX = 'trusted-site:';

export const isTrusted = (strategy: string): boolean =>
  (TRUSTED_STRATEGIES as readonly string[]).includes(strategy) || isTrustedSite(strategy);

export const isTrustedSite = (strategy: string): boolean => strategy.startsWith(TRUSTED_SITE_PREFIX);

/** By two-letter language code. Editing the list changes only which sites are queried. */
const OUTLETS_BY_LANGUAGE: ReadonlyMap<string, readonly string[]> = new Map(
  [...lexiconEntries('any', 'language-groups')].map(([language, entry]) => [language, splitWordList(entry, 'outlets')]),
);

/** Number of words in a group query: few, since its sites already narrow the search. */
const MAX_GROUP_QUERY_WORDS = 4;

/**
 * One query per group: outlets of the topic's country, its public bodies, outlets in its language
 * from elsewhere, and single sites of the country.
 */
export function trustedGroupQueries({ topic, terms, keys }: QueryMaterial): PlannedQuery[] {
  if (keys.length === 0) return [];
  const there = getSiteGroup(topic);
  const language = (topic.language ?? terms.language ?? 'en').slice(0, 2).toLowerCase();
  const apart = there?.apart ?? [];
  const outlets = (there?.outlets ?? []).filter((site) => !apart.includes(site));
  const beyond = (OUTLETS_BY_LANGUAGE.get(language) ?? []).filter((site) => ![...outlets, ...apart].includes(site));
  const words = keys.slice(0, MAX_GROUP_QUERY_WORDS);
  const named = terms.names[0] ? [quoteIfPhrase(terms.names[0]), ...terms.eventWords.slice(0, 2)] : words;
  const groups: [string, readonly string[], string[], string][] = [
    ['trusted-outlets', outlets, words, `outlets with a record of accuracy in ${there?.country}`],
    ['trusted-officials', there?.officials ?? [], named, `public bodies of ${there?.country}: primary sources`],
    ['trusted-language', beyond, words, `outlets with a record of accuracy that report in its language (${language})`],
    ...apart.map((site): (typeof groups)[number] => [`${TRUSTED_SITE_PREFIX}${site}`, [site], words, site]),
  ];
  return groups.flatMap(([strategy, sites, asked, whom]) =>
    sites.length === 0
      ? []
      : [{ strategy, text: joinWithSpaces(sitesAlternation(sites), ...asked), reason: `Searches only ${whom}.` }],
  );
}
