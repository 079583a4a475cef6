import type { Bucket, Collection, CollectionAnswer, FieldMapping } from '../collection.types';
import type { DescribedCollection, DescribedField } from './ask.types';

/** Maximum number of values listed per field; one more value shows that the list is incomplete. */
export const MAX_VALUES = 40;
const MAX_VALUE_CHARS = 80;
const MAX_FIELDS = 30;
const MAX_SAMPLES = 3;

/** Fields with repeating values by which documents can be grouped. */
export const groupedFields = ({ entities, places, themes }: FieldMapping): string[] => [
  ...new Set([...entities, ...places, ...themes]),
];

interface CollectionSample {
  /** Sample documents, and the months of all documents. */
  looked: Pick<CollectionAnswer, 'documents' | 'histogram'>;
  /** Values by field, if the collection supports grouping. */
  values: ReadonlyMap<string, Pick<Bucket, 'keys'>[]>;
}

/** Description of a collection from its mapping, sample documents and grouping values. */
export function describeCollection(
  { server, tool, size, mapping }: Collection,
  { looked, values }: CollectionSample,
): DescribedCollection {
  const names = [...new Set(looked.documents.flatMap((row) => Object.keys(row)))].slice(0, MAX_FIELDS);
  const [first, last] = [looked.histogram[0]?.key, looked.histogram.at(-1)?.key];
  return {
    server,
    tool,
    documents: size,
    months: first !== undefined && last !== undefined ? { first: first.slice(0, 7), last: last.slice(0, 7) } : null,
    fields: names.map((name) => describeField(name, mapping, { looked, values })),
  };
}

function describeField(name: string, mapping: FieldMapping, { looked, values }: CollectionSample): DescribedField {
  const kind = detectKind(name, mapping);
  const grouped = values.get(name)?.map(({ keys }) => keys[0] ?? '');
  const sampled = looked.documents.map((row) => row[name]);
  const known = grouped ?? (kind === 'words' ? sampled : sampled.slice(0, MAX_SAMPLES));
  const distinctValues = kind === 'prose' ? [] : [...new Set(known.flatMap(toTexts))];
  return {
    name,
    kind,
    values: distinctValues.slice(0, MAX_VALUES),
    complete: grouped !== undefined && distinctValues.length <= MAX_VALUES && distinctValues.length === grouped.length,
  };
}

function detectKind(name: string, mapping: FieldMapping): DescribedField['kind'] {
  if (mapping.date === name) return 'day';
  if (mapping.numbers.includes(name)) return 'number';
  if (groupedFields(mapping).includes(name)) return 'words';
  return mapping.text === name || mapping.title === name || mapping.url === name ? 'prose' : 'mark';
}

/** Splits lists into values; ignores text that is too long to be a value. */
function toTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.slice(0, 5).flatMap(toTexts);
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'string' && value.trim() !== '' && value.length <= MAX_VALUE_CHARS ? [value] : [];
}
