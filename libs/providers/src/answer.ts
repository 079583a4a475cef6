import type { GatewayResponse } from '@corroborate/domain';
import { jsonIn } from './fields';

/** A provider's response with any status. */
export interface ProviderResponse {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** The body as UTF-8, without a byte order mark. */
  text: string;
  /** Final URL after redirects. */
  url: string;
}

export const toProviderResponse = ({ status, headers, body, url }: GatewayResponse): ProviderResponse => ({
  status,
  headers,
  text: body.toString('utf8').replace(/^\ufeff/, ''),
  url,
});

const PARSED_BODIES = new WeakMap<ProviderResponse, { json: unknown }>();

/** The body parsed as JSON; undefined if it is not JSON. Parsed at most once. */
export function parseJsonOnce(answer: ProviderResponse): unknown {
  const known = PARSED_BODIES.get(answer) ?? { json: jsonIn(answer.text) };
  PARSED_BODIES.set(answer, known);
  return known.json;
}
