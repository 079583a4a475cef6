import type { GatewayResponse } from '@corroborate/domain';
import { readJson } from '@corroborate/text';

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
  const known = PARSED_BODIES.get(answer) ?? { json: parseJson(answer.text) };
  PARSED_BODIES.set(answer, known);
  return known.json;
}

/** An unvalidated JSON object. */
export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const toObject = (value: unknown): Fields => (isObject(value) ? value : {});
/** Maximum number of objects read from a list; providers are asked for at most 100. */
const MAX_OBJECTS = 250;
/** The first 250 objects of a list; empty if the value is not a list. */
export const listObjects = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.slice(0, MAX_OBJECTS).filter(isObject) : [];
/** The first 250 objects of a list; null if the value is not a list. */
export const listObjectsOrNull = (value: unknown): Fields[] | null =>
  Array.isArray(value) ? listObjects(value) : null;
export const stringOr = (value: unknown, fallback = ''): string => (typeof value === 'string' ? value : fallback);

/** An id as text; null for anything but a non-empty string or a finite number. */
export function toId(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : null;
  return typeof value === 'string' && value !== '' ? value : null;
}
/** Objects of a list by the id in `field`; objects without an id are omitted. */
export const objectsById = (value: unknown, field = 'id'): Map<string, Fields> =>
  new Map(
    listObjects(value).flatMap((one): [string, Fields][] => {
      const id = toId(one[field]);
      return id === null ? [] : [[id, one]];
    }),
  );

/** Text parsed as JSON; undefined if it is invalid, too deeply nested or has too many parts. */
export const parseJson = readJson;
