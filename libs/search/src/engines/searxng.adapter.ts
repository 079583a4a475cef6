import {
  blocked,
  failed,
  limited,
  notConfigured,
  type CallContext,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import { renderQuery } from '../queries/render-query.policy';
import { ask, bodyObject, bodyText, judgeStatus, objectsIn, retryAt, type EngineParts } from './ask';
import { engineDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome } from './hits';

const SEARXNG: EngineManifest = {
  name: 'searxng',
  title: 'SearXNG',
  kind: 'web',
  homepage: 'https://docs.searxng.org',
  needsKey: false,
  settings: ['SEARXNG_URL'],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 400,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
  resultsPerPage: 30,
  pages: 5,
  terms: 'Your own instance; the terms of the engines behind it apply.',
  selfTest: {
    query: 'weather',
    proves: 'JSON with results, so the format is allowed and some engine behind it answers',
  },
  notes: ['The instance must allow the json format.', 'Engines behind it that do not answer are named in the reason.'],
};

/** The limiter of an instance grants JSON a few times an hour. */
const LIMITER_PAUSE_MS = 3_600_000;

export class SearxngEngine implements SearchEngine {
  readonly manifest = SEARXNG;
  readonly configured: boolean;

  constructor(
    private readonly base: string | undefined,
    private readonly parts: EngineParts,
  ) {
    this.configured = base !== undefined;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (this.base === undefined) return notConfigured('SEARXNG_URL is not set');
    // "!" and ":" at the start of a word choose engines and languages.
    const sent = renderQuery(query, this.manifest).replace(/(^|\s)[!:<]+/g, '$1');
    const answer = await ask(
      this.parts,
      this.manifest,
      { url: address(this.base, sent, query), headers: HEADERS },
      context,
    );
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    if (answer.value.status === 403)
      return blocked('HTTP 403: the SearXNG instance does not allow the json format or this client');
    if (answer.value.status === 429)
      return limited('HTTP 429: the limiter of the SearXNG instance', retryAt(answer.value, now) ?? later(now));
    const verdict = judgeStatus(answer.value, now);
    if (verdict) return verdict;
    const body = bodyObject(bodyText(answer.value));
    if (body === null || !Array.isArray(body.results))
      return failed('SearXNG answered with something that is no result list');
    return this.judge(body, query, sent, now);
  }

  /** No results while engines behind the instance are silent is a hole, not an answer. */
  private judge(body: Record<string, unknown>, query: PlannedQuery, sent: string, now: Date): Outcome<SearchHit[]> {
    const raw = objectsIn(body.results).map((item) => ({
      url: item.url,
      title: item.title,
      snippet: item.content,
      engineDate: engineDate(item.publishedDate, now) ?? engineDate(item.pubdate, now),
    }));
    const silent = unresponsive(body.unresponsive_engines);
    if (raw.length === 0 && silent !== '')
      return failed(`SearXNG found nothing because engines behind it are silent: ${silent}`);
    return hitsOutcome(raw, this.manifest, query, sent);
  }
}

const HEADERS = {
  accept: 'application/json',
  'accept-language': 'en',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
};

function address(base: string, q: string, { language, page = 1 }: PlannedQuery): string {
  const params = new URLSearchParams({
    q,
    format: 'json',
    categories: 'general,news',
    safesearch: '0',
    pageno: String(page),
  });
  params.set('language', /^[a-z]{2,3}(-[a-zA-Z]{2})?$/.test(language ?? '') ? (language as string) : 'all');
  return `${base.replace(/\/+$/, '').replace(/\/search$/, '')}/search?${params.toString()}`;
}

const later = (now: Date) => new Date(now.getTime() + LIMITER_PAUSE_MS).toISOString();

function unresponsive(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const names = (value as unknown[]).map((entry) =>
    Array.isArray(entry) ? entry.slice(0, 2).map(String).join(': ') : String(entry),
  );
  return names.join(', ').slice(0, 200);
}
