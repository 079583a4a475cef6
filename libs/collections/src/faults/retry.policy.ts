import { DAY_MS } from '@corroborate/domain';
import type { DocumentRequest } from '../collection.types';
import type { FaultKind } from './fault.types';

/** Reaction to a fault: send a smaller request, send the same request again, or give up. */
export type Retry =
  | { again: true; how: 'smaller-page' | 'fewer-fields' | 'narrower-dates' | 'later'; request: DocumentRequest }
  | { again: false };

/** Maximum attempts per request. */
const MAX_TRIES = 3;
const MIN_PAGE_SIZE = 10;
/** The first fields are the ID and text of a document, which is unusable without them. */
const MIN_FIELDS = 2;

/**
 * Next attempt after a fault. Pages that were too slow or too large are halved, then fewer fields requested; an
 * internal error may come from one day's data, so dates are narrowed. Invalid requests are retried with fewer fields;
 * missing data or access and malformed responses are not retried.
 * @param tried attempts so far, at least 1
 */
export function planRetry(kind: FaultKind, request: DocumentRequest, tried: number): Retry {
  if (tried >= MAX_TRIES) return { again: false };
  switch (kind) {
    case 'timeout':
    case 'too-large':
      return withSmallerPage(request) ?? withFewerFields(request) ?? { again: false };
    case 'internal':
      return withNarrowerDates(request) ?? withSmallerPage(request) ?? { again: false };
    case 'rate-limit':
    case 'connection':
      return { again: true, how: 'later', request };
    case 'validation':
      return withFewerFields(request) ?? { again: false };
    case 'not-found':
    case 'auth':
    case 'malformed':
      return { again: false };
  }
}

function withSmallerPage(request: DocumentRequest): Retry | null {
  if (request.pageSize <= MIN_PAGE_SIZE) return null;
  const pageSize = Math.max(MIN_PAGE_SIZE, Math.floor(request.pageSize / 2));
  return { again: true, how: 'smaller-page', request: { ...request, pageSize } };
}

function withFewerFields(request: DocumentRequest): Retry | null {
  if (!request.fields || request.fields.length <= MIN_FIELDS) return null;
  const fields = request.fields.slice(0, Math.max(MIN_FIELDS, Math.ceil(request.fields.length / 2)));
  return { again: true, how: 'fewer-fields', request: { ...request, fields } };
}

/**
 * Narrows a request to the most important dates, then to their later half. During paging the dates stay the same,
 * because pages would otherwise be lost.
 */
function withNarrowerDates({ around, ...request }: DocumentRequest): Retry | null {
  const { from, to, after } = request;
  if (after) return null;
  if (around) return { again: true, how: 'narrower-dates', request: { ...request, ...around } };
  if (!from || !to) return null;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!(end - start > DAY_MS)) return null;
  const middle = new Date((start + end) / 2).toISOString().slice(0, 10);
  return { again: true, how: 'narrower-dates', request: { ...request, from: middle } };
}
