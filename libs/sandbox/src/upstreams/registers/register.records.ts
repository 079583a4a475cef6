import { DIALECTS } from '../../index/query.parser';
import type { PublicRecord, RecordSource } from '../../world/world.types';
import type { UpstreamContext, UpstreamRequest } from '../upstream.types';

/** Records of one register that have every word of the query, phrases kept together; all of them for an empty query. */
export function recordsFor(source: RecordSource, query: string, { side }: UpstreamContext): PublicRecord[] {
  const index = side.recordsOf(source);
  if (query.trim() === '') return index.entries.map(({ item }) => item);
  return side.find(index, query, DIALECTS.plain).map(({ entry }) => entry.item);
}

/** A field of the record as text, by the first of its names that is there. */
export function textField({ fields }: PublicRecord, ...names: string[]): string | null {
  for (const name of names) {
    const value = valueAt(fields, name);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value) && typeof value[0] === 'string') return value[0];
  }
  return null;
}

/** Worlds write nested fields in either way: `{"entity.status": …}` or `{"entity": {"status": …}}`. */
function valueAt(fields: Record<string, unknown>, name: string): unknown {
  if (name in fields) return fields[name];
  return name
    .split('.')
    .reduce<unknown>(
      (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
      fields,
    );
}

export const dayOf = ({ date }: PublicRecord): string | null =>
  date === undefined ? null : new Date(date).toISOString().slice(0, 10);

/** Is the record's day within the bounds asked for? Both included; an undated record passes only where none is set. */
export function within(record: PublicRecord, from: string | null, to: string | null): boolean {
  if (!from && !to) return true;
  const day = dayOf(record);
  return day !== null && (!from || day >= from) && (!to || day <= to);
}

/** Does the request bear the identification that a polite client sends? */
export function undeclared({ headers }: UpstreamRequest): boolean {
  const agent = headers['user-agent'] ?? '';
  return !/@|https?:\/\//.test(agent) || /^(?:undici|node|axios|python-requests|curl)\b/i.test(agent.trim());
}

/** Words for comparing names: lower case, without punctuation and the usual endings of companies. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:inc|incorporated|corp|corporation|co|company|llc|ltd|limited|plc|lp)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
