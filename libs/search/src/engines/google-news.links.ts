import { DAY_MS, blocked, failed, found, type CallContext, type Outcome } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import { parseJson, type ProviderResponse, type ProviderClient } from '@corroborate/providers';
import { googleNewsId, decodeOldId } from '../address/google-news-id.policy';
import { createEngineClient } from './engine.client';
import type { EngineManifest, EngineParts, LinkResolver } from './engine.types';
import type { Signature } from './markup/google-news.reader';
import { GOOGLE_NEWS_SIGNATURE } from './markup/markup.jobs';

/** An id always refers to the same article. */
const CACHE_MS = 365 * DAY_MS;
const RPC_PATH = '/_/DotsSplashUi/data/batchexecute';

/** Hosts of article pages; redirects elsewhere are not followed. */
const OWN_HOSTS = ['news.google.com'];
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];

/**
 * Google News links contain an opaque id. The article page carries a signature; id and signature
 * together are exchanged for the publisher's URL. This takes two calls, so only links that will be
 * opened are resolved.
 */
export class GoogleNewsLinks implements LinkResolver {
  private readonly api: ProviderClient;

  constructor(
    private readonly parts: EngineParts,
    manifest: EngineManifest,
  ) {
    this.api = createEngineClient(parts, manifest, { baseURL: 'https://news.google.com' });
  }

  handles(url: string): boolean {
    return googleNewsId(url) !== null;
  }

  async resolve(url: string, context: CallContext): Promise<Outcome<string>> {
    const id = googleNewsId(url);
    if (id === null) return failed('not a Google News article link', 'invalid-input');
    const inside = decodeOldId(id);
    if (inside !== null) return found(inside);
    const signature = await this.signature(id, context);
    if (signature.kind !== 'found') return signature;
    const { value } = signature;
    return typeof value === 'string' ? found(value) : this.exchange(id, value, context);
  }

  /** Signature of the article page, or the publisher's URL if Google redirects to it. */
  private async signature(id: string, context: CallContext): Promise<Outcome<Signature | string>> {
    let last: Outcome<Signature | string> = failed('no signature on the Google News page');
    for (const path of ['articles', 'rss/articles']) {
      last = await this.signatureAt(`/${path}/${id}`, context);
      // Only an unreadable page justifies trying the other URL; a refusal would repeat.
      if (last.kind !== 'failed') return last;
    }
    return last;
  }

  private async signatureAt(path: string, context: CallContext): Promise<Outcome<Signature | string>> {
    const headers = { accept: 'text/html' };
    const answer = await this.api.callText(context, (http) => http.get(path, { headers }), {
      cacheTtlMs: CACHE_MS,
      redirectHosts: OWN_HOSTS,
      accepted: REDIRECT_STATUSES,
    });
    if (answer.kind !== 'found') return answer;
    const target = redirectTarget(answer.value);
    if (!OWN_HOSTS.includes(target.hostname)) return publisherAddress(target);
    const signature = await this.parts.pool.run(GOOGLE_NEWS_SIGNATURE, answer.value.text);
    if (signature.kind !== 'found') return signature;
    return signature.value ? found(signature.value) : failed('no signature on the Google News page');
  }

  private async exchange(id: string, signature: Signature, context: CallContext): Promise<Outcome<string>> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    const body = `f.req=${encodeUriPart(buildRpcRequest(id, signature))}`;
    const answer = await this.api.callText(context, (http) => http.post(RPC_PATH, body, { headers }), {
      cacheTtlMs: CACHE_MS,
    });
    if (answer.kind !== 'found') return answer;
    const url = readExchange(answer.value.text);
    return url === null ? failed('Google News did not return the publisher’s URL') : found(url);
  }
}

function buildRpcRequest(id: string, { ts, sg }: Signature): string {
  const edition = ['X', 'X', ['X', 'X'], null, null, 1, 1, 'US:en', null, 1, null, null, null, null, null, 0, 1];
  const inner = ['garturlreq', [edition, 'X', 'X', 1, [1, 1, 1], 1, 1, null, 0, 0, null, 0], id, Number(ts), sg];
  return JSON.stringify([[['Fbv4je', JSON.stringify(inner), null, 'generic']]]);
}

/** The response starts with `)]}'` followed by an array, either whole or in length-prefixed chunks. */
function readExchange(text: string): string | null {
  for (const line of text
    .slice(0, 200_000)
    .replace(/^\)\]\}'/, '')
    .split('\n')) {
    const url = line.trimStart().startsWith('[') ? urlIn(parseJson(line)) : null;
    if (url !== null) return url;
  }
  return urlIn(parseJson(text.slice(0, 200_000).replace(/^\)\]\}'\s*/, '')));
}

function urlIn(rows: unknown): string | null {
  if (!Array.isArray(rows)) return null;
  for (const row of rows as unknown[]) {
    const inner: unknown = Array.isArray(row) && typeof row[2] === 'string' ? parseJson(row[2]) : null;
    const url: unknown = Array.isArray(inner) && inner[0] === 'garturlres' ? inner[1] : null;
    if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return url;
  }
  return null;
}

/** The redirect target, or else the URL that responded. */
function redirectTarget({ status, headers, url }: ProviderResponse): URL {
  const { location } = headers;
  return new URL(REDIRECT_STATUSES.includes(status) && location ? location : url, url);
}

/** A Google host means a consent page or challenge; any other host is the publisher's. */
function publisherAddress(target: URL): Outcome<string> {
  if (target.hostname === 'consent.google.com') return blocked('Google shows a consent page');
  if (/(?:^|\.)google\.[a-z.]{2,6}$/.test(target.hostname)) return blocked(`Google redirects to ${target.hostname}`);
  return /^https?:$/.test(target.protocol) ? found(target.href) : failed('Google News does not redirect to a web page');
}
