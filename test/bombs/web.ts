import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadWorld, startSandbox } from '@corroborate/sandbox';
import { findAnswer } from '@corroborate/sandbox/testing';
import { ProxyAgent, request as send } from 'undici';
import { createCertificateAuthority } from '../../libs/sandbox/src/proxy/certificates';
import { startProxy } from '../../libs/sandbox/src/proxy/proxy.server';
import type { Reply, UpstreamRequest } from '../../libs/sandbox/src/upstreams/upstream.types';
import { JSON_BOMBS, MARKUP_BOMBS, PACKED_BOMBS, TEXT_BOMBS, type Bombs } from './bombs';
import { RECORDED, writeWorld } from './world';

/**
 * A web whose every answer is a bomb made of a proper answer: the sandbox's. A process of its own beside the one that
 * is measured: `fork(web.ts, [file for the certificate])`.
 */
export interface Order {
  /** Null = proper answers. */
  bomb: string | null;
  /** Requests that are answered properly before. */
  after: number;
  /** Proper answers in place of the sandbox's, by a part of the address. */
  proper: Record<string, { body: string; type: string }>;
}

/** How large an answer may be to be read; set by the caller's gateway. */
export const BYTES_HEADER = 'x-bomb-bytes';

export const REQUEST_ID = '"$request.id"';

export type Format = 'json' | 'markup' | 'text';

export const FORMATS: Record<Format, Bombs> = { json: JSON_BOMBS, markup: MARKUP_BOMBS, text: TEXT_BOMBS };

interface Proper {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const formatOf = (text: string): Format => {
  const start = text.trimStart().slice(0, 1);
  if (start === '<') return 'markup';
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return 'text';
  }
};

let order: Order = { bomb: null, after: 0, proper: {} };
let requests = 0;
const formats = new Set<Format>();

function bombOf(proper: Proper, bytes: number): Reply {
  const { status, headers } = proper;
  const packed = PACKED_BOMBS[order.bomb ?? '']?.();
  if (packed)
    return { status, headers: { ...headers, 'content-encoding': packed.encoding ?? 'identity' }, body: packed.body };
  const text = proper.body.toString('utf8');
  const format = formatOf(text);
  const make = FORMATS[format][order.bomb ?? ''];
  return { status, headers, body: make ? make({ text, bytes }) : proper.body };
}

/** Answers of JSON-RPC name the id of the request; `REQUEST_ID` stands for it. */
function withId(body: string, request: Buffer): Buffer {
  if (!body.includes(REQUEST_ID)) return Buffer.from(body);
  const { id = null } = JSON.parse(request.toString('utf8')) as { id?: unknown };
  return Buffer.from(body.replace(REQUEST_ID, JSON.stringify(id)));
}

/** Asks the sandbox, unless an answer is recorded or there is a proper one for the address. */
const askBy =
  (dispatcher: ProxyAgent) =>
  async (request: UpstreamRequest): Promise<Proper> => {
    const { url, method, headers, bytes } = request;
    const recorded = findAnswer(RECORDED, request);
    if (recorded)
      return {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(recorded.body)),
      };
    const given = Object.entries(order.proper).find(([part]) => url.href.includes(part))?.[1];
    if (given) return { status: 200, headers: { 'content-type': given.type }, body: withId(given.body, bytes) };
    const own = Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) => !/^(host|connection|content-length|transfer-encoding|proxy-)/.test(name),
      ),
    );
    const answer = await send(url.href, {
      dispatcher,
      method: method as 'GET',
      headers: own as Record<string, string>,
      body: bytes.length > 0 ? bytes : null,
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const kept = Object.entries(answer.headers).filter(
      ([name]) => !/^(connection|keep-alive|content-length)$/.test(name),
    );
    return { status: answer.statusCode, headers: Object.fromEntries(kept) as Record<string, string>, body };
  };

async function main([caFile = '']: string[]): Promise<void> {
  const folder = writeWorld();
  const sandbox = await startSandbox(await loadWorld(folder));
  rmSync(folder, { recursive: true });
  const ca = readFileSync(sandbox.caFile, 'utf8');
  const dispatcher = new ProxyAgent({ uri: sandbox.proxyUrl, requestTls: { ca }, proxyTunnel: true });
  const ask = askBy(dispatcher);
  const answer = async (request: UpstreamRequest): Promise<Reply> => {
    const { [BYTES_HEADER]: bytes, ...headers } = request.headers;
    const proper = await ask({ ...request, headers });
    if (order.bomb === null) formats.add(formatOf(proper.body.toString('utf8')));
    requests += 1;
    if (order.bomb === null || requests <= order.after) return { ...proper };
    return bombOf(proper, Number(bytes ?? 1_000_000));
  };
  const authority = await createCertificateAuthority();
  writeFileSync(caFile, authority.caPem);
  const proxy = await startProxy({ knows: () => true, answer }, authority);
  process.on('message', (next: Order) => {
    const seen = { requests, formats: [...formats] };
    order = next;
    requests = 0;
    formats.clear();
    process.send?.(seen);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ proxyUrl: `http://127.0.0.1:${proxy.port}` });
}

if (require.main === module) void main(process.argv.slice(2));
