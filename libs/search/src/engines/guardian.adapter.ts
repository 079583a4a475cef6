import { notConfigured, nothingFound } from '@corroborate/domain';
import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { objectOr, objectsOrNull, type Fields, type ProviderClient, type ProviderParts } from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { engineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, type RawHit } from './hits';

export const GUARDIAN: EngineManifest = {
  name: 'guardian',
  title: 'The Guardian',
  kind: 'news',
  homepage: 'https://open-platform.theguardian.com',
  needsKey: true,
  settings: ['GUARDIAN_API_KEY'],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 300,
  operators: { phrase: true, site: false, dateWindow: true, or: true, exclude: false },
  resultsPerPage: 20,
  pages: 10,
  terms:
    'Developer keys are for non-commercial use: 500 calls a day, content kept for 24 hours at most, with a link back.',
  selfTest: { query: 'weather', proves: 'its own articles with their dates' },
  notes: [
    'One outlet only, so it is asked once beside the others.',
    'The wording of the terms on storing is not confirmed.',
  ],
  reserve: { when: 'always', calls: 1 },
};

export class GuardianEngine implements SearchEngine {
  readonly manifest = GUARDIAN;
  readonly configured: boolean;
  private readonly api: ProviderClient;

  constructor(
    private readonly key: string | undefined,
    private readonly parts: ProviderParts,
  ) {
    this.configured = key !== undefined;
    this.api = engineClient(parts, this.manifest, {
      baseURL: 'https://content.guardianapis.com',
      headers: { accept: 'application/json' },
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (this.key === undefined) return notConfigured('GUARDIAN_API_KEY is not set');
    // Comma, bar and a leading hyphen are AND, OR and NOT.
    const sent = renderQuery(query, this.manifest)
      .replace(/[,|]|(^|\s)-+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const params = this.params(query, sent);
    const answer = await this.api.callJson(context, (http) => http.get('/search', { params }), {
      // A page behind the last one is a fault of the request there.
      judge: ({ status }) =>
        status === 400 && (query.page ?? 1) > 1 ? nothingFound('The Guardian has no further page') : null,
      read: ({ response }) => objectsOrNull(objectOr(response).results),
      otherwise: 'The Guardian answered with something that is no result list',
    });
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const raw = answer.value.map((item) => rawOf(item, now));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  private params(query: PlannedQuery, q: string) {
    return {
      'api-key': this.key,
      q,
      'order-by': 'relevance',
      'page-size': this.manifest.resultsPerPage,
      'show-fields': 'trailText',
      page: query.page ?? 1,
      'from-date': query.from ? query.from.slice(0, 10) : undefined,
      'to-date': query.to ? query.to.slice(0, 10) : undefined,
    };
  }
}

const rawOf = (item: Fields, now: Date): RawHit => ({
  url: item.webUrl,
  title: item.webTitle,
  snippet: objectOr(item.fields).trailText,
  outletName: 'The Guardian',
  engineDate: engineDate(item.webPublicationDate, now),
});
