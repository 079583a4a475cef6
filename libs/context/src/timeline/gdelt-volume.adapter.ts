import {
  blocked,
  failed,
  found,
  limited,
  meterCall,
  nothingFound,
  type CallContext,
  type Clock,
  type Door,
  type Outcome,
} from '@corroborate/domain';
import { oneLine } from '@corroborate/text';
import type { DayVolume, VolumeManifest, VolumeQuery, VolumeSource } from './timeline.types';

export const GDELT_VOLUME: VolumeManifest = {
  name: 'gdelt',
  title: 'GDELT DOC 2.0, timeline of volume',
  homepage: 'https://blog.gdeltproject.org/gdelt-doc-2-0-api-debuts/',
  priceUsd: 0,
  // One server, one pace: the search engine of the same name takes its turns from it as well.
  paceMs: 8000,
  terms: 'Free for any use with citation and a link to gdeltproject.org.',
  notes: [
    'The last three months are certain, what is older is not; a day without coverage there proves nothing.',
    'It counts reports by the day it saw them.',
  ],
};

const MAX_BYTES = 2_000_000;
const MAX_DAYS = 1_000;
const BACK_OFF_MS = 60_000;

type Fields = Record<string, unknown>;

/** `mode=timelinevolraw`: the number of reports of each day. */
export class GdeltVolume implements VolumeSource {
  readonly manifest = GDELT_VOLUME;

  constructor(private readonly parts: { door: Door; clock: Clock }) {}

  async volumes(query: VolumeQuery, context: CallContext): Promise<Outcome<DayVolume[]>> {
    const sent = query.terms
      .map(acceptable)
      .filter((term) => term !== null)
      .join(' ');
    if (sent === '') return failed('the query has no word that GDELT accepts', 'invalid-input');
    const { name, paceMs, priceUsd } = this.manifest;
    const call = {
      provider: name,
      url: addressOf(sent, query),
      headers: { accept: 'application/json' },
      maxBytes: MAX_BYTES,
      priceUsd,
      pace: { key: name, intervalMs: paceMs },
    };
    const answer = await this.parts.door.call(call, context);
    if (answer.kind !== 'found') return answer;
    meterCall(context, answer.value);
    return this.read(answer.value.status, answer.value.body.toString('utf8'));
  }

  private read(status: number, text: string): Outcome<DayVolume[]> {
    const later = new Date(this.parts.clock.now().getTime() + BACK_OFF_MS).toISOString();
    // The same sentence comes with 200 and with 429.
    if (status === 429 || /^\s*please limit requests/i.test(text.slice(0, 200)))
      return limited('GDELT asks for more time between calls', later);
    if (status === 401 || status === 403 || status === 451) return blocked(`GDELT: HTTP ${status}`);
    if (status < 200 || status > 299) return failed(`GDELT: HTTP ${status}`);
    const body = objectIn(text);
    if (body === null) return failed(`GDELT: ${oneLine(text.slice(0, 160)) || 'an answer that is no JSON'}`);
    const days = daysOf(body);
    return days.length > 0 ? found(days) : nothingFound('no report of these days has the words');
  }
}

function addressOf(sent: string, { from, to }: VolumeQuery): string {
  const params = new URLSearchParams({
    query: sent,
    mode: 'timelinevolraw',
    format: 'json',
    startdatetime: stamp(from),
    enddatetime: stamp(to),
  });
  return `https://api.gdeltproject.org/api/v2/doc/doc?${params.toString()}`;
}
const stamp = (instant: string): string => new Date(instant).toISOString().replace(/[-:T]/g, '').slice(0, 14);

/** Letters and digits alone; several words are a phrase. GDELT refuses terms of less than three characters. */
function acceptable(term: string): string | null {
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
function objectIn(text: string): Fields | null {
  const clean = text.replace(/[\u0000-\u001f]/g, ' ');
  for (const candidate of [clean, clean.replace(/\\(?!["\\/bfnrtu])/g, '')]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return isObject(value) ? value : null;
    } catch {
      // The next reading is tried.
    }
  }
  return null;
}

function daysOf({ timeline }: Fields): DayVolume[] {
  const [series] = Array.isArray(timeline) ? timeline.filter(isObject) : [];
  const data = Array.isArray(series?.data) ? series.data.filter(isObject).slice(0, MAX_DAYS * 100) : [];
  const byDay = new Map<string, number>();
  for (const { date, value } of data) {
    const [, year, month, day] = typeof date === 'string' ? (/^(\d{4})(\d\d)(\d\d)T/.exec(date) ?? []) : [];
    if (!year || typeof value !== 'number' || !(value > 0)) continue;
    const key = `${year}-${month}-${day}`;
    byDay.set(key, (byDay.get(key) ?? 0) + value);
  }
  return [...byDay].slice(0, MAX_DAYS).map(([day, articles]) => ({ day, articles }));
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
