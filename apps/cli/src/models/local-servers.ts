import { readJson } from '@corroborate/text';
import { z } from 'zod';

/** Default port of a kind of local model server. */
interface DefaultPort {
  name: string;
  port: number;
}

export interface LocalServer {
  name: string;
  /** Base URL of the server's OpenAI-compatible API. */
  url: string;
  /** Names of the server's models, without those that only compute embeddings. */
  models: string[];
}

const DEFAULT_PORTS: readonly DefaultPort[] = [
  { name: 'Ollama', port: 11434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'vLLM', port: 8000 },
];

/** Timeout: a local server responds within a few milliseconds unless it is busy. */
const PROBE_TIMEOUT_MS = 400;
const MAX_BYTES = 200_000;
const MAX_MODELS = 50;

const modelListSchema = z.object({ object: z.literal('list'), data: z.array(z.object({ id: z.string() })) });
const VALID_MODEL_NAME = /^[\w.:/@+-]{1,100}$/;
const NON_CHAT_MODEL = /embed|rerank/i;

/** Finds servers by requesting only their model lists. Results are in the order of the ports. Never throws. */
export async function findLocalServers(places = DEFAULT_PORTS, waitMs = PROBE_TIMEOUT_MS): Promise<LocalServer[]> {
  const found = await Promise.all(places.map((place) => probeServer(place, waitMs)));
  return found.filter((one) => one !== null);
}

async function probeServer({ name, port }: DefaultPort, waitMs: number): Promise<LocalServer | null> {
  const url = `http://127.0.0.1:${port}/v1`;
  const answer = modelListSchema.safeParse(readJson((await fetchText(`${url}/models`, waitMs)) ?? ''));
  const ids = answer.data?.data.slice(0, MAX_MODELS).map(({ id }) => id) ?? [];
  const models = ids.filter((id) => VALID_MODEL_NAME.test(id) && !NON_CHAT_MODEL.test(id));
  return models.length > 0 ? { name, url, models } : null;
}

/** Response text; null unless the server responds in time, successfully and within the size limit. */
async function fetchText(address: string, waitMs: number): Promise<string | null> {
  try {
    const { status, body } = await fetch(address, { signal: AbortSignal.timeout(waitMs) });
    const chunks: Uint8Array[] = [];
    for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      if (chunks.reduce((sum, { length }) => sum + length, 0) > MAX_BYTES) return null;
    }
    return status === 200 ? Buffer.concat(chunks).toString('utf8') : null;
  } catch {
    return null;
  }
}
