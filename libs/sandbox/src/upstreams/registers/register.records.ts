import { DIALECTS } from '../../index/query.parser';
import type { PublicRecord, RecordSource } from '../../world/world.types';
import type { UpstreamContext } from '../upstream.types';

/** Records of a register that contain every word and phrase of the query; all records for an empty query. */
export function findRecords(source: RecordSource, query: string, { side }: UpstreamContext): PublicRecord[] {
  const index = side.recordsOf(source);
  if (query.trim() === '') return index.entries.map(({ item }) => item);
  return side.find(index, query, DIALECTS.plain).map(({ entry }) => entry.item);
}

/** A field of the record as text, by the first name that exists. */
export function textField({ fields }: PublicRecord, ...names: string[]): string | null {
  for (const name of names) {
    const value = valueAt(fields, name);
    if (typeof value === 'string' && value !== '') return value;
    if (typeof value === 'number') return String(value);
    if (Array.isArray(value) && typeof value[0] === 'string') return value[0];
  }
  return null;
}

/** Nested fields have either form: `{"entity.status": …}` or `{"entity": {"status": …}}`. */
const valueAt = (fields: Record<string, unknown>, name: string): unknown =>
  fields[name] ?? name.split('.').reduce<unknown>((at, key) => toFields(at)[key], fields);

export const getDay = ({ date }: PublicRecord): string | null =>
  date === undefined ? null : new Date(date).toISOString().slice(0, 10);

/** Whether the record's date is within the inclusive bounds; an undated record matches only without bounds. */
export function within(record: PublicRecord, from: unknown, to: unknown): boolean {
  const day = getDay(record);
  const isDay = (bound: unknown): bound is string => typeof bound === 'string' && bound !== '';
  const passes = (bound: unknown, sign: number) =>
    !isDay(bound) || (day !== null && day.localeCompare(bound) * sign >= 0);
  return passes(from, 1) && passes(to, -1);
}

export const listField = ({ fields }: PublicRecord, name: string): unknown[] =>
  Array.isArray(fields[name]) ? fields[name] : [];

/** An object or list as a record; empty for anything else. */
export const toFields = (value: unknown): Record<string, unknown> => ({ ...(typeof value === 'object' ? value : {}) });

/** Words for comparing names: lower case, without punctuation and legal forms of companies. */
export const plainName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:inc|incorporated|corp|corporation|co|company|llc|ltd|limited|plc|lp)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
