import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';
import { load, YAML11_SCHEMA } from 'js-yaml';
import type { FakePage } from '@corroborate/domain/testing';

/** One answer of a service as somebody recorded it. */
export interface Recorded {
  method: string;
  url: string;
  page: FakePage & { status: number; headers: Record<string, string>; body: Buffer };
}

interface VcrBody {
  string?: unknown;
  base64_string?: string;
}
interface VcrInteraction {
  /** Absent where something else than HTTP was recorded. */
  request?: { method: string; uri: string };
  response: { status: { code: number } | number; headers?: Record<string, unknown>; body?: VcrBody | string };
}

/** Ruby's own name for the tag. */
const RUBY_BINARY = /([^!])!binary /g;

/** Interactions of a cassette of VCR, in YAML or JSON; other files have none. */
export function readCassette(file: string): Recorded[] {
  const text = readFileSync(file, 'utf8');
  const read = (
    path.extname(file) === '.json'
      ? JSON.parse(text)
      : load(text.replaceAll(RUBY_BINARY, '$1!!binary '), { schema: YAML11_SCHEMA })
  ) as { interactions?: VcrInteraction[]; http_interactions?: VcrInteraction[] } | undefined;
  return (read?.interactions ?? read?.http_interactions ?? [])
    .filter(({ request }) => request !== undefined)
    .map(recordedOf);
}

function recordedOf({ request, response }: VcrInteraction): Recorded {
  const headers = Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, value]) => [name.toLowerCase(), [value].flat().join(', ')]),
  );
  const status = typeof response.status === 'number' ? response.status : response.status.code;
  return {
    method: request?.method.toUpperCase() ?? '',
    url: request?.uri ?? '',
    page: { status, headers, body: decoded(bytesOf(response.body)) },
  };
}

function bytesOf(body: VcrInteraction['response']['body']): Buffer {
  const held: unknown = typeof body === 'object' ? (body.base64_string ?? body.string) : body;
  if (typeof body === 'object' && body.base64_string !== undefined) return Buffer.from(body.base64_string, 'base64');
  if (held instanceof Uint8Array) return Buffer.from(held);
  return Buffer.from(typeof held === 'string' ? held : '');
}

/** The gateway hands on what was decoded; some recorders decoded it already. */
function decoded(bytes: Buffer): Buffer {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes);
  return bytes[0] === 0x78 && bytes[1] === 0x9c ? inflateSync(bytes) : bytes;
}
