import { isBoundedJson } from '@corroborate/text';

/** Well above the size of metadata and keys, which is about 10 kB. */
const MAX_BYTES = 1_000_000;

/**
 * A `fetch` with size limits, for libraries that read and parse entire responses.
 * @throws TypeError
 */
export async function boundedFetch(url: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(url, options);
  const text = await textOf(answer);
  if (!isBoundedJson(text)) throw new TypeError('The response is nested too deeply or has too many members.');
  const hasBody = answer.status !== 204 && answer.status !== 304;
  return new Response(hasBody ? text : null, { status: answer.status, headers: answer.headers });
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new TypeError(`The response is larger than ${MAX_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
