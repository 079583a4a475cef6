import type { RecordedExchange } from '@corroborate/domain';
import { canonicalJson, sha256 } from '../digest';
import type { PackedOriginal } from './packing';

/** Chain content of a received response, with the digest of its bytes. */
export interface CaptureContent extends Omit<RecordedExchange, 'body' | 'investigationId'> {
  body: { sha256: string; size: number; mediaType: string };
}

/** Stage whose responses contain posts, which are stored only as long as their authors allow (docs/privacy.md). */
const SOCIAL_STAGE = 'social';
/** Response headers of social networks that contain no personal data. */
const IMPERSONAL_HEADERS = ['content-type', 'date'];

/** Maximum length of a media type, in characters. */
const MAX_MEDIA_TYPE_LENGTH = 100;

export function buildCaptureEntry(exchange: RecordedExchange, original: PackedOriginal) {
  const {
    body: _body,
    investigationId: _id,
    ...facts
  } = exchange.stage === SOCIAL_STAGE ? removePersonalData(exchange) : exchange;
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
  (response.headers['content-type'] ?? 'application/octet-stream')
    .split(';', 1)[0]!
    .trim()
    .slice(0, MAX_MEDIA_TYPE_LENGTH);

/**
 * The chain is permanent, so it must not name accounts: URLs of social networks are truncated to the host, as in old
 * ledger entries. Only the bytes, which can be deleted, contain account names.
 */
function removePersonalData(exchange: RecordedExchange): RecordedExchange {
  const { request, response } = exchange;
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => IMPERSONAL_HEADERS.includes(name)),
  );
  return {
    ...exchange,
    request: { ...request, url: originOf(request.url), headers: {} },
    response: { ...response, headers, url: originOf(response.url), redirects: response.redirects.map(originOf) },
  };
}

const originOf = (url: string): string => `${URL.parse(url)?.origin ?? ''}/`;
