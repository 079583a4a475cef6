/**
 * Kinds of data server failures: refused, not found, timeout, rate limit, unauthorized, unreachable, too large,
 * malformed, and internal server error.
 */
export const FAULT_KINDS = [
  'validation',
  'not-found',
  'timeout',
  'rate-limit',
  'auth',
  'connection',
  'too-large',
  'malformed',
  'internal',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface CollectionFault {
  kind: FaultKind;
  /** Human-readable; untrusted if it comes from the server. */
  detail: string;
}

/**
 * A response or a fault. Failures are normal for external servers, so they are values. `receivedIn`
 * is the SHA-256 of the response bytes; absent if unknown.
 */
export type Reply<T> = { ok: true; value: T; receivedIn?: string } | { ok: false; fault: CollectionFault };

export const okReply = <T>(value: T): Reply<T> => ({ ok: true, value });
export const faultReply = (kind: FaultKind, detail: string): { ok: false; fault: CollectionFault } => ({
  ok: false,
  fault: { kind, detail: detail.slice(0, 300) },
});
