import hints from '../../../../data/collections/hints.json';
import type { Bucket, CollectionAnswer } from '../collection.types';
import { okReply, faultReply, type Reply } from '../faults/fault.types';
import { isRow } from './tool.policy';

type Row = Record<string, unknown>;

/** Maximum documents per response; a server that sends more than requested is not trusted. */
const MAX_DOCUMENTS = 1_000;
const MAX_BUCKETS = 1_000;

/** Parses a tool response. `malformed` if it contains neither documents nor figures. */
export function readAnswer(raw: unknown, pageSize: number): Reply<CollectionAnswer> {
  if (!isRow(raw)) return faultReply('malformed', 'the response is not an object');
  const listed = firstValue(raw, hints.answers.documents);
  const groups = isRow(raw.aggregations) ? raw.aggregations : {};
  if (!Array.isArray(listed) && Object.keys(groups).length === 0)
    return faultReply('malformed', 'the response contains neither documents nor figures');
  const documents = (Array.isArray(listed) ? listed : []).filter((row) => isRow(row) && !isErrorRow(row)) as Row[];
  const failure = documents.length === 0 ? findFailure(raw, Array.isArray(listed) ? listed : []) : null;
  if (failure !== null) return faultReply('internal', failure);
  if (documents.length > Math.max(pageSize, MAX_DOCUMENTS))
    return faultReply('too-large', `${documents.length} documents returned for a page size of ${pageSize}`);
  const after = firstValue(raw, hints.answers.after);
  return okReply({
    documents,
    after: Array.isArray(after) && after.length > 0 ? (after as unknown[]).slice(0, 8) : null,
    hasMore: firstValue(raw, hints.answers.more) === true,
    total: totalOf(raw),
    buckets: bucketsOf(groups.group_by).map(toBucket),
    histogram: bucketsOf(groups.date_histogram).map(({ key, doc_count }) => ({
      key: keyOf(key),
      count: countOf(doc_count) ?? 0,
    })),
  });
}

/** Error message in a response without documents, which means that the search failed rather than found nothing. */
function findFailure(raw: Row, listed: readonly unknown[]): string | null {
  const errorValue = firstValue(raw, hints.answers.errors);
  if (isFilled(errorValue)) return toText(errorValue);
  if (firstValue(raw, hints.answers.success) === false) return toText(raw.message ?? 'the server reported an error');
  return listed.length > 0 ? toText(listed[0]) : null;
}

/** Whether a row is an error rather than a document. */
function isErrorRow(row: Row): boolean {
  const known = new Set([...hints.answers.errors, ...hints.answers.besideErrors]);
  return isFilled(firstValue(row, hints.answers.errors)) && Object.keys(row).every((name) => known.has(name));
}

const isFilled = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 300);

/** The only document in a response, however it is wrapped. */
export function singleRow(raw: unknown): Row {
  if (!isRow(raw)) return {};
  const listed = firstValue(raw, hints.answers.documents);
  const inner: unknown = Array.isArray(listed) ? listed[0] : firstValue(raw, hints.answers.document);
  return isRow(inner) ? inner : raw;
}

const firstValue = (row: Row, names: string[]): unknown =>
  names.map((name) => row[name]).find((value) => value !== undefined);

function totalOf(raw: Row): number | null {
  const context = isRow(raw.data_context) ? raw.data_context : raw;
  return countOf(firstValue(context, hints.answers.total));
}

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;

const bucketsOf = (group: unknown): Row[] =>
  isRow(group) && Array.isArray(group.buckets) ? group.buckets.slice(0, MAX_BUCKETS).filter(isRow) : [];

function toBucket({ key, doc_count, samples }: Row): Bucket {
  return {
    keys: Array.isArray(key) ? key.slice(0, 8).map(keyOf) : [keyOf(key)],
    count: countOf(doc_count) ?? 0,
    samples: Array.isArray(samples) ? samples.slice(0, 20).filter(isRow) : [],
  };
}

const keyOf = (key: unknown): string =>
  typeof key === 'string' || typeof key === 'number' || typeof key === 'boolean' ? String(key).slice(0, 200) : '';
