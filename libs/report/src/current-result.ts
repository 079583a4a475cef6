import { sentenceOfClaim, type AppliedLevel, type ClaimStanding } from '@corroborate/domain';
import { standingsOfResult } from './claim-standings';
import { noteOf } from './context-note';
import type { StoredResult } from './result.reader';

/** A stored result with the standing that its claims have after later decisions. */
export function currentResult(result: StoredResult, applied: AppliedLevel): StoredResult {
  const standings = standingsOfResult(result, applied);
  const claims = result.claims.map((claim) => ({ ...claim, standing: standings.get(claim.id) ?? 'open' }));
  const sentences = (wanted: ClaimStanding) =>
    claims.filter(({ standing }) => standing === wanted).map((claim) => sentenceOfClaim(spoken(claim)));
  return {
    ...result,
    claims,
    verified_claims: sentences('confirmed'),
    disputed_claims: sentences('disputed'),
    additional_context: currentContextNote(result, applied),
  };
}

/** The context note of a stored result after later decisions. */
export const currentContextNote = (result: StoredResult, applied: AppliedLevel): string =>
  noteOf(result.claims.map(spoken), standingsOfResult(result, applied), result.background_note);

const spoken = ({ id, text, statement }: StoredResult['claims'][number]) => ({
  ...{ id, text },
  ...(statement ? { statement } : {}),
});
