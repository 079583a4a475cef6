import {
  blocked,
  failed,
  type CallContext,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import type { ProviderResponse, ProviderClient } from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { createEngineClient } from './engine.client';
import type { EngineManifest, EngineParts, SearchEngine } from './engine.types';
import { hitsOutcome, type RawHit } from './hits';
import type { DuckDuckGoPage, DuckDuckGoResult } from './markup/duckduckgo.reader';
import { DUCKDUCKGO_PAGE } from './markup/markup.jobs';

const DUCKDUCKGO: EngineManifest = {
  name: 'duckduckgo',
  title: 'DuckDuckGo',
  kind: 'web',
  homepage: 'https://duckduckgo.com',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 2500,
  maxQueryLength: 499,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
  resultsPerPage: 10,
  pages: 1,
  terms: 'No official API; its terms do not allow automated use of result pages. Disable it if that matters.',
  selfTest: { query: 'weather', proves: 'a page of results instead of a challenge' },
  notes: [
    'Only the first page is requested; later ones require a token and lead to blocks.',
    'Servers often get a challenge, which is reported as blocked, never as empty.',
    'Only some results have dates.',
  ],
};

const FULL_PAGE = 'https://html.duckduckgo.com/html/';
const LITE_PAGE = 'https://lite.duckduckgo.com/lite/';

/** The HTML result page, with the lite page as a fallback. */
export class DuckDuckGoEngine implements SearchEngine {
  readonly manifest = DUCKDUCKGO;
  private readonly api: ProviderClient;

  constructor(private readonly parts: EngineParts) {
    this.api = createEngineClient(parts, this.manifest, { headers: HEADERS });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const full = await this.ask(FULL_PAGE, query, context);
    if (full.kind !== 'blocked' && full.kind !== 'failed') return full;
    const lite = await this.ask(LITE_PAGE, query, context);
    return lite.kind === 'found' || lite.kind === 'nothing-found' ? lite : full;
  }

  private async ask(url: string, query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    // A leading "!" is a DuckDuckGo bang and would redirect to another site.
    const sent = renderQuery(query, this.manifest).replace(/(^|\s)!+/g, '$1');
    const form = new URLSearchParams({ q: sent, b: '', kl: region(query.language), df: '', kp: '-2' });
    const headers = {
      'accept-language': `${query.language ?? 'en'},en;q=0.7`,
      referer: new URL('/', url).href,
    };
    const answer = await this.api.callText(context, (http) => http.post(url, form, { headers }));
    if (answer.kind !== 'found') return answer;
    const page = await this.parts.pool.run(DUCKDUCKGO_PAGE, answer.value.text);
    return page.kind === 'found' ? this.judge(page.value, answer.value, query, sent) : page;
  }

  /** Checks for results first: the page echoes the query, which may itself contain the text of a challenge. */
  private judge(
    page: DuckDuckGoPage,
    { status }: ProviderResponse,
    query: PlannedQuery,
    sent: string,
  ): Outcome<SearchHit[]> {
    if (page.results.length > 0) {
      const raw = page.results.map((result) => this.rawHit(result));
      return hitsOutcome(raw, this.manifest, query, sent);
    }
    if (page.hasChallenge) return blocked('DuckDuckGo shows a challenge instead of results');
    if (status === 202) return blocked('HTTP 202: DuckDuckGo delays the request');
    if (!page.complete) return failed('DuckDuckGo returned a page that exceeds the markup limits', 'limit-exceeded');
    if (!page.hasResultList) return failed('DuckDuckGo returned a page without a result list');
    return hitsOutcome([], this.manifest, query, sent);
  }

  private rawHit({ dates, ...result }: DuckDuckGoResult): RawHit {
    const now = this.parts.clock.now();
    return { ...result, engineDate: dates.map((text) => engineDate(text, now)).find((date) => date !== null) ?? null };
  }
}

const HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-user': '?1',
};

/** DuckDuckGo regions start with the country; without a country it searches worldwide. */
function region(language?: string | null): string {
  const match = /^([a-z]{2})-([A-Za-z]{2})$/.exec(language ?? '');
  return match ? `${match[2]?.toLowerCase().replace('gb', 'uk')}-${match[1]}` : 'wt-wt';
}
