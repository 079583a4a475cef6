import type { DateRecord, PlannedQuery } from '@corroborate/domain';
import { isObject, toObject, listObjectsOrNull, type Fields, type ProviderParts } from '@corroborate/providers';
import { dateFromParts, firstSeenDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine } from './list.engine';
import { pageOffset } from './hits';

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
    'A register of scholarly papers, queried only for research and health topics.',
    'Dates can be a month or a year only.',
    'Results link to the publisher’s page if given, otherwise to the DOI.',
  ],
  reserve: { when: 'science', calls: 1 },
};

export const crossrefEngine = (parts: ProviderParts): SearchEngine =>
  new ListEngine(
    CROSSREF,
    parts,
    { baseURL: 'https://api.crossref.org', headers: { accept: 'application/json' } },
    {
      answer: ({ query, sent, now }) => ({
        request: (http) =>
          http.get('/works', {
            params: {
              'query.bibliographic': sent,
              rows: CROSSREF.resultsPerPage,
              offset: pageOffset(query, CROSSREF),
              filter: publicationDateFilter(query),
            },
          }),
        // Components are files that belong to a work, not works themselves.
        read: ({ message }) =>
          listObjectsOrNull(toObject(message).items)?.filter(
            (item) => item.type !== 'component' && firstElement(item.title),
          ) ?? null,
        otherwise: 'Crossref returned no list of works',
        hitOf: (item) => ({
          url: landingPage(item) ?? item.URL,
          title: firstElement(item.title),
          snippet: item.abstract,
          outletName: firstElement(item['container-title']) || item.publisher,
          engineDate: dateOf(item, now),
        }),
      }),
    },
  );

function publicationDateFilter({ from, to }: PlannedQuery): string | undefined {
  const filter = [
    ...(from ? [`from-pub-date:${from.slice(0, 10)}`] : []),
    ...(to ? [`until-pub-date:${to.slice(0, 10)}`] : []),
  ];
  return filter.length > 0 ? filter.join(',') : undefined;
}

const firstElement = (value: unknown): unknown => (Array.isArray(value) ? (value as unknown[])[0] : undefined);

function landingPage(item: Fields): string | null {
  const primary = isObject(item.resource) && isObject(item.resource.primary) ? item.resource.primary.URL : null;
  return typeof primary === 'string' && /^https?:\/\//i.test(primary) ? primary : null;
}

/** Publication date; falls back to the registration date. */
function dateOf(item: Fields, now: Date): DateRecord | null {
  const parts = (value: unknown) => (isObject(value) ? dateFromParts(firstElement(value['date-parts']), now) : null);
  const registered = isObject(item.created) ? firstSeenDate(item.created['date-time'], now) : null;
  return parts(item.published) ?? parts(item.issued) ?? registered;
}
