import type { ChangeToTell, EntryDraftRow } from '@corroborate/db';
import { canonicalJson, pack, sha256 } from '@corroborate/evidence';

const KIND_OF = { decided: 'decision', reviewed: 'review', corrected: 'correction' } as const;

/** What is told of a change in the chain; the result itself is kept as an original and named by its digest. */
export async function changeEntry({
  id: _id,
  investigationId: _of,
  result,
  ...told
}: ChangeToTell): Promise<EntryDraftRow> {
  const original = result === null ? null : await pack(Buffer.from(canonicalJson(result)));
  const body = original && { sha256: original.sha256, size: original.size, mediaType: 'application/json' };
  const content = canonicalJson({ ...told, ...(body ? { body } : {}) });
  return {
    at: told.at,
    kind: KIND_OF[told.change],
    content,
    contentSha256: sha256(content),
    original: original && { ...original, mediaType: 'application/json' },
  };
}
