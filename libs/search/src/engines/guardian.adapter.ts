import { nothingFound, type PlannedQuery } from '@corroborate/domain';
import { toObject, listObjectsOrNull, type ProviderParts } from '@corroborate/providers';
import { engineDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine } from './list.engine';
import { oneLine } from '@corroborate/text';

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
  terms: 'Developer keys: non-commercial use, 500 calls a day, content stored for at most 24 hours, link required.',
  selfTest: { query: 'weather', proves: 'its own articles with their dates' },
  notes: ['Covers a single outlet, so it is queried once per search.', 'The terms on storage are not confirmed.'],
  reserve: { when: 'always', calls: 1 },
};

export const guardianEngine = (key: string | undefined, parts: ProviderParts): SearchEngine =>
  new ListEngine(
    GUARDIAN,
    parts,
    { baseURL: 'https://content.guardianapis.com', headers: { accept: 'application/json' } },
    {
      configured: key !== undefined,
      // Comma, bar and leading hyphen mean AND, OR and NOT.
      plain: (text) => oneLine(text.replace(/[,|]|(^|\s)-+/g, ' ')),
      answer: ({ query, sent, now }) => ({
        request: (http) => http.get('/search', { params: { 'api-key': key, ...paramsOf(query, sent) } }),
        // A page number past the last page returns an error status.
        judge: ({ status }) =>
          status === 400 && (query.page ?? 1) > 1 ? nothingFound('The Guardian has no further results') : null,
        read: ({ response }) => listObjectsOrNull(toObject(response).results),
        otherwise: 'The Guardian returned no result list',
        hitOf: (item) => ({
          url: item.webUrl,
          title: item.webTitle,
          snippet: toObject(item.fields).trailText,
          outletName: 'The Guardian',
          engineDate: engineDate(item.webPublicationDate, now),
        }),
      }),
    },
  );

const paramsOf = (query: PlannedQuery, q: string) => ({
  q,
  'order-by': 'relevance',
  'page-size': GUARDIAN.resultsPerPage,
  'show-fields': 'trailText',
  page: query.page ?? 1,
  'from-date': query.from?.slice(0, 10),
  'to-date': query.to?.slice(0, 10),
});
