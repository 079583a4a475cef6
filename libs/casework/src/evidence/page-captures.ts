import type { EvidenceRepository } from '@corroborate/db';
import { COLLECTION_PROVIDER } from '@corroborate/collections';
import type { CaptureContent } from '@corroborate/evidence';

/** Stage name under which sources are monitored after the decision. */
export const WATCH_STAGE = 'watch';

/** The chain entry of a page, with the digest of its bytes. */
export interface PageCapture {
  content: CaptureContent;
  sha256: string;
}

/**
 * Captures by final URL. Of several, returns the latest, on which the page was assessed. Excludes captures after the
 * decision.
 */
export async function loadPageCaptures(
  evidence: Pick<EvidenceRepository, 'listEntries'>,
  investigationId: number,
): Promise<Map<string, PageCapture>> {
  const captures = new Map<string, PageCapture>();
  for (const { kind, content, originalSha256 } of await evidence.listEntries(investigationId)) {
    if (kind !== 'capture' || originalSha256 === null) continue;
    const capture = JSON.parse(content) as CaptureContent;
    if (isOfSource(capture.provider) && capture.stage !== WATCH_STAGE)
      captures.set(capture.response.url, { content: capture, sha256: originalSha256 });
  }
  return captures;
}

/** Whether a response is a complete source: a page, or a collection document. */
export const isOfSource = (provider: string): boolean => provider === 'page' || provider === COLLECTION_PROVIDER;
