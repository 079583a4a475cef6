import { createHash } from 'node:crypto';
import { isSecretName, maskAddress } from './redaction.policy';
import { UPSTREAM } from './upstream.thresholds';
import { recordsFullUrl } from './web.policy';
import type { CachedAnswer, GatewayRequest } from '@corroborate/domain';
import type { ExchangeRequest } from './exchange.adapter';

/** Headers that do not affect the response. */
const IGNORED_HEADERS = new Set([
  'user-agent',
  'accept-encoding',
  'connection',
  'referer',
  'origin',
  'date',
  'traceparent',
  'x-request-id',
]);

export type CacheKeyInput = Required<Pick<GatewayRequest, 'provider' | 'url' | 'headers'>> &
  Pick<ExchangeRequest, 'method'> & { body: string | undefined };

/**
 * Cache key of a response. Secret headers count by name only: a renewed token finds the same
 * response, a call without one does not. The digest reveals nothing of the URL.
 */
export function cacheKey(facts: CacheKeyInput): string {
  const headers = Object.entries(facts.headers)
    .filter(([name]) => !IGNORED_HEADERS.has(name))
    .map(([name, value]) => (isSecretName(name) ? [name] : [name, value]))
    .sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
  const text = JSON.stringify([facts.provider, facts.method, facts.url, facts.body ?? null, headers]);
  return createHash('sha256').update(text).digest('base64url');
}

/** Cache lifetime by status; 0 = not cached. 202 means "try later". */
export function cacheLifetimeMs(status: number, ttlMs: number): number {
  if (status >= 200 && status < 300) return status === 202 ? 0 : ttlMs;
  return status === 404 || status === 410 ? Math.min(ttlMs, UPSTREAM.absentTtlMs) : 0;
}

const isUncacheableHeader = (name: string) =>
  name.startsWith('set-cookie') || name === 'www-authenticate' || name === 'proxy-authenticate';

/** The response as cached. API URLs contain our keys, so they are masked; page URLs are kept. */
export function toStored(answer: CachedAnswer, provider: string, requested: string): CachedAnswer {
  const mask = (url: string) => (recordsFullUrl(provider) ? url : maskAddress(url, UPSTREAM.maxAddressLength));
  return {
    ...answer,
    headers: Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !isUncacheableHeader(name))),
    // Empty = the requested URL, which the caller has in full.
    url: answer.url === requested ? '' : mask(answer.url),
    redirects: answer.redirects.map(mask),
  };
}

export const fromStored = (stored: CachedAnswer, requested: string): CachedAnswer => ({
  ...stored,
  url: stored.url || requested,
});
