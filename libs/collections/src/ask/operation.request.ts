import type { Collection, DocumentRequest } from '../collection.types';
import { COLLECTION_LIMITS } from '../collections.thresholds';
import type { DataOperation } from './ask.types';

type OperationConditions = Pick<DataOperation, 'filters' | 'ranges'>;

/** Request for an operation's documents. Conditions that the tool does not support are applied to the result. */
export function buildRequest(operation: DataOperation, collection: Collection): DocumentRequest {
  return {
    ...buildConditions(operation, collection),
    ...selectFields(operation, collection),
    pageSize: COLLECTION_LIMITS.page,
  };
}

export function buildConditions(
  { filters, ranges }: OperationConditions,
  { parameters, mapping }: Collection,
): Partial<DocumentRequest> {
  const words = filters.filter(({ field }) => !mapping.numbers.includes(field));
  const days = ranges.find(({ field, from, to }) => field === mapping.date && from !== '' && to !== '');
  return {
    ...buildFilters(words, parameters),
    ...(days && parameters.from && parameters.to && { from: days.from, to: days.to }),
  };
}

function buildFilters(
  words: OperationConditions['filters'],
  { filters, query }: Collection['parameters'],
): Partial<DocumentRequest> {
  if (words.length === 0) return {};
  if (filters) return { filters: Object.fromEntries(words.map(({ field, value }) => [field, value])) };
  return query ? { query: words.map(({ value }) => value).join(' ') } : {};
}

/** Fields to request: counted fields and display fields; all fields if no text field identifies documents. */
function selectFields(operation: DataOperation, { parameters, mapping }: Collection): Pick<DocumentRequest, 'fields'> {
  if (!parameters.fields || mapping.id === null || mapping.text === null) return {};
  const { fields, filters, ranges, sort } = operation;
  const known = [mapping.id, mapping.text, mapping.title, mapping.date].filter((name) => name !== null);
  const asked = [...fields, ...filters.map(({ field }) => field), ...ranges.map(({ field }) => field), sort];
  return { fields: [...new Set([...known, ...asked.filter(Boolean)])] };
}
