import type { Topic } from './topic';

/** Key in `source_plan` for URLs supplied with the topic. */
export const PROVIDED_SOURCES_KEY = 'provided_sources';

/** Maximum URLs read per topic. */
const MAX_PROVIDED_SOURCES = 20;

/** URLs supplied with the topic, except its own page. The same rules apply to them as to search results. */
export function listProvidedUrls({ url, sourcePlan }: Pick<Topic, 'url' | 'sourcePlan'>): string[] {
  const given = sourcePlan[PROVIDED_SOURCES_KEY];
  const addresses = (Array.isArray(given) ? given : []).flatMap((one) =>
    typeof one === 'string' && /^https?:\/\//i.test(one) && URL.canParse(one) ? [new URL(one).href] : [],
  );
  const own = url !== null && URL.canParse(url) ? new URL(url).href : null;
  return [...new Set(addresses)].filter((one) => one !== own).slice(0, MAX_PROVIDED_SOURCES);
}
