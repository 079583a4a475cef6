import {
  found,
  nothingFound,
  type DateRecord,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import { htmlToPlainText } from '@corroborate/text';
import { isAdvert, unwrapRedirect } from '../address/redirects.policy';
import { MAX_HITS_PER_ANSWER, TEXT_LIMITS } from '../search.thresholds';
import type { EngineManifest } from './engine.types';

/** One raw result as read by an adapter. */
export interface RawHit {
  url: unknown;
  title: unknown;
  snippet?: unknown;
  engineDate?: DateRecord | null;
  outletName?: unknown;
}

/** Cleaned results with ranks; a response without any usable result is `nothing-found`. */
export function hitsOutcome(
  raw: RawHit[],
  manifest: EngineManifest,
  query: PlannedQuery,
  sent: string,
): Outcome<SearchHit[]> {
  const hits: SearchHit[] = [];
  const before = pageOffset(query, manifest);
  for (const item of raw.slice(0, MAX_HITS_PER_ANSWER)) {
    const hit = toHit(item, { manifest, query, sent, rank: before + hits.length + 1 });
    if (hit) hits.push(hit);
  }
  return hits.length > 0 ? found(hits) : nothingFound(`${manifest.title} has no result for this query`);
}

/** Number of results on the pages before the requested one. */
export const pageOffset = ({ page = 1 }: PlannedQuery, { resultsPerPage }: EngineManifest): number =>
  (Math.max(1, page) - 1) * resultsPerPage;

function toHit(
  raw: RawHit,
  { manifest, query, sent, rank }: { manifest: EngineManifest; query: PlannedQuery; sent: string; rank: number },
): SearchHit | null {
  const url = toPublisherUrl(raw.url);
  if (url === null) return null;
  return {
    url,
    title: htmlToPlainText(raw.title, TEXT_LIMITS.title),
    snippet: htmlToPlainText(raw.snippet, TEXT_LIMITS.snippet),
    engineDate: raw.engineDate ?? null,
    outletName: htmlToPlainText(raw.outletName, TEXT_LIMITS.outlet) || null,
    engine: manifest.name,
    rank,
    strategy: query.strategy,
    query: sent,
  };
}

/** The publisher's http(s) URL, or null for ads, other schemes and invalid values. */
function toPublisherUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > TEXT_LIMITS.url * 2) return null;
  const url = unwrapRedirect(value);
  if (url.length > TEXT_LIMITS.url || isAdvert(url) || !URL.canParse(url)) return null;
  const { protocol, hostname, href } = new URL(url);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}
