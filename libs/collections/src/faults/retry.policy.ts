import { DAY_MS } from '@corroborate/domain';
import type { DocumentRequest } from '../collection.types';
import type { FaultKind } from './fault.types';

/** What is done about a fault: the request in a smaller form, the same once more, or an honest end. */
export type Retry =
  | { again: true; how: 'smaller-page' | 'fewer-fields' | 'narrower-dates' | 'later'; request: DocumentRequest }
  | { again: false };

/** Tries of one request in all. */
const TRIES = 3;
const LEAST_PAGE = 10;
/** The number of a document and what it says stand first; without them it is none. */
const LEAST_FIELDS = 2;

/**
 * The next try after a fault, made less of what failed: a page that took too long or was too large is halved, then
 * fewer fields are asked for; an internal fault may be one of a day's data, so its dates are narrowed. What the server
 * refuses, does not have, does not let us see or cannot write is not asked again.
 * @param tried how often it was tried already, at least once
 */
export function retryOf(kind: FaultKind, request: DocumentRequest, tried: number): Retry {
  if (tried >= TRIES) return { again: false };
  switch (kind) {
    case 'timeout':
    case 'too-large':
      return smaller(request) ?? fewer(request) ?? { again: false };
    case 'internal':
      return narrower(request) ?? smaller(request) ?? { again: false };
    case 'rate-limit':
    case 'connection':
      return { again: true, how: 'later', request };
    case 'validation':
      return fewer(request) ?? { again: false };
    case 'not-found':
    case 'auth':
    case 'malformed':
      return { again: false };
  }
}

function smaller(request: DocumentRequest): Retry | null {
  if (request.pageSize <= LEAST_PAGE) return null;
  const pageSize = Math.max(LEAST_PAGE, Math.floor(request.pageSize / 2));
  return { again: true, how: 'smaller-page', request: { ...request, pageSize } };
}

function fewer(request: DocumentRequest): Retry | null {
  if (!request.fields || request.fields.length <= LEAST_FIELDS) return null;
  const fields = request.fields.slice(0, Math.max(LEAST_FIELDS, Math.ceil(request.fields.length / 2)));
  return { again: true, how: 'fewer-fields', request: { ...request, fields } };
}

/**
 * The days that matter most, then their later half. A request that pages already must stay in its days, or pages would
 * be lost.
 */
function narrower({ around, ...request }: DocumentRequest): Retry | null {
  const { from, to, after } = request;
  if (after) return null;
  if (around) return { again: true, how: 'narrower-dates', request: { ...request, ...around } };
  if (!from || !to) return null;
  const [start, end] = [Date.parse(from), Date.parse(to)];
  if (!(end - start > DAY_MS)) return null;
  const middle = new Date((start + end) / 2).toISOString().slice(0, 10);
  return { again: true, how: 'narrower-dates', request: { ...request, from: middle } };
}
