import { SHARED_HOSTS, toSite, type PlannedQuery, type Topic } from '@corroborate/domain';
import { fold, lexicon, wordsAsWritten } from '@corroborate/text';
import { isPublicAddress } from '@corroborate/upstream';
import { isUselessSearchTerm } from './search-term.policy';
import { canonicalUrl } from '../address/canonical-url.policy';
import { ARCHIVE_SEARCH, TEXT_LIMITS } from '../search.thresholds';
import { deduplicateBy } from '../unique-by';

/** Strategy supported only by URL indexes. */
export const ARCHIVED_STRATEGY = 'archived';

/** Platforms with many unrelated authors, where other pages of the host are irrelevant. */
const PLATFORMS = new Set(lexicon('any', 'platforms').words);

/** A query to a URL index. */
export type UrlIndexQuery = NonNullable<ReturnType<typeof toUrlIndexQuery>>;

/** Reads `url:ADDRESS`, or `site:HOST` with words; null for anything else. */
export function toUrlIndexQuery({ text, from = null, to = null }: PlannedQuery) {
  const exact = /(?:^|\s)url:(\S{1,2048})/.exec(text)?.[1];
  if (exact !== undefined) return URL.canParse(exact) ? { url: exact, matchType: 'exact', words: [], from, to } : null;
  const host = /(?:^|\s)site:([a-z\d.-]{3,253})(?=\s|$)/i.exec(text)?.[1];
  const words = addressWords(text.replace(/(?:^|\s)\w+:\S+/g, ' '));
  return host === undefined || words.length === 0
    ? null
    : {
        url: host.toLowerCase(),
        matchType: 'host',
        /** Lower-case letters and digits only; the URL must contain at least one. Empty for `exact`. */
        words,
        from,
        to,
      };
}

/** Words as they appear in URL slugs. */
function addressWords(text: string): string[] {
  const plain = wordsAsWritten(text)
    .filter((word) => !isUselessSearchTerm(word))
    .map((word) => fold(word).replace(/[^a-z\d]/g, ''))
    .filter((word) => word.length >= ARCHIVE_SEARCH.wordLength);
  return [...new Set(plain)].slice(0, ARCHIVE_SEARCH.words);
}

/** Public URLs cited in the topic's text and in the pipeline's source plan, excluding the topic's own page. */
export function listCitedUrls(topic: Pick<Topic, 'url' | 'summary' | 'articleText' | 'sourcePlan'>): string[] {
  const text = `${topic.summary ?? ''} ${topic.articleText ?? ''}`.slice(0, 100_000);
  const written = [...text.matchAll(/https?:\/\/[^\s<>"')\]]{4,2000}/gi)].map(([url]) => url.replace(/[.,;:!?]+$/, ''));
  const own = topic.url && URL.canParse(topic.url) ? canonicalUrl(topic.url) : null;
  const usable = [...written, ...plannedAddresses(topic.sourcePlan)].filter(
    (url) => url.length <= TEXT_LIMITS.url && isPublicAddress(url) && !isFrontPage(url) && canonicalUrl(url) !== own,
  );
  return deduplicateBy(usable, canonicalUrl);
}

function plannedAddresses({ sources }: Topic['sourcePlan']): string[] {
  return (Array.isArray(sources) ? sources : []).flatMap((source) => {
    const url = typeof source === 'object' && source !== null && !Array.isArray(source) ? source.url : source;
    return typeof url === 'string' && /^https?:\/\//i.test(url) ? [url] : [];
  });
}

const isFrontPage = (url: string) => new URL(url).pathname === '/';

/** Host of the outlet that published the story; null if the host is shared by unrelated people or not public. */
export function ownHost({ url }: Pick<Topic, 'url'>): string | null {
  if (!url || !isPublicAddress(url)) return null;
  const site = toSite(url);
  return site === '' || PLATFORMS.has(site) || SHARED_HOSTS.has(site) ? null : new URL(url).hostname;
}
