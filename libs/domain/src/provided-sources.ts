import type { Topic } from './topic';

/** Key in `source_plan` for URLs supplied with the topic. */
export const PROVIDED_SOURCES = 'provided_sources';

/** Maximum URLs read per topic. */
const MAX = 20;

/** URLs supplied with the topic, without its own page. They are counted by the same rules as search results. */
export function providedSources({ url, sourcePlan }: Pick<Topic, 'url' | 'sourcePlan'>): string[] {
  const given = sourcePlan[PROVIDED_SOURCES];
  const addresses = (Array.isArray(given) ? given : []).flatMap((one) =>
    typeof one === 'string' && /^https?:\/\//i.test(one) && URL.canParse(one) ? [new URL(one).href] : [],
  );
  const own = url !== null && URL.canParse(url) ? new URL(url).href : null;
  return [...new Set(addresses)].filter((one) => one !== own).slice(0, MAX);
}
