import type { ChangeToTell, EntryDraftRow } from '@corroborate/db';
import { canonicalJson, digestOf, sha256 } from '@corroborate/evidence';

const KIND_OF = { decided: 'decision', reviewed: 'review', corrected: 'correction' } as const;

/**
 * What is told of a change in the chain. The result is named by its digest alone: it quotes people whose names are let
 * go after a time, and a chain forgets nothing.
 */
export function changeEntry({ id: _id, investigationId: _of, result, ...told }: ChangeToTell): EntryDraftRow {
  const content = canonicalJson({ ...told, resultSha256: result === null ? null : digestOf(result) });
  return { at: told.at, kind: KIND_OF[told.change], content, contentSha256: sha256(content), original: null };
}
