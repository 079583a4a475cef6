import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import { FaultError, finalFault } from './fault';

const bodyTooLargeError = (maxBytes: number) =>
  new FaultError(finalFault(`the response is larger than ${maxBytes} bytes`, 'limit-exceeded'));
const bodyUnreadableError = (reason: string) => new FaultError(finalFault(reason));

/**
 * Reads a body completely.
 * @throws FaultError `limit-exceeded` as soon as it exceeds `maxBytes`, which also aborts the
 * transfer.
 */
export async function readBody(stream: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw bodyTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size);
}

type Decode = (input: Buffer, options: zlib.ZlibOptions & zlib.BrotliOptions) => Promise<Buffer>;
const gunzip = promisify(zlib.gunzip) as Decode;
const inflate = promisify(zlib.inflate) as Decode;
const inflateRaw = promisify(zlib.inflateRaw) as Decode;
const brotli = promisify(zlib.brotliDecompress) as Decode;

/** More nested encodings are used only by decompression bombs. */
const MAX_CODINGS = 2;

/**
 * Decodes `Content-Encoding`. Output stops at `maxBytes`, however small the input.
 * @throws FaultError
 */
export async function decodeBody(body: Buffer, encoding: string | undefined, maxBytes: number): Promise<Buffer> {
  if (encoding === undefined || encoding === '' || body.length === 0) return body;
  const codings = encoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
  if (codings.length > MAX_CODINGS) throw bodyUnreadableError('the response is compressed too many times');
  let plain = body;
  for (const coding of codings.reverse()) plain = await decodeOnce(plain, coding, maxBytes);
  return plain;
}

async function decodeOnce(body: Buffer, coding: string, maxBytes: number): Promise<Buffer> {
  const decode = decoderFor(body, coding);
  if (decode === null) throw bodyUnreadableError('the response has an unknown content encoding');
  try {
    return await decode(body, { maxOutputLength: maxBytes });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'
      ? bodyTooLargeError(maxBytes)
      : bodyUnreadableError('the compressed response is corrupt');
  }
}

function decoderFor(body: Buffer, coding: string): Decode | null {
  const first = body[0] ?? 0;
  const second = body[1] ?? 0;
  if (coding === 'br') return brotli;
  // Some servers announce gzip and send plain text.
  if (coding === 'gzip' || coding === 'x-gzip')
    return first === 0x1f && second === 0x8b ? gunzip : async (plain) => plain;
  // "deflate" means zlib in the standard and raw deflate in some servers.
  if (coding === 'deflate') return (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0 ? inflate : inflateRaw;
  return null;
}
