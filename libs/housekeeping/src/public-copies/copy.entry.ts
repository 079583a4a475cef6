import type { EntryDraftRow } from '@corroborate/db';
import type { Instant } from '@corroborate/domain';
import { canonicalJson, sha256 } from '@corroborate/evidence';

interface CopyTold {
  id: number;
  sourceId: number;
  /** Of the page. */
  url: string;
  copy: { url: string; at: Instant };
}

/** What the chain says of a public copy: where it is, and when the archive says that it made it. */
export function copyEntry(publicCopy: CopyTold, now: Date): EntryDraftRow {
  const at = now.toISOString();
  const content = canonicalJson({ publicCopy, at });
  return { at, kind: 'public-copy', content, contentSha256: sha256(content), original: null };
}
