import { sha256, type CallContext, type Clock, type ExchangeRecorder } from '@corroborate/domain';
import { collectionUrl } from '../records/document.article';
import type { CollectionName } from '../collection.types';

/** Where responses of local processes are stored, and the clock for timestamps. */
export interface AnswerStorage {
  recorder: ExchangeRecorder;
  clock: Clock;
}

/** Response of a local server process to a tool call. */
interface ProcessAnswer extends CollectionName {
  result: object;
}

/**
 * Stores a local server's response before use, like remote ones, under a URL of its collection and marked as local. If
 * that fails, the response is used anyway, which is visible in the case. Returns its digest.
 */
export async function storeAnswer(
  { server, tool, result }: ProcessAnswer,
  { investigationId, stage }: CallContext,
  keeping: AnswerStorage | null,
): Promise<string | undefined> {
  if (investigationId === null || !keeping) return undefined;
  const body = Buffer.from(JSON.stringify(result));
  const url = collectionUrl({ server, tool });
  await keeping.recorder
    .record({
      investigationId,
      stage,
      provider: `mcp-${server}`,
      at: keeping.clock.now().toISOString(),
      fromCache: false,
      request: { method: 'POST', url, headers: { 'mcp-transport': 'stdio' } },
      response: { status: 200, headers: { 'content-type': 'application/json' }, url, redirects: [], peer: null },
      body,
    })
    .catch(() => undefined);
  return sha256(body);
}
