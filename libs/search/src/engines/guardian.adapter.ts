import { failed, notConfigured, nothingFound } from '@corroborate/domain';
import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { renderQuery } from '../queries/render-query.policy';
import { ask, bodyObject, bodyText, isObject, judgeStatus, objectsIn, type EngineParts } from './ask';
import { engineDate } from './engine-date.policy';
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

  constructor(
    private readonly key: string | undefined,
    private readonly parts: EngineParts,
  ) {
    this.configured = key !== undefined;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (this.key === undefined) return notConfigured('GUARDIAN_API_KEY is not set');
    // Comma, bar and a leading hyphen are AND, OR and NOT.
    const sent = renderQuery(query, this.manifest)
      .replace(/[,|]|(^|\s)-+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const form = this.form(query, sent, this.key);
    const url = `https://content.guardianapis.com/search?${form.toString()}`;
    const answer = await ask(this.parts, this.manifest, { url, headers: { accept: 'application/json' } }, context);
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    // A page behind the last one is a fault of the request there.
    if (answer.value.status === 400 && (query.page ?? 1) > 1) return nothingFound('The Guardian has no further page');
    const verdict = judgeStatus(answer.value, now);
    if (verdict) return verdict;
    const response = bodyObject(bodyText(answer.value))?.response;
    if (!isObject(response) || !Array.isArray(response.results))
      return failed('The Guardian answered with something that is no result list');
    const raw = objectsIn(response.results).map((item) => rawOf(item, now));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  private form(query: PlannedQuery, sent: string, key: string): URLSearchParams {
    const form = new URLSearchParams({
      'api-key': key,
      q: sent,
      'order-by': 'relevance',
      'page-size': String(this.manifest.resultsPerPage),
      'show-fields': 'trailText',
      page: String(query.page ?? 1),
    });
    if (query.from) form.set('from-date', query.from.slice(0, 10));
    if (query.to) form.set('to-date', query.to.slice(0, 10));
    return form;
  }
}

const rawOf = (item: Record<string, unknown>, now: Date): RawHit => ({
  url: item.webUrl,
  title: item.webTitle,
  snippet: isObject(item.fields) ? item.fields.trailText : '',
  outletName: 'The Guardian',
  engineDate: engineDate(item.webPublicationDate, now),
});
