import type { RecordedExchange } from '@corroborate/domain';
import { canonicalJson, sha256 } from '../digest';
import type { PackedOriginal } from './packing';

/** What the chain says of one answer that was received: everything but its bytes, which it names by their digest. */
export interface CaptureContent extends Omit<RecordedExchange, 'body' | 'investigationId'> {
  body: { sha256: string; size: number; mediaType: string };
}

/** Longer ones are not those of a type. */
const LONGEST_TYPE = 100;

export function captureOf(exchange: RecordedExchange, original: PackedOriginal) {
  const { body: _body, investigationId: _id, ...facts } = exchange;
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
