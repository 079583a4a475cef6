import type { CallContext, GatewayRequest } from '@corroborate/domain';
import { isBoundedJson } from '@corroborate/text';
import type { ProviderResponse } from './answer';
import { runQuery, type QueryResult } from './cost';
import type { Send } from './gateway.adapter';
import type { ProviderClient } from './provider.client';

/** Call options in addition to the client's own request. */
type FetchOptions = Pick<GatewayRequest, 'timeoutMs' | 'priceUsd' | 'settle' | 'maxBytes' | 'keepOriginal'>;

/** Client and retry headers, which do not affect the response but would prevent cache hits. */
const CLIENT_HEADERS = /^(?:x-stainless-|user-agent$)/i;

/**
 * A `fetch` for third-party clients that goes through the egress gateway (budget, ledger, guard). Rejected calls throw;
 * `last` holds the reason and cost.
 */
export function gatewayFetch(api: ProviderClient, context: CallContext, terms: FetchOptions) {
  const record: { last: QueryResult<ProviderResponse> | null } = { last: null };
  const fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request: Parameters<Send>[0] = {
      ...terms,
      url: typeof input === 'object' && 'url' in input ? input.url : String(input),
      method: init.method?.toUpperCase() === 'POST' ? 'POST' : 'GET',
      headers: plainHeaders(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
      maxRedirects: 0,
      retries: 0,
    };
    record.last = await runQuery(context, (own) => api.send(request, own));
    const { outcome } = record.last;
    if (outcome.kind !== 'found') throw new Error(outcome.reason);
    const { status, headers, text } = outcome.value;
    // Checked here, because the client parses any body.
    if (!isBoundedJson(text)) throw new Error('the response is nested too deeply or has too many parts');
    const hasBody = status !== 204 && status !== 304;
    return new Response(hasBody ? Buffer.from(text) : null, { status, headers: removeCodingHeaders(headers) });
  };
  return { fetch, record };
}

const plainHeaders = (headers: RequestInit['headers']): Record<string, string> =>
  Object.fromEntries([...new Headers(headers).entries()].filter(([name]) => !CLIENT_HEADERS.test(name)));

/** Removes encoding and length headers, because the body is already decoded. */
const removeCodingHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !/^(?:content-encoding|content-length|transfer-encoding|set-cookie)/i.test(name),
    ),
  );
