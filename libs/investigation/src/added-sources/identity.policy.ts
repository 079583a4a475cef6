import { createHash } from 'node:crypto';
import type { AddedSourceDraft } from '@corroborate/domain';
import type { NewAddedSource } from '@corroborate/db';
import { canonicalUrl } from '@corroborate/search';

/** Adds a hash that identifies duplicates: the same URL, or the same content under any title, has the same hash. */
export function withContentHash(draft: AddedSourceDraft): NewAddedSource {
  const hash = createHash('sha256');
  if (draft.address !== null) hash.update(`link\n${canonicalUrl(draft.address)}`);
  else hash.update(draft.kind === 'pdf' ? 'pdf\n' : 'text\n').update(draft.content ?? '');
  return { ...draft, contentHash: hash.digest('hex') };
}
