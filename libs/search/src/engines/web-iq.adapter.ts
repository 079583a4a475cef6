import { failed, limited, notConfigured } from '@corroborate/domain';
import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { renderQuery } from '../queries/render-query.policy';
import {
  ask,
  bodyObject,
  bodyText,
  isObject,
  judgeStatus,
  objectsIn,
  retryAt,
  stringOr,
  type EngineParts,
} from './ask';
import { seenDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome } from './hits';

const WEB_IQ: EngineManifest = {
  name: 'webiq',
  title: 'Microsoft Web IQ',
  kind: 'web',
  homepage: 'https://webiq.microsoft.ai/documentation',
  needsKey: true,
  settings: ['WEBIQ_API_KEY'],
  priceUsd: 0.0125,
  paceMs: 1000,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: false },
  resultsPerPage: 20,
  pages: 1,
  terms: 'Limited preview with a waiting list; what may be stored is in the agreement of the grant.',
  selfTest: { query: 'weather', proves: 'results with passages of their pages' },
  notes: [
    'No pages are documented.',
    'Dates are when the page was crawled or last changed, an upper bound for its publication.',
    'Not confirmed: the shape of errors (several are read) and whether quotations are taken literally.',
    'A trial allows one call a second, which is the pace kept here.',
  ],
};

const CONTENT_CHARS = 2000;

export class WebIqEngine implements SearchEngine {
  readonly manifest = WEB_IQ;
  readonly configured: boolean;

  constructor(
    private readonly key: string | undefined,
    private readonly parts: EngineParts,
  ) {
    this.configured = key !== undefined;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (this.key === undefined) return notConfigured('WEBIQ_API_KEY is not set');
    const sent = renderQuery(query, this.manifest);
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-apikey': this.key };
    const url = 'https://api.microsoft.ai/v3/search/web';
    const request = { url, method: 'POST' as const, headers, body: this.form(query, sent) };
    const answer = await ask(this.parts, this.manifest, request, context);
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const body = bodyObject(bodyText(answer.value));
    if (answer.value.status === 429)
      return limited('Web IQ: too many requests', retryAt(answer.value, now) ?? retryInBody(body, now));
    const verdict = judgeStatus(answer.value, now);
    if (verdict) return verdict;
    if (body === null || !Array.isArray(body.webResults))
      return failed('Web IQ answered with something that is no result list');
    const raw = objectsIn(body.webResults).map((item) => ({
      url: item.url,
      title: item.title,
      snippet: contentText(item.content),
      engineDate: seenDate(item.lastUpdatedAt, now) ?? seenDate(item.crawledAt, now),
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  private form(query: PlannedQuery, text: string): string {
    const [language, region] = (query.language ?? 'en').split('-');
    return JSON.stringify({
      query: text,
      maxResults: this.manifest.resultsPerPage,
      language: /^[a-z]{2}$/.test(language ?? '') ? language : 'en',
      ...(/^[A-Z]{2}$/.test(region ?? '') ? { region } : {}),
      contentFormat: 'passage',
      maxLength: CONTENT_CHARS,
      safeSearch: 'off',
    });
  }
}

/** A text, or passages as texts or as objects with one. */
function contentText(content: unknown): string {
  if (!Array.isArray(content)) return stringOr(content);
  const passages = (content as unknown[]).map((part) => (isObject(part) ? stringOr(part.text) : stringOr(part)));
  return passages.filter(Boolean).slice(0, 3).join(' … ');
}

/** `retryAfter` in seconds, at the top or inside `error`. */
function retryInBody(body: Record<string, unknown> | null, now: Date): string | undefined {
  const value = Number(body?.retryAfter ?? (isObject(body?.error) ? body.error.retryAfter : undefined));
  return value > 0 && value < 1_000_000 ? new Date(now.getTime() + value * 1000).toISOString() : undefined;
}
