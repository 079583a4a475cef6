/**
 * Every way in which a data server can fail us: what it refused, what it does not have, what took too long, what it
 * will not answer so often, whom it does not let in, what could not be reached, what is too much to take, what cannot
 * be read, and what went wrong on its own side.
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
  /** In words, for people; hostile data where the server wrote it. */
  detail: string;
}

/**
 * An answer or the kind of its failing. Failing is normal outside, so it is a value. `receivedIn` is the SHA-256 of the
 * bytes that the answer came in; absent where they are not known.
 */
export type Reply<T> = { ok: true; value: T; receivedIn?: string } | { ok: false; fault: CollectionFault };

export const answer = <T>(value: T): Reply<T> => ({ ok: true, value });
export const fault = (kind: FaultKind, detail: string): { ok: false; fault: CollectionFault } => ({
  ok: false,
  fault: { kind, detail: detail.slice(0, 300) },
});
