import type { EntryDraftRow } from '@corroborate/db';
import { canonicalJson, sha256, type ErasureContent } from '@corroborate/evidence';

/** What the chain tells of an erasure: how much and why, and never whom. */
export function erasureEntry(content: ErasureContent): EntryDraftRow {
  const text = canonicalJson(content);
  return { at: content.at, kind: 'erasure', content: text, contentSha256: sha256(text), original: null };
}
