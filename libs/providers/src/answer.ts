import type { GatewayResponse } from '@corroborate/domain';
import { jsonIn } from './fields';

/** A provider's response with any status. */
export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** The body as UTF-8, without a byte order mark. */
  text: string;
  /** Final URL after redirects. */
  url: string;
}

export const answerOf = ({ status, headers, body, url }: GatewayResponse): Answer => ({
  status,
  headers,
  text: body.toString('utf8').replace(/^\ufeff/, ''),
  url,
});

const parsed = new WeakMap<Answer, { json: unknown }>();

/** The body parsed as JSON; undefined if it is not JSON. Parsed at most once. */
export function jsonOf(answer: Answer): unknown {
  const known = parsed.get(answer) ?? { json: jsonIn(answer.text) };
  parsed.set(answer, known);
  return known.json;
}
