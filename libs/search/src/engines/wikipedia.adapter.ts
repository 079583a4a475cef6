import { failed, limited } from '@corroborate/domain';
import { encodeUriPart } from '@corroborate/text';
import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import {
  isObject,
  isSuccess,
  objectOr,
  objectsOrNull,
  stringOr,
  type Answer,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, rowsBefore } from './hits';

export const WIKIPEDIA_SEARCH: EngineManifest = {
  name: 'wikipedia',
  title: 'Wikipedia',
  kind: 'reference',
  homepage: 'https://www.mediawiki.org/wiki/API:Search',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  // Wikimedia asks for one call after the other; the gateway's User-Agent says who we are.
  paceMs: 200,
  maxQueryLength: 250,
  operators: { phrase: true, site: false, dateWindow: false, or: false, exclude: false },
  resultsPerPage: 5,
  pages: 10,
  terms: 'Text is CC BY-SA 4.0: name the article where it is quoted.',
  selfTest: { query: 'Reuters', proves: 'articles of the encyclopedia' },
  notes: [
    'Anyone can edit it: its articles rank below reports and are never news; their references may lead to some.',
    'Results carry no date: the only one known is that of the last edit.',
    'Asked once, where the others found too little about somebody named.',
  ],
  reserve: { when: 'little-found-about-a-name', calls: 1 },
};

/** Codes with which the API, answering 200, asks to come back later. */
const BUSY = new Set(['maxlag', 'ratelimited', 'readonly', 'cirrussearch-too-busy-error']);

export class WikipediaEngine implements SearchEngine {
  readonly manifest = WIKIPEDIA_SEARCH;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = engineClient(parts, this.manifest, { headers: { accept: 'application/json' } });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    // A colon, tilde or leading hyphen would be an operator.
    const sent = renderQuery(query, this.manifest)
      .replace(/[:~]|(^|\s)[-!]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    const host = hostOf(query.language);
    const params = this.params(query, sent);
    const answer = await this.api.callJson(context, (http) => http.get(`https://${host}/w/api.php`, { params }), {
      judge,
      read: (body) => objectsOrNull(objectOr(body.query).search),
      otherwise: 'Wikipedia answered with something that is no result list',
    });
    if (answer.kind !== 'found') return answer;
    const raw = answer.value.map(({ title, snippet }) => ({
      url: articleAddress(host, stringOr(title)),
      title,
      snippet,
      outletName: 'Wikipedia',
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  private params(query: PlannedQuery, sent: string) {
    return {
      action: 'query',
      format: 'json',
      formatversion: '2',
      list: 'search',
      srsearch: sent,
      srlimit: this.manifest.resultsPerPage,
      srnamespace: '0',
      sroffset: rowsBefore(query, this.manifest),
      srprop: 'snippet',
    };
  }
}

/** The API tells of its errors with status 200. */
const judge = (answer: Answer, { error }: Fields): Outcome<never> | null =>
  isSuccess(answer) && isObject(error) ? refusal(stringOr(error.code, 'unknown')) : null;

const refusal = (code: string): Outcome<never> =>
  BUSY.has(code) ? limited(`Wikipedia is busy: ${code}`) : failed(`Wikipedia: ${code.slice(0, 60)}`);

const hostOf = (language?: string | null): string => {
  const code = (language ?? 'en').split('-')[0] ?? '';
  return `${/^[a-z]{2,3}$/.test(code) ? code : 'en'}.wikipedia.org`;
};

const articleAddress = (host: string, title: string): string | null =>
  title === '' ? null : `https://${host}/wiki/${encodeUriPart(title.replaceAll(' ', '_'))}`;
