import { failed, limited, type Outcome, type PlannedQuery } from '@corroborate/domain';
import { encodeUriPart, oneLine } from '@corroborate/text';
import {
  isObject,
  isSuccess,
  toObject,
  listObjectsOrNull,
  stringOr,
  type ProviderResponse,
  type Fields,
  type ProviderParts,
} from '@corroborate/providers';
import type { EngineManifest, SearchEngine } from './engine.types';
import { ListEngine } from './list.engine';
import { pageOffset } from './hits';

export const WIKIPEDIA_SEARCH: EngineManifest = {
  name: 'wikipedia',
  title: 'Wikipedia',
  kind: 'reference',
  homepage: 'https://www.mediawiki.org/wiki/API:Search',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  // Wikimedia asks for sequential calls.
  paceMs: 200,
  maxQueryLength: 250,
  operators: { phrase: true, site: false, dateWindow: false, or: false, exclude: false },
  resultsPerPage: 5,
  pages: 10,
  terms: 'Text is CC BY-SA 4.0: name the article when quoting.',
  selfTest: { query: 'Reuters', proves: 'encyclopedia articles' },
  notes: [
    'Anyone can edit it: articles rank below reports and are never news, but their references may lead to news.',
    'Results have no date; only the date of the last edit is known.',
    'Queried once if other engines found too little about a named person.',
  ],
  reserve: { when: 'little-found-about-a-name', calls: 1 },
};

/** API error codes for temporary overload, with status 200. */
const OVERLOAD_CODES = new Set(['maxlag', 'ratelimited', 'readonly', 'cirrussearch-too-busy-error']);

export const wikipediaEngine = (parts: ProviderParts): SearchEngine =>
  new ListEngine(
    WIKIPEDIA_SEARCH,
    parts,
    { headers: { accept: 'application/json' } },
    {
      // A colon, tilde or leading hyphen would be an operator.
      plain: (text) => oneLine(text.replace(/[:~]|(^|\s)[-!]+/g, ' ')),
      answer: ({ query, sent }) => ({
        request: (http) => http.get(`https://${hostOf(query.language)}/w/api.php`, { params: paramsOf(query, sent) }),
        judge,
        read: (body) => listObjectsOrNull(toObject(body.query).search),
        otherwise: 'Wikipedia returned no result list',
        hitOf: ({ title, snippet }) => ({
          url: articleAddress(hostOf(query.language), stringOr(title)),
          title,
          snippet,
          outletName: 'Wikipedia',
        }),
      }),
    },
  );

const paramsOf = (query: PlannedQuery, sent: string) => ({
  action: 'query',
  format: 'json',
  formatversion: '2',
  list: 'search',
  srsearch: sent,
  srlimit: WIKIPEDIA_SEARCH.resultsPerPage,
  srnamespace: '0',
  sroffset: pageOffset(query, WIKIPEDIA_SEARCH),
  srprop: 'snippet',
});

/** The API reports errors with status 200. */
const judge = (answer: ProviderResponse, { error }: Fields): Outcome<never> | null =>
  isSuccess(answer) && isObject(error) ? refusal(stringOr(error.code, 'unknown')) : null;

const refusal = (code: string): Outcome<never> =>
  OVERLOAD_CODES.has(code) ? limited(`Wikipedia is busy: ${code}`) : failed(`Wikipedia: ${code.slice(0, 60)}`);

const hostOf = (language?: string | null): string => {
  const code = (language ?? 'en').split('-')[0] ?? '';
  return `${/^[a-z]{2,3}$/.test(code) ? code : 'en'}.wikipedia.org`;
};

const articleAddress = (host: string, title: string): string | null =>
  title === '' ? null : `https://${host}/wiki/${encodeUriPart(title.replaceAll(' ', '_'))}`;
