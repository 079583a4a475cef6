import { oneLine, removeInvisible } from '@corroborate/text';
import hints from '../../../../data/collections/hints.json';
import type { CollectedDocument, CollectionAnswer, FieldMapping } from '../collection.types';

type Row = Record<string, unknown>;
type Role = keyof typeof hints.fields;

const LIST_ROLES: readonly Role[] = ['entities', 'places', 'themes'];

/**
 * Maps fields by known names, then by sample values: dates, long texts, URLs, unique values. The operator's corrections
 * take precedence.
 */
export function mapFields(samples: Row[], corrections: Partial<FieldMapping> = {}): FieldMapping {
  const names = listFieldNames(samples);
  const valuesOf = (name: string) => samples.map((sample) => sample[name]).filter((value) => value !== undefined);
  const known = (role: Role) => names.filter((name) => matchesName(name, hints.fields[role]));
  const byRole = Object.fromEntries(
    (Object.keys(hints.fields) as Role[]).map((role) => {
      const called = known(role).sort((a, b) => nameRank(a, role) - nameRank(b, role));
      return [role, LIST_ROLES.includes(role) ? called : (called[0] ?? null)];
    }),
  ) as Omit<FieldMapping, 'numbers'>;
  const free = (test: (values: unknown[]) => boolean) => names.find((name) => test(valuesOf(name))) ?? null;
  const mapping = {
    ...byRole,
    date: firstOf(known('date').filter((name) => areDays(valuesOf(name)))) ?? free(areDays),
    id: byRole.id ?? free(areIds),
    text:
      byRole.text ?? free((values) => everyValue(values, (value) => typeof value === 'string' && value.length > 60)),
    url: byRole.url ?? free(areAddresses),
    numbers: names.filter((name) => areNumbers(valuesOf(name))),
  };
  return { ...mapping, ...keepExistingFields(corrections, names) };
}

export const listFieldNames = (samples: Row[]): string[] =>
  [...new Set(samples.flatMap((sample) => Object.keys(sample)))].slice(0, 200);

const nameRank = (name: string, role: Role) => {
  const at = hints.fields[role].indexOf(name.toLowerCase());
  return at < 0 ? 1_000 : at;
};
const firstOf = <T>(list: T[]): T | null => list[0] ?? null;

/** Whether a field name equals a known word, or starts or ends with it: `paid_date`, `vendorName`. */
function matchesName(name: string, words: string[]): boolean {
  const plain = name.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase();
  return words.some((word) => plain === word || (word.length > 3 && plain.split('_').includes(word)));
}

const everyValue = (values: unknown[], test: (value: unknown) => boolean) => values.length > 0 && values.every(test);
const areDays = (values: unknown[]) => everyValue(values, (value) => dayOf(value) !== null);

const areAddresses = (values: unknown[]) =>
  everyValue(values, (value) => typeof value === 'string' && /^https?:\/\//.test(value));
const areNumbers = (values: unknown[]) =>
  everyValue(values, (value) => typeof value === 'number' && Number.isFinite(value));
const areIds = (values: unknown[]) =>
  everyValue(values, (value) => typeof value === 'string' && value.length <= 80) &&
  values.length > 1 &&
  new Set(values).size === values.length;

/** Drops corrections that name missing fields. */
function keepExistingFields(corrections: Partial<FieldMapping>, names: string[]): Partial<FieldMapping> {
  return Object.fromEntries(
    Object.entries(corrections).flatMap(([role, field]): [string, string | string[] | null][] => {
      if (Array.isArray(field)) return [[role, field.filter((one) => names.includes(one))]];
      return field === null || names.includes(field) ? [[role, field]] : [];
    }),
  );
}

/** The date in a value; null if none. */
function dayOf(value: unknown): string | null {
  const day = typeof value === 'string' ? /^(\d{4}-\d\d-\d\d)(?:$|[T ])/.exec(value)?.[1] : undefined;
  return day !== undefined && Number.isFinite(Date.parse(day)) ? day : null;
}

const MAX_TEXT_CHARS = 20_000;
const MAX_FIELD_CHARS = 300;

/** Converts a row to a document; null if it has no identifier. */
export function toDocument(row: Row, mapping: FieldMapping, receivedIn?: string): CollectedDocument | null {
  const id = mapping.id === null ? null : toPlainText(row[mapping.id], 200);
  if (!id) return null;
  const text = mapping.text === null ? null : toPlainText(row[mapping.text], MAX_TEXT_CHARS);
  const title = mapping.title === null ? null : toPlainText(row[mapping.title], MAX_FIELD_CHARS);
  const several = (names: string[]) => names.flatMap((name) => valuesIn(row[name])).slice(0, 20);
  return {
    id,
    title: title ?? id,
    text: text ?? linesOf(row, mapping),
    date: mapping.date === null ? null : dayOf(row[mapping.date]),
    url: mapping.url === null ? null : toWebUrl(row[mapping.url]),
    entities: several(mapping.entities),
    places: several(mapping.places),
    themes: several(mapping.themes),
    fields: fieldsOf(row),
    ...(receivedIn === undefined ? {} : { receivedIn }),
  };
}

/** Documents of a response. */
export const toDocuments = (
  { documents, receivedIn }: Pick<CollectionAnswer, 'documents' | 'receivedIn'>,
  mapping: FieldMapping,
): CollectedDocument[] => documents.flatMap((row) => toDocument(row, mapping, receivedIn) ?? []);

const toWebUrl = (value: unknown): string | null => {
  const url = typeof value === 'string' && value.length < 2_000 ? URL.parse(value) : null;
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
};

const valuesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value.slice(0, 20) : [value]).flatMap((one) => toPlainText(one, MAX_FIELD_CHARS) ?? []);

function toPlainText(value: unknown, most: number): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = oneLine(removeInvisible(value.slice(0, most))).trim();
  return text === '' ? null : text;
}

function fieldsOf(row: Row): CollectedDocument['fields'] {
  const fields = Object.entries(row).flatMap(([name, value]): [string, string | number | boolean][] => {
    if (typeof value === 'boolean') return [[name, value]];
    if (typeof value === 'number') return Number.isFinite(value) ? [[name, value]] : [];
    const text = toPlainText(value, MAX_FIELD_CHARS);
    return text === null ? [] : [[name, text]];
  });
  return Object.fromEntries(fields.slice(0, 60));
}

/** Text for a row without a text field: `field: value` lines. */
const linesOf = (row: Row, { id }: FieldMapping): string =>
  Object.entries(fieldsOf(row))
    .filter(([name]) => name !== id)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
