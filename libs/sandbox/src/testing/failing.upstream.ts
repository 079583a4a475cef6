import { plain } from '../upstreams/replies';
import type { Upstream } from '../upstreams/upstream.types';

/** A host that answers every request with this status; without one it breaks the connection. */
export const failing = (host: string, status?: number, retryAfterSeconds?: number): Upstream => ({
  name: `failing ${host}`,
  serves: (candidate) => candidate === host,
  handle: () =>
    status === undefined
      ? { status: 0, wire: { kind: 'reset' } }
      : plain('Service unavailable', status, retryAfter(retryAfterSeconds)),
});

export function retryAfter(seconds: number | undefined): Record<string, string> {
  return seconds === undefined ? {} : { 'retry-after': String(seconds) };
}
