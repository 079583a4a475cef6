import type { Outcome } from '@corroborate/domain';
import { fault, type CollectionFault, type FaultKind } from './fault.types';

/** What a status of HTTP means; null where it is an answer. */
export function kindOfStatus(status: number): FaultKind | null {
  if (status < 400) return null;
  if (status === 401 || status === 403) return 'auth';
  if (status === 404 || status === 410) return 'not-found';
  if (status === 408 || status === 504) return 'timeout';
  if (status === 413) return 'too-large';
  if (status === 429) return 'rate-limit';
  return status < 500 ? 'validation' : 'internal';
}

/** What it means that the way out brought no answer. */
export function faultOfOutcome(outcome: Exclude<Outcome<unknown>, { kind: 'found' }>): CollectionFault {
  return fault(kindOfOutcome(outcome), outcome.reason).fault;
}

function kindOfOutcome(outcome: Exclude<Outcome<unknown>, { kind: 'found' }>): FaultKind {
  switch (outcome.kind) {
    case 'blocked':
    case 'not-configured':
      return 'auth';
    case 'limited':
      return 'rate-limit';
    case 'nothing-found':
      return 'not-found';
    case 'failed':
      if (outcome.code === 'limit-exceeded') return 'too-large';
      return outcome.code === 'timeout' || outcome.code === 'cancelled' ? 'timeout' : 'connection';
  }
}

const [PARSE_ERROR, INVALID_REQUEST, METHOD_NOT_FOUND, INVALID_PARAMS, RESOURCE_NOT_FOUND] = [
  -32_700, -32_600, -32_601, -32_602, -32_002,
];
const [CONNECTION_CLOSED, REQUEST_TIMEOUT] = [-32_000, -32_001];

/** What an error of JSON-RPC means. */
export function kindOfRpc(code: number): FaultKind {
  switch (code) {
    case PARSE_ERROR:
      return 'malformed';
    case INVALID_REQUEST:
    case INVALID_PARAMS:
      return 'validation';
    case METHOD_NOT_FOUND:
    case RESOURCE_NOT_FOUND:
      return 'not-found';
    case CONNECTION_CLOSED:
      return 'connection';
    case REQUEST_TIMEOUT:
      return 'timeout';
    default:
      return 'internal';
  }
}
