import type { Topic } from './topic';

/** Name in `source_plan` of the addresses that anyone who brought the topic wants read. */
export const PROVIDED_SOURCES = 'provided_sources';

/** Read for one topic at most; a longer list is no one's reading. */
const MOST = 20;

/**
 * Addresses that anyone who brought the topic wants read, without the topic's own page. They are read, and count by the
 * same rules as pages that engines found.
 */
export function providedSources({ url, sourcePlan }: Pick<Topic, 'url' | 'sourcePlan'>): string[] {
  const given = sourcePlan[PROVIDED_SOURCES];
  const addresses = (Array.isArray(given) ? given : []).flatMap((one) =>
    typeof one === 'string' && /^https?:\/\//i.test(one) && URL.canParse(one) ? [new URL(one).href] : [],
  );
  const own = url !== null && URL.canParse(url) ? new URL(url).href : null;
  return [...new Set(addresses)].filter((one) => one !== own).slice(0, MOST);
}
