import type { EntryDraftRow, LookResult, TakenLook } from '@corroborate/db';
import { canonicalJson, digestOf, sha256 } from '@corroborate/evidence';

/**
 * What is told of a look in the chain. Words of the page are named by their digest: the answer itself stands before it,
 * and bytes may be let go.
 */
export function lookEntry({ id, sourceId, step }: TakenLook, result: LookResult): EntryDraftRow {
  const { at, change, reasons, differences, httpStatus, finalUrl } = result;
  const codes = reasons.map(({ code }) => code);
  const content = canonicalJson({
    look: { id, sourceId, step },
    at,
    change,
    codes,
    saidSha256: digestOf({ reasons, differences }),
    httpStatus,
    finalUrl,
  });
  return { at, kind: 'look', content, contentSha256: sha256(content), original: null };
}
