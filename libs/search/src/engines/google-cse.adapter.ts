import { blocked, failed, limited, notConfigured } from '@corroborate/domain';
import type { CallContext, DateRecord, DoorResponse, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import { renderQuery } from '../queries/render-query.policy';
import {
  ask,
  bodyObject,
  bodyText,
  isObject,
  judgeStatus,
  objectsIn,
  retryAt,
  stringOr,
  type EngineParts,
} from './ask';
import { engineDate } from './engine-date.policy';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, rowsBefore, type RawHit } from './hits';

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
  terms: 'Results may be cached for a short time only and must not become an index of their own.',
  selfTest: { query: 'weather', proves: 'results for key and engine id together' },
  notes: [
    'For owners of an existing key: Google takes no new customers and ends the service on 2027-01-01; after that ' +
      'it counts as not configured.',
    '100 queries a day are free; the price here is what each further one costs.',
    'Dates come from the page’s metadata or from the start of the snippet.',
    'That a day of quota ends at midnight Pacific time is not confirmed for this service.',
  ],
};

/** First moment at which the service is gone. */
const ENDS = Date.parse('2027-01-01T00:00:00Z');
const ENDED = 'Google ended the Custom Search JSON API on 2027-01-01';

export class GoogleCseEngine implements SearchEngine {
  readonly manifest = GOOGLE_CSE;

  constructor(
    private readonly key: string | undefined,
    private readonly cx: string | undefined,
    private readonly parts: EngineParts,
  ) {}

  get configured(): boolean {
    return this.unconfiguredReason === undefined;
  }

  get unconfiguredReason(): string | undefined {
    if (this.parts.clock.now().getTime() >= ENDS) return ENDED;
    const missing = [...(this.key ? [] : ['GOOGLE_CSE_KEY']), ...(this.cx ? [] : ['GOOGLE_CSE_ID'])];
    return missing.length > 0 ? `${missing.join(', ')} is not set` : undefined;
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    if (this.unconfiguredReason !== undefined) return notConfigured(this.unconfiguredReason);
    const sent = renderQuery(query, this.manifest);
    const url = `https://customsearch.googleapis.com/customsearch/v1?${this.form(query, sent).toString()}`;
    const answer = await ask(this.parts, this.manifest, { url, headers: { accept: 'application/json' } }, context);
    if (answer.kind !== 'found') return answer;
    const now = this.parts.clock.now();
    const body = bodyObject(bodyText(answer.value));
    const verdict = judgeError(answer.value, body, now);
    if (verdict) return verdict;
    if (body === null || !(Array.isArray(body.items) || isObject(body.searchInformation) || isObject(body.queries)))
      return failed('Google Custom Search answered with something that is no result list');
    return hitsOutcome(
      objectsIn(body.items).map((item) => raw(item, now)),
      this.manifest,
      query,
      sent,
    );
  }

  private form(query: PlannedQuery, q: string): URLSearchParams {
    const form = new URLSearchParams({
      key: this.key ?? '',
      cx: this.cx ?? '',
      q,
      num: String(this.manifest.resultsPerPage),
      start: String(rowsBefore(query, this.manifest) + 1),
    });
    const day = (at: string) => at.slice(0, 10).replaceAll('-', '');
    if (query.from)
      form.set('sort', `date:r:${day(query.from)}:${day(query.to ?? this.parts.clock.now().toISOString())}`);
    const language = query.language?.slice(0, 2) ?? '';
    if (/^[a-z]{2}$/.test(language)) form.set('hl', language);
    return form;
  }
}

function raw(item: Record<string, unknown>, now: Date): RawHit {
  return { url: item.link, title: item.title, snippet: item.snippet, engineDate: dateOf(item, now) };
}

/** The page's own metadata; else what stands before the dots that open the snippet. */
function dateOf(item: Record<string, unknown>, now: Date): DateRecord | null {
  const [tags] = objectsIn(isObject(item.pagemap) ? item.pagemap.metatags : undefined);
  const opening = /^([^.…]{5,24}?)\s*(?:\.\.\.|…)/.exec(stringOr(item.snippet))?.[1];
  return engineDate(tags?.['article:published_time'], now) ?? engineDate(opening, now);
}

/** Google says in words which limit was hit; a day's quota comes back at midnight Pacific time. */
function judgeError(response: DoorResponse, body: Record<string, unknown> | null, now: Date): Outcome<never> | null {
  const error = isObject(body?.error) ? body.error : null;
  if (error === null) return judgeStatus(response, now);
  const message = stringOr(error.message).slice(0, 200);
  const reason = stringOr(objectsIn(error.errors)[0]?.reason);
  if (response.status === 429 || reason === 'dailyLimitExceeded') {
    const daily = reason === 'dailyLimitExceeded' || /per day/i.test(message);
    return limited(
      `Google Custom Search: ${daily ? 'the quota of the day is used up' : 'too many requests'}`,
      daily ? pacificMidnight(now) : (retryAt(response, now) ?? later(now)),
    );
  }
  if (/API key not valid|API key expired/i.test(message)) return blocked('Google Custom Search refuses the key');
  return judgeStatus(response, now) ?? failed(`Google Custom Search: ${message || 'an error without words'}`);
}

const HOUR = 3_600_000;
const later = (now: Date) => new Date(now.getTime() + 60_000).toISOString();

function pacificMidnight(now: Date): string {
  const hourThere = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Los_Angeles',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  let at = Math.floor(now.getTime() / HOUR) * HOUR + HOUR;
  while (Number(hourThere.format(at)) !== 0) at += HOUR;
  return new Date(at).toISOString();
}
