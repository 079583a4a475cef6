import { getClaimStatement, type AppliedLevel, type ClaimStanding } from '@corroborate/domain';
import { getResultStandings, statementEvidence } from './claim-standings';
import { currentArticle } from './article/article.builder';
import { buildNote } from './context-note';
import { currentInquiry } from './inquiry.builder';
import type { StoredResult } from './result.reader';

const NO_CLAIM = { standing: undefined, verdict: undefined };

/** A stored result with the standing of its claims after later decisions. */
export function currentResult(result: StoredResult, applied: AppliedLevel): StoredResult {
  const standings = getResultStandings(result, applied);
  const claims = result.claims.map((claim) => ({ ...claim, standing: standings.get(claim.id) ?? 'open' }));
  const claimOf = (id: string | null) => claims.find((claim) => claim.id === id) ?? NO_CLAIM;
  const sentences = (wanted: ClaimStanding) =>
    claims.filter(({ standing }) => standing === wanted).map((claim) => getClaimStatement(claimText(claim)));
  const inquiry = result.inquiry && currentInquiry(result.inquiry, claims);
  const now = { ...result, claims, inquiry };
  return {
    ...now,
    ...(result.article && { article: currentArticle(result.article, now) }),
    statements: result.statements.map((one) => ({ ...one, evidence: statementEvidence(one, claimOf(one.claim_id)) })),
    verified_claims: sentences('confirmed'),
    disputed_claims: sentences('disputed'),
    additional_context: buildNote(result.claims.map(claimText), standings, result.background_note),
  };
}

const claimText = ({ id, text, statement }: StoredResult['claims'][number]) => ({
  ...{ id, text },
  ...(statement ? { statement } : {}),
});
