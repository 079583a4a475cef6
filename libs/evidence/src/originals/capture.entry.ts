import type { RecordedExchange } from '@corroborate/domain';
import { canonicalJson, sha256 } from '../digest';
import type { PackedOriginal } from './packing';

/** What the chain says of one answer that was received: everything but its bytes, which it names by their digest. */
export interface CaptureContent extends Omit<RecordedExchange, 'body' | 'investigationId'> {
  body: { sha256: string; size: number; mediaType: string };
}

/** What the stage of the networks receives; posts are stored as long as their authors let us (docs/privacy.md). */
const OF_NETWORKS = 'social';
/** Headers of a network's answer that name no one. */
const NAMELESS = ['content-type', 'date'];

/** Longer ones are not those of a type. */
const LONGEST_TYPE = 100;

export function captureOf(exchange: RecordedExchange, original: PackedOriginal) {
  const {
    body: _body,
    investigationId: _id,
    ...facts
  } = exchange.stage === OF_NETWORKS ? nameless(exchange) : exchange;
  const mediaType = mediaTypeOf(exchange);
  const content = canonicalJson({
    ...facts,
    body: { sha256: original.sha256, size: original.size, mediaType },
  } satisfies CaptureContent);
  return {
    at: exchange.at,
    kind: 'capture' as const,
    content,
    contentSha256: sha256(content),
    original: { ...original, mediaType },
  };
}

const mediaTypeOf = ({ response }: RecordedExchange): string =>
  (response.headers['content-type'] ?? 'application/octet-stream').split(';', 1)[0]!.trim().slice(0, LONGEST_TYPE);

/**
 * A chain forgets nothing, so it is never told of an account: addresses are cut to who was asked, as those of old calls
 * are. Who wrote what is in the bytes alone, which can be deleted.
 */
function nameless(exchange: RecordedExchange): RecordedExchange {
  const { request, response } = exchange;
  const headers = Object.fromEntries(Object.entries(response.headers).filter(([name]) => NAMELESS.includes(name)));
  return {
    ...exchange,
    request: { ...request, url: originOf(request.url), headers: {} },
    response: { ...response, headers, url: originOf(response.url), redirects: response.redirects.map(originOf) },
  };
}

const originOf = (url: string): string => `${URL.parse(url)?.origin ?? ''}/`;
