import type { CallContext, Door, DoorRequest, DoorResponse, Outcome } from '@corroborate/domain';

/** What a call through the door is made with, beside what the client itself asks for. */
export type CallTerms = Pick<DoorRequest, 'provider' | 'timeoutMs' | 'priceUsd' | 'settle' | 'maxBytes'>;

/**
 * Headers by which the client tells about itself and about its own repetitions: of no use to the answer, and a reason
 * never to find it again.
 */
const TELLTALE = /^(?:x-stainless-|user-agent$)/i;

/**
 * A `fetch` for clients that bring their own protocol: every call leaves through the door, on the investigation's
 * budget and ledger, under the guard. What the door did not let through rejects, and `last` tells it in the door's own
 * words.
 */
export function doorFetch(door: Door, context: CallContext, terms: CallTerms) {
  const told: { last: Outcome<DoorResponse> | null } = { last: null };
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const outcome = await door.call(
      {
        ...terms,
        url: typeof input === 'object' && 'url' in input ? input.url : String(input),
        method: init.method?.toUpperCase() === 'POST' ? 'POST' : 'GET',
        headers: plainHeaders(init.headers),
        body: typeof init.body === 'string' ? init.body : undefined,
        maxRedirects: 0,
        retries: 0,
      },
      context,
    );
    told.last = outcome;
    if (outcome.kind !== 'found') throw new Error(outcome.reason);
    const { status, headers, body } = outcome.value;
    const hasBody = status !== 204 && status !== 304;
    return new Response(hasBody ? new Uint8Array(body) : null, { status, headers: withoutCoding(headers) });
  };
  return { fetch, told };
}

const plainHeaders = (headers: RequestInit['headers']): Record<string, string> =>
  Object.fromEntries([...new Headers(headers).entries()].filter(([name]) => !TELLTALE.test(name)));

/** The body has been decoded at the door. */
const withoutCoding = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:content-encoding|content-length|transfer-encoding|set-cookie)/i.test(name),
    ),
  );
