import { limited, notConfigured } from '@corroborate/domain';
import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { objectsOrNull, stringOr, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { engineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome } from './hits';

const COMMON = {
  homepage: 'https://serper.dev',
  needsKey: true,
  settings: ['SERPER_API_KEY'] as EngineManifest['settings'],
  priceUsd: 0.001,
  paceMs: 50,
  maxQueryLength: 1000,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
  // More than ten results cost twice as much.
  resultsPerPage: 10,
  pages: 5,
  terms: 'Results of Google by a third party; whether they may be stored is not said in its terms.',
  selfTest: { query: 'weather', proves: 'results with addresses of others, for one credit' },
};

export const SERPER: EngineManifest = {
  ...COMMON,
  name: 'serper',
  title: 'Serper',
  kind: 'web',
  notes: [
    '2500 queries are free once.',
    'Dates are words such as “2 days ago” and as inexact.',
    'The bodies of errors are not confirmed.',
  ],
};

export const SERPER_NEWS: EngineManifest = {
  ...COMMON,
  name: 'serper-news',
  title: 'Serper News',
  kind: 'news',
  notes: ['Shares key, pace and plan with Serper.'],
};

/** Web and news search of one account; the manifest tells which. */
export class SerperEngine implements SearchEngine {
  readonly configured: boolean;
  private readonly api: ProviderClient;

  constructor(
    readonly manifest: EngineManifest,
    key: string | undefined,
    private readonly parts: ProviderParts,
  ) {
    this.configured = key !== undefined;
    this.api = engineClient(parts, manifest, {
      baseURL: 'https://google.serper.dev',
      headers: { accept: 'application/json', 'x-api-key': key },
      paceKey: 'serper',
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (!this.configured) return notConfigured('SERPER_API_KEY is not set');
    const sent = renderQuery(query, this.manifest);
    const news = this.manifest.kind === 'news';
    const form = this.form(query, sent);
    const answer = await this.api.callJson(context, (http) => http.post(news ? '/news' : '/search', form), {
      // Used-up credits are a 400 like any other fault of a request.
      judge: ({ status }, { message }) =>
        status === 400 && /credit/i.test(stringOr(message)) ? limited('Serper: the credits are used up') : null,
      read: (body) => objectsOrNull(news ? body.news : body.organic),
      otherwise: 'Serper answered with something that is no result list',
    });
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const raw = answer.value.map((item) => ({
      url: item.link,
      title: item.title,
      snippet: item.snippet,
      outletName: item.source,
      engineDate: engineDate(item.date, now),
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  /** Dates come as words, so the words are asked for in English whatever the language of the query. */
  private form(query: PlannedQuery, q: string) {
    const country = /^[a-z]{2,3}-([A-Z]{2})$/.exec(query.language ?? '')?.[1]?.toLowerCase();
    const until = query.to ?? this.parts.clock.now().toISOString();
    return {
      q,
      hl: 'en',
      ...(country ? { gl: country } : {}),
      num: this.manifest.resultsPerPage,
      page: query.page ?? 1,
      autocorrect: false,
      ...(query.from ? { tbs: `cdr:1,cd_min:${american(query.from)},cd_max:${american(until)}` } : {}),
    };
  }
}

/** `3/1/2026` */
function american(at: string): string {
  const [year, month, day] = at.slice(0, 10).split('-').map(Number);
  return `${month}/${day}/${year}`;
}
