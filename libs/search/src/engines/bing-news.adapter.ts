import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import type { ProviderClient } from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { createEngineClient } from './engine.client';
import type { EngineManifest, EngineParts, SearchEngine } from './engine.types';
import { readFeed } from './feed';
import { hitsOutcome, pageOffset } from './hits';

const BING_NEWS: EngineManifest = {
  name: 'bingnews',
  title: 'Bing News',
  kind: 'news',
  homepage: 'https://www.bing.com/news',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 300,
  operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
  resultsPerPage: 12,
  pages: 5,
  terms: 'Unofficial feed without published terms for automated use; disable it if that matters.',
  selfTest: { query: 'weather', proves: 'a feed of reports with links to publishers' },
  notes: ['Links are unwrapped from apiclick.aspx.', 'Many results are copies on msn.com.'],
};

export class BingNewsEngine implements SearchEngine {
  readonly manifest = BING_NEWS;
  private readonly api: ProviderClient;

  constructor(private readonly parts: EngineParts) {
    this.api = createEngineClient(parts, this.manifest, {
      baseURL: 'https://www.bing.com',
      headers: { accept: 'application/rss+xml, text/xml' },
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const sent = renderQuery(query, this.manifest);
    const params = { q: sent, format: 'rss', mkt: market(query.language), first: pageOffset(query, this.manifest) + 1 };
    const answer = await this.api.callText(context, (http) => http.get('/news/search', { params }));
    if (answer.kind !== 'found') return answer;
    const items = await readFeed(answer.value, this.parts.pool, this.manifest.title);
    if (items.kind !== 'found') return items;
    const now = this.parts.clock.now();
    const raw = items.value.map((item) => ({
      url: item.link,
      title: item.title,
      snippet: item.description,
      outletName: item.source,
      engineDate: engineDate(item.pubDate, now),
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }
}

/**
 * Markets combine language and country. A bare language gets its default country; an unknown
 * language falls back to English.
 */
const MARKETS: Record<string, string> = {
  en: 'en-US',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
  it: 'it-IT',
  pt: 'pt-BR',
  nl: 'nl-NL',
  pl: 'pl-PL',
  sv: 'sv-SE',
  ja: 'ja-JP',
};
const market = (tag?: string | null): string =>
  /^[a-z]{2}-[A-Z]{2}$/.test(tag ?? '') ? (tag as string) : (MARKETS[(tag ?? 'en').slice(0, 2)] ?? 'en-US');
