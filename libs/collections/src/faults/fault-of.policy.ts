import type { Outcome } from '@corroborate/domain';
import { faultReply, type CollectionFault, type FaultKind } from './fault.types';

const KIND_BY_STATUS: Partial<Record<number, FaultKind>> = {
  401: 'auth',
  403: 'auth',
  404: 'not-found',
  408: 'timeout',
  410: 'not-found',
  413: 'too-large',
  429: 'rate-limit',
  504: 'timeout',
};

/** Fault kind of an HTTP status; null for success. */
export function statusToFaultKind(status: number): FaultKind | null {
  if (status < 400) return null;
  return KIND_BY_STATUS[status] ?? (status < 500 ? 'validation' : 'internal');
}

const KIND_BY_OUTCOME = {
  blocked: 'auth',
  'not-configured': 'auth',
  limited: 'rate-limit',
  'nothing-found': 'not-found',
} as const;
const KIND_BY_FAILURE: Partial<Record<string, FaultKind>> = {
  'limit-exceeded': 'too-large',
  timeout: 'timeout',
  cancelled: 'timeout',
};

/** Fault kind of a failed gateway call. */
export function toCollectionFault(outcome: Exclude<Outcome<unknown>, { kind: 'found' }>): CollectionFault {
  const kind =
    outcome.kind === 'failed' ? (KIND_BY_FAILURE[outcome.code ?? ''] ?? 'connection') : KIND_BY_OUTCOME[outcome.kind];
  return faultReply(kind, outcome.reason).fault;
}

/** Error codes of JSON-RPC, the protocol and its SDK. */
const KIND_BY_RPC_CODE = new Map<number, FaultKind>([
  [-32_700, 'malformed'],
  [-32_600, 'validation'],
  [-32_602, 'validation'],
  [-32_601, 'not-found'],
  [-32_002, 'not-found'],
  // The connection was closed, or the request timed out.
  [-32_000, 'connection'],
  [-32_001, 'timeout'],
]);

/** Fault kind of a JSON-RPC error code. */
export const rpcCodeToFaultKind = (code: number): FaultKind => KIND_BY_RPC_CODE.get(code) ?? 'internal';
