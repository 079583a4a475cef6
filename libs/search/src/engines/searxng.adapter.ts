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
import {
  idOf,
  objectsIn,
  retryAt,
  type Answer,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { engineClient } from './engine.client';
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
  private readonly api: ProviderClient;

  constructor(
    base: string | undefined,
    private readonly parts: ProviderParts,
  ) {
    this.configured = base !== undefined;
    const baseURL = base?.replace(/\/+$/, '').replace(/\/search$/, '');
    this.api = engineClient(parts, this.manifest, { baseURL, headers: HEADERS });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (!this.configured) return notConfigured('SEARXNG_URL is not set');
    // "!" and ":" at the start of a word choose engines and languages.
    const sent = renderQuery(query, this.manifest).replace(/(^|\s)[!:<]+/g, '$1');
    const params = paramsOf(sent, query);
    const answer = await this.api.callJson(context, (http) => http.get('/search', { params }), {
      judge,
      read: (body) => (Array.isArray(body.results) ? body : null),
      otherwise: 'SearXNG answered with something that is no result list',
    });
    return answer.kind === 'found' ? this.read(answer.value, query, sent) : answer;
  }

  /** No results while engines behind the instance are silent is a hole, not an answer. */
  private read(body: Fields, query: PlannedQuery, sent: string): Outcome<SearchHit[]> {
    const now = this.parts.clock.now();
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

const paramsOf = (q: string, { language, page = 1 }: PlannedQuery) => ({
  q,
  format: 'json',
  categories: 'general,news',
  safesearch: 0,
  pageno: page,
  language: /^[a-z]{2,3}(-[a-zA-Z]{2})?$/.test(language ?? '') ? language : 'all',
});

function judge(answer: Answer, _body: Fields, now: Date): Outcome<never> | null {
  if (answer.status === 403)
    return blocked('HTTP 403: the SearXNG instance does not allow the json format or this client');
  return answer.status === 429
    ? limited('HTTP 429: the limiter of the SearXNG instance', retryAt(answer, now) ?? later(now))
    : null;
}

const later = (now: Date) => new Date(now.getTime() + LIMITER_PAUSE_MS).toISOString();

/** An instance asks some 80 engines. */
const MOST_SILENT = 100;

/** Names of engines and why they are silent: `[["bing", "timeout"], …]`, or names alone. */
function unresponsive(value: unknown): string {
  if (!Array.isArray(value)) return '';
  const names = value.slice(0, MOST_SILENT).map((entry: unknown) =>
    [entry]
      .flat()
      .slice(0, 2)
      .flatMap((one) => idOf(one) ?? [])
      .join(': '),
  );
  return names.filter(Boolean).join(', ').slice(0, 200);
}
