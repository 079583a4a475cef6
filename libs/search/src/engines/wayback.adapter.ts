import {
  blocked,
  failed,
  limited,
  nothingFound,
  type CallContext,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import {
  parseJson,
  parseRetryAt,
  type ProviderResponse,
  type Fields,
  type ProviderClient,
  type ProviderParts,
} from '@corroborate/providers';
import { toUrlIndexQuery, type UrlIndexQuery } from '../queries/archived.policy';
import { ARCHIVE_SEARCH } from '../search.thresholds';
import { deduplicateBy } from '../unique-by';
import { firstSeenDate } from './engine-date.policy';
import { addMs, createEngineClient } from './engine.client';
import type { EngineManifest, SearchEngine } from './engine.types';
import { hitsOutcome, type RawHit } from './hits';

const WAYBACK_SEARCH: EngineManifest = {
  name: 'wayback',
  title: 'Wayback Machine',
  kind: 'archive',
  homepage: 'https://web.archive.org',
  needsKey: false,
  settings: [],
  priceUsd: 0,
  // The limit is 30 calls a minute per IP address; the operator recommends 24.
  paceMs: 2500,
  maxQueryLength: 400,
  operators: { phrase: false, site: true, dateWindow: true, or: false, exclude: false },
  resultsPerPage: 20,
  pages: 1,
  terms: 'The capture index is public if queried slowly; the pages belong to their publishers.',
  selfTest: {
    query: 'url:https://example.com/',
    strategy: 'archived',
    proves: 'the first capture of a URL archived many times',
  },
  notes: [
    'Only one page of results is requested.',
    'Queried only for URLs and sites named in the topic; it searches URLs, not text.',
    'Dates are those of the first capture, an upper bound for publication.',
    'Titles are derived from the URL.',
    'Shares its rate limit with the lookup of first captures.',
    'Not confirmed: the wording of refusals for excluded pages.',
  ],
  answersOnly: ['archived'],
  reserve: { when: 'always', calls: 2 },
};

/** Captures of one URL, or of URLs on a site that contain words of the query. */
export class WaybackEngine implements SearchEngine {
  readonly manifest = WAYBACK_SEARCH;
  private readonly api: ProviderClient;

  constructor(private readonly parts: ProviderParts) {
    this.api = createEngineClient(parts, this.manifest, {
      baseURL: 'https://web.archive.org',
      headers: { accept: 'application/json' },
      timeout: ARCHIVE_SEARCH.timeoutMs,
    });
  }

  async search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>> {
    const question = toUrlIndexQuery(query);
    if (question === null) return failed('the query names no URL or site', 'invalid-input');
    const params = paramsOf(question);
    const answer = await this.api.callText(context, (http) => http.get('/cdx/search/cdx', { params }), {
      judge,
      retries: ARCHIVE_SEARCH.retries,
    });
    if (answer.kind !== 'found') return answer;
    const rows = rowsIn(answer.value.text);
    if (rows === null) return failed('the archive returned no list of captures');
    const hits = hitsOutcome(this.read(rows, question), this.manifest, query, query.text);
    return hits.kind === 'nothing-found' ? nothingFound('no capture in the archive of it') : hits;
  }

  /** One result per URL; URLs with the most query words first. */
  private read(rows: Capture[], { words }: UrlIndexQuery): RawHit[] {
    const now = this.parts.clock.now();
    const shared = ({ original }: Capture) => words.filter((word) => pathOf(original).includes(word)).length;
    return deduplicateBy(rows, keyOf)
      .sort((a, b) => shared(b) - shared(a))
      .slice(0, this.manifest.resultsPerPage)
      .map(({ original, timestamp }) => ({
        url: original,
        title: titleOf(original),
        snippet: `First archived ${timestamp.slice(0, 4)}-${timestamp.slice(4, 6)}-${timestamp.slice(6, 8)}.`,
        engineDate: firstSeenDate(timestamp, now),
      }));
  }
}

function judge(answer: ProviderResponse, _body: Fields, now: Date): Outcome<never> | null {
  if (answer.status === 429)
    return limited(
      'rate limit of the archive reached',
      parseRetryAt(answer, now) ?? addMs(now, ARCHIVE_SEARCH.backOffMs),
    );
  // Excluded pages return a Java exception with any status.
  return /AdministrativeAccessControl|RobotAccessControl/.test(answer.text.slice(0, 2000))
    ? blocked('the archive does not show captures of this URL')
    : null;
}

const pathOf = (url: string) => url.toLowerCase().replace(/^https?:\/\/[^/]*/, '');

interface Capture {
  timestamp: string;
  original: string;
}

/** Captures are in chronological order; `collapse` keeps the first of each URL. */
function paramsOf({ url, matchType, words, from, to }: UrlIndexQuery): URLSearchParams {
  const form = new URLSearchParams({ url, matchType, output: 'json', fl: 'timestamp,original' });
  // Revisit records of unchanged pages have no status and follow a capture that does.
  form.append('filter', 'statuscode:200');
  form.append('collapse', 'urlkey');
  if (matchType === 'host') {
    form.append('filter', 'mimetype:text/html');
    // The host precedes the bracket in `urlkey`; matching it too would let every URL pass.
    form.append('filter', `urlkey:.*\\)/.*(${words.join('|')}).*`);
    if (from) form.set('from', stamp(from));
    if (to) form.set('to', stamp(to));
  }
  form.set('limit', String(matchType === 'host' ? ARCHIVE_SEARCH.rows : 1));
  return form;
}

const stamp = (instant: string) => new Date(instant).toISOString().slice(0, 10).replace(/-/g, '');

/** `[]` or an empty body means no capture. The first row holds the field names. Null for anything else. */
function rowsIn(text: string): Capture[] | null {
  if (text.trim() === '') return [];
  const rows = parseJson(text);
  if (!Array.isArray(rows)) return null;
  return (rows as unknown[]).slice(1, 1 + ARCHIVE_SEARCH.rows).flatMap((row): Capture[] => {
    const [timestamp, original] = Array.isArray(row) ? (row as unknown[]) : [];
    return typeof timestamp === 'string' && /^\d{14}$/.test(timestamp) && typeof original === 'string'
      ? [{ timestamp, original }]
      : [];
  });
}

const keyOf = ({ original }: Capture): string =>
  original
    .replace(/^https?:\/\/(www\.)?/i, '')
    .replace(/\/$/, '')
    .replace(/^([^/]*):80(?=\/|$)/, '$1');

/** Title from the last path segment that is made of words. */
function titleOf(url: string): string {
  if (!URL.canParse(url)) return '';
  const parts = new URL(url).pathname.split('/').filter((part) => /[a-z]{3}/i.test(part));
  const words = (parts.at(-1) ?? '')
    .replace(/\.\w{2,5}$/, '')
    .split(/[-_+]|%20/)
    .filter((word) => !/^\d{5,}$/.test(word));
  return words.join(' ');
}
