import type { CallContext, DateRecord, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import {
  isObject,
  objectOr,
  objectsOrNull,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { partsDate, seenDate } from './engine-date.policy';
import { engineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, rowsBefore, type RawHit } from './hits';

export const CROSSREF: EngineManifest = {
  name: 'crossref',
  title: 'Crossref',
  kind: 'reference',
  homepage: 'https://www.crossref.org/documentation/retrieve-metadata/rest-api/',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 1000,
  maxQueryLength: 300,
  operators: { phrase: false, site: false, dateWindow: true, or: false, exclude: false },
  resultsPerPage: 8,
  pages: 10,
  terms: 'Metadata may be reused freely; abstracts belong to their publishers.',
  selfTest: { query: 'vaccine', proves: 'works with a title and a date' },
  notes: [
    'A register of scholarly papers: asked only about research and health.',
    'Dates may be a month or a year.',
    'Results lead to the publisher’s page where it is given, else to the DOI.',
  ],
  reserve: { when: 'science', calls: 1 },
};

export class CrossrefEngine implements SearchEngine {
  readonly manifest = CROSSREF;
  private readonly api: ProviderClient;

  constructor(private readonly parts: ProviderParts) {
    this.api = engineClient(parts, this.manifest, {
      baseURL: 'https://api.crossref.org',
      headers: { accept: 'application/json' },
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const sent = renderQuery(query, this.manifest);
    const params = {
      'query.bibliographic': sent,
      rows: this.manifest.resultsPerPage,
      offset: rowsBefore(query, this.manifest),
      filter: daysOf(query),
    };
    const answer = await this.api.callJson(context, (http) => http.get('/works', { params }), {
      read: ({ message }) => objectsOrNull(objectOr(message).items),
      otherwise: 'Crossref answered with something that is no list of works',
    });
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    // Components are files of a work, not works.
    const works = answer.value.filter((item) => item.type !== 'component' && first(item.title));
    return hitsOutcome(
      works.map((item) => raw(item, now)),
      this.manifest,
      query,
      sent,
    );
  }
}

function daysOf({ from, to }: PlannedQuery): string | undefined {
  const filter = [
    ...(from ? [`from-pub-date:${from.slice(0, 10)}`] : []),
    ...(to ? [`until-pub-date:${to.slice(0, 10)}`] : []),
  ];
  return filter.length > 0 ? filter.join(',') : undefined;
}

function raw(item: Fields, now: Date): RawHit {
  return {
    url: landingPage(item) ?? item.URL,
    title: first(item.title),
    snippet: item.abstract,
    outletName: first(item['container-title']) || item.publisher,
    engineDate: dateOf(item, now),
  };
}

const first = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : undefined);

function landingPage(item: Fields): string | null {
  const primary = isObject(item.resource) && isObject(item.resource.primary) ? item.resource.primary.URL : null;
  return typeof primary === 'string' && /^https?:\/\//i.test(primary) ? primary : null;
}

/** When it was published; of a work without that, when it was registered. */
function dateOf(item: Fields, now: Date): DateRecord | null {
  const parts = (value: unknown) => (isObject(value) ? partsDate(first(value['date-parts']), now) : null);
  const registered = isObject(item.created) ? seenDate(item.created['date-time'], now) : null;
  return parts(item.published) ?? parts(item.issued) ?? registered;
}
