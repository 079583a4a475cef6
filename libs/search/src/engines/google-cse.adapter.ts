import {
  HOUR_MS,
  blocked,
  failed,
  limited,
  notConfigured,
  type CallContext,
  type DateRecord,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import {
  isObject,
  isSuccess,
  toObject,
  listObjects,
  parseRetryAt,
  stringOr,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
  type ProviderParts,
  hasEnded,
  findRetirement,
} from '@corroborate/providers';
import { renderQuery } from '../queries/render-query.policy';
import { engineDate } from './engine-date.policy';
import { addMs, createEngineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, pageOffset } from './hits';

const RETIREMENT = findRetirement('service', 'google-cse');

const GOOGLE_CSE: EngineManifest = {
  name: 'google-cse',
  title: 'Google Custom Search',
  kind: 'web',
  homepage: 'https://developers.google.com/custom-search/v1/overview',
  needsKey: true,
  settings: ['GOOGLE_CSE_KEY', 'GOOGLE_CSE_ID'],
  priceUsd: 0.005,
  paceMs: 100,
  maxQueryLength: 2000,
  operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
  resultsPerPage: 10,
  pages: 10,
  terms: 'Results may be cached only briefly and must not be used to build an index.',
  selfTest: { query: 'weather', proves: 'results for the key and engine ID' },
  notes: [
    'For existing keys only: Google accepts no new customers and ends the service on ' +
      `${RETIREMENT?.ends ?? 'a date not yet announced'}; after that ` +
      'it is treated as not configured.',
    '100 queries a day are free; the price is per additional query.',
    'Dates are from page metadata or the start of the snippet.',
    'Not confirmed: the daily quota resets at midnight Pacific time.',
  ],
};

export class GoogleCseEngine implements SearchEngine {
  readonly manifest = GOOGLE_CSE;
  private readonly api: ProviderClient;

  constructor(
    private readonly key: string | undefined,
    private readonly cx: string | undefined,
    private readonly parts: ProviderParts,
  ) {
    this.api = createEngineClient(parts, this.manifest, {
      baseURL: 'https://customsearch.googleapis.com/customsearch',
      headers: { accept: 'application/json' },
    });
  }

  get configured(): boolean {
    return this.unconfiguredReason === undefined;
  }

  get unconfiguredReason(): string | undefined {
    if (RETIREMENT && hasEnded(RETIREMENT, this.parts.clock.now()))
      return `Google ended the Custom Search JSON API on ${RETIREMENT.ends}`;
    const missing = [...(this.key ? [] : ['GOOGLE_CSE_KEY']), ...(this.cx ? [] : ['GOOGLE_CSE_ID'])];
    return missing.length > 0 ? `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set` : undefined;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (this.unconfiguredReason !== undefined) return notConfigured(this.unconfiguredReason);
    const sent = renderQuery(query, this.manifest);
    const params = this.params(query, sent);
    const answer = await this.api.callJson(context, (http) => http.get('/v1', { params }), {
      judge: judgeError,
      read: itemsIn,
      otherwise: 'Google Custom Search returned no result list',
    });
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const raw = answer.value.map((item) => ({
      url: item.link,
      title: item.title,
      snippet: item.snippet,
      engineDate: dateOf(item, now),
    }));
    return hitsOutcome(raw, this.manifest, query, sent);
  }

  private params(query: PlannedQuery, q: string) {
    const day = (at: string) => at.slice(0, 10).replaceAll('-', '');
    const until = query.to ?? this.parts.clock.now().toISOString();
    const language = query.language?.slice(0, 2) ?? '';
    return {
      key: this.key,
      cx: this.cx,
      q,
      num: this.manifest.resultsPerPage,
      start: pageOffset(query, this.manifest) + 1,
      sort: query.from ? `date:r:${day(query.from)}:${day(until)}` : undefined,
      hl: /^[a-z]{2}$/.test(language) ? language : undefined,
    };
  }
}

/** An empty result has no list but is still a valid response. */
const itemsIn = ({ items, searchInformation, queries }: Fields): Fields[] | null =>
  Array.isArray(items) || isObject(searchInformation) || isObject(queries) ? listObjects(items) : null;

/** Date from the page metadata, otherwise from the prefix of the snippet. */
function dateOf(item: Fields, now: Date): DateRecord | null {
  const [tags] = listObjects(toObject(item.pagemap).metatags);
  const opening = /^([^.…]{5,24}?)\s*(?:\.\.\.|…)/.exec(stringOr(item.snippet))?.[1];
  return engineDate(tags?.['article:published_time'], now) ?? engineDate(opening, now);
}

/** The error text names the limit; the daily quota resets at midnight Pacific time. */
function judgeError(answer: ProviderResponse, { error }: Fields, now: Date): Outcome<never> | null {
  if (!isObject(error)) return null;
  const message = stringOr(error.message).slice(0, 200);
  const reason = stringOr(listObjects(error.errors)[0]?.reason);
  if (answer.status === 429 || reason === 'dailyLimitExceeded') {
    const daily = reason === 'dailyLimitExceeded' || /per day/i.test(message);
    return limited(
      `Google Custom Search: ${daily ? 'the daily quota is exhausted' : 'too many requests'}`,
      daily ? pacificMidnight(now) : (parseRetryAt(answer, now) ?? addMs(now, 60_000)),
    );
  }
  if (/API key not valid|API key expired/i.test(message)) return blocked('Google Custom Search rejected the key');
  return isSuccess(answer) ? failed(`Google Custom Search: ${message || 'an error without a message'}`) : null;
}

function pacificMidnight(now: Date): string {
  const hourThere = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  let at = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS + HOUR_MS;
  while (Number(hourThere.format(at)) !== 0) at += HOUR_MS;
  return new Date(at).toISOString();
}
