import { failed, found, limited, nothingFound, type CallContext, type Outcome } from '@corroborate/domain';
import {
  isObject,
  parseJson,
  parseJsonOnce,
  listObjects,
  ProviderClient,
  stringOr,
  type ProviderResponse,
  type Fields,
  type ProviderManifest,
  type ProviderParts,
} from '@corroborate/providers';
import { oneLine } from '@corroborate/text';
import type { DayVolume, VolumeQuery, VolumeSource } from './timeline.types';

export const GDELT_VOLUME: ProviderManifest = {
  name: 'gdelt',
  title: 'GDELT DOC 2.0, timeline of volume',
  homepage: 'https://blog.gdeltproject.org/gdelt-doc-2-0-api-debuts/',
  priceUsd: 0,
  // Shares the rate limit with the search engine of the same name, because it is the same server.
  paceMs: 8000,
  terms: 'Free for any use with citation and a link to gdeltproject.org.',
  notes: [
    'Complete for the last three months only; an older day without coverage proves nothing.',
    'Counts reports by the day GDELT saw them.',
  ],
};

const MAX_BYTES = 2_000_000;
const MAX_DAYS = 1_000;
const BACK_OFF_MS = 60_000;

/** `mode=timelinevolraw`: number of reports per day. */
export class GdeltVolume implements VolumeSource {
  readonly manifest = GDELT_VOLUME;
  private readonly api: ProviderClient;

  constructor(parts: ProviderParts) {
    this.api = new ProviderClient(parts, this.manifest, {
      baseURL: 'https://api.gdeltproject.org/api/v2/doc',
      headers: { accept: 'application/json' },
      maxContentLength: MAX_BYTES,
      say: (_meaning, { status }) => `GDELT: HTTP ${status}`,
      judge,
    });
  }

  async volumes(query: VolumeQuery, context: CallContext): Promise<Outcome<DayVolume[]>> {
    const sent = query.terms
      .map(toSearchTerm)
      .filter((term) => term !== null)
      .join(' ');
    if (sent === '') return failed('GDELT accepts no word of the query', 'invalid-input');
    const params = {
      query: sent,
      mode: 'timelinevolraw',
      format: 'json',
      startdatetime: toGdeltTimestamp(query.from),
      enddatetime: toGdeltTimestamp(query.to),
    };
    const answer = await this.api.callText(context, (http) => http.get('/doc', { params }));
    return answer.kind === 'found' ? read(answer.value) : answer;
  }
}

function read(answer: ProviderResponse): Outcome<DayVolume[]> {
  const body = objectIn(answer);
  if (body === null) return failed(`GDELT: ${oneLine(answer.text.slice(0, 160)) || 'the response is not JSON'}`);
  const days = daysOf(body);
  return days.length > 0 ? found(days) : nothingFound('no report in this period contains the words');
}

/** The same message comes with status 200 and 429. */
const judge = ({ status, text }: ProviderResponse, _body: Fields, now: Date): Outcome<never> | null =>
  status === 429 || /^\s*please limit requests/i.test(text.slice(0, 200))
    ? limited('GDELT rate limit', new Date(now.getTime() + BACK_OFF_MS).toISOString())
    : null;

const toGdeltTimestamp = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:T]/g, '').slice(0, 14);

/** Letters and digits only; several words form a phrase. GDELT rejects terms of fewer than three characters. */
function toSearchTerm(term: string): string | null {
  const plain = term
    .slice(0, 120)
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .replace(/['’]s\b/g, '')
    .replace(/[-'’\s]+/g, ' ')
    .trim();
  if (plain.length < 3) return null;
  return plain.includes(' ') ? `"${plain}"` : plain;
}

/** JSON may hold raw control characters and stray backslashes. */
function objectIn(answer: ProviderResponse): Fields | null {
  const repaired = () => parseJson(answer.text.replace(/[\u0000-\u001f]/g, ' ').replace(/\\(?!["\\/bfnrtu])/g, ''));
  const body = parseJsonOnce(answer) ?? repaired();
  return isObject(body) ? body : null;
}

function daysOf({ timeline }: Fields): DayVolume[] {
  const [series] = listObjects(timeline);
  const data = Array.isArray(series?.data) ? series.data.slice(0, MAX_DAYS * 100).filter(isObject) : [];
  const byDay = new Map<string, number>();
  for (const { date, value } of data) {
    const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T/.exec(stringOr(date)) ?? [];
    const key = `${year}-${month}-${day}`;
    if (year && typeof value === 'number' && value > 0) byDay.set(key, (byDay.get(key) ?? 0) + value);
  }
  return [...byDay].slice(0, MAX_DAYS).map(([day, articles]) => ({ day, articles }));
}
