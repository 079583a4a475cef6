import { blocked, failed, found, type CallContext, type Outcome } from '@corroborate/domain';
import { jsonIn, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { googleNewsId, urlInsideOldId } from '../address/google-news-id.policy';
import { engineClient } from './engine.client';
import type { EngineManifest, LinkResolver } from './engine.types';
import { htmlDocument } from './html-document';

/** An id names one article for ever. */
const FOREVER_MS = 365 * 86_400_000;
const RPC = '/_/DotsSplashUi/data/batchexecute';

interface Signature {
  ts: string;
  sg: string;
}

/**
 * Google News links hold an opaque id. The article page carries a signature for it; id and signature
 * together are exchanged for the publisher's address. Two calls, so only links that will be opened are
 * worth it.
 */
export class GoogleNewsLinks implements LinkResolver {
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts, manifest: EngineManifest) {
    this.api = engineClient(parts, manifest, { baseURL: 'https://news.google.com' });
  }

  handles(url: string): boolean {
    return googleNewsId(url) !== null;
  }

  async resolve(url: string, context: CallContext): Promise<Outcome<string>> {
    const id = googleNewsId(url);
    if (id === null) return failed('not a Google News article link', 'invalid-input');
    const inside = urlInsideOldId(id);
    if (inside !== null) return found(inside);
    const signature = await this.signature(id, context);
    return signature.kind === 'found' ? this.exchange(id, signature.value, context) : signature;
  }

  private async signature(id: string, context: CallContext): Promise<Outcome<Signature>> {
    let last: Outcome<Signature> = failed('no signature on the Google News page');
    for (const path of ['articles', 'rss/articles']) {
      last = await this.signatureAt(`/${path}/${id}`, context);
      // Only an unreadable page is worth the other address; a refusal would be repeated.
      if (last.kind !== 'failed') return last;
    }
    return last;
  }

  private async signatureAt(path: string, context: CallContext): Promise<Outcome<Signature>> {
    const headers = { accept: 'text/html' };
    const answer = await this.api.callText(context, (http) => http.get(path, { headers }), { cacheTtlMs: FOREVER_MS });
    if (answer.kind !== 'found') return answer;
    if (/(^|\.)consent\.google\.com$/.test(hostOf(answer.value.url))) return blocked('Google asks for consent first');
    const holder = htmlDocument(answer.value.text).querySelector('[data-n-a-sg][data-n-a-ts]');
    const [sg, ts] = [holder?.getAttribute('data-n-a-sg') ?? '', holder?.getAttribute('data-n-a-ts') ?? ''];
    return /^[\w-]{1,200}$/.test(sg) && /^\d{1,15}$/.test(ts)
      ? found({ sg, ts })
      : failed('no signature on the Google News page');
  }

  private async exchange(id: string, signature: Signature, context: CallContext): Promise<Outcome<string>> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
    const body = `f.req=${encodeURIComponent(envelope(id, signature))}`;
    const answer = await this.api.callText(context, (http) => http.post(RPC, body, { headers }), {
      cacheTtlMs: FOREVER_MS,
    });
    if (answer.kind !== 'found') return answer;
    const url = readExchange(answer.value.text);
    return url === null ? failed('Google News did not name the publisher’s address') : found(url);
  }
}

function envelope(id: string, { ts, sg }: Signature): string {
  const edition = ['X', 'X', ['X', 'X'], null, null, 1, 1, 'US:en', null, 1, null, null, null, null, null, 0, 1];
  const inner = ['garturlreq', [edition, 'X', 'X', 1, [1, 1, 1], 1, 1, null, 0, 0, null, 0], id, Number(ts), sg];
  return JSON.stringify([[['Fbv4je', JSON.stringify(inner), null, 'generic']]]);
}

/** The answer opens with `)]}'` and is an array, whole or in chunks that each follow their length. */
function readExchange(text: string): string | null {
  for (const line of text
    .slice(0, 200_000)
    .replace(/^\)\]\}'/, '')
    .split('\n')) {
    const url = line.trimStart().startsWith('[') ? urlIn(jsonIn(line)) : null;
    if (url !== null) return url;
  }
  return urlIn(jsonIn(text.slice(0, 200_000).replace(/^\)\]\}'\s*/, '')));
}

function urlIn(rows: unknown): string | null {
  if (!Array.isArray(rows)) return null;
  for (const row of rows as unknown[]) {
    const inner: unknown = Array.isArray(row) && typeof row[2] === 'string' ? jsonIn(row[2]) : null;
    const url: unknown = Array.isArray(inner) && inner[0] === 'garturlres' ? inner[1] : null;
    if (typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url)) return url;
  }
  return null;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '');
