import {
  findMainClaim,
  isAbove,
  isCredible,
  getClaimStanding,
  type AppliedLevel,
  type Claim,
  type ClaimStanding,
  type ClaimVerdict,
  type Stance,
} from '@corroborate/domain';
import type { CaseData } from './case.types';
import { isRestatement } from './report/compose/restate';
import type { StoredResult } from './result.reader';

/** A claim with its findings, from the case or a stored result. */
export interface WeighedClaim extends Pick<Claim, 'id' | 'text' | 'statement' | 'core'> {
  verdict: ClaimVerdict;
  evidence: readonly { sourceId: number; stance: Stance }[];
}

/**
 * Standing of each claim by ID, used by all outputs: topic row, queues, webhooks, reports, ClaimReview, MCP and desk. A
 * detail that restates a disputed main claim is disputed too; a confirmed main claim does not confirm unsupported
 * details.  @param credible IDs of credible sources, excluding the topic's own page
 */
export function claimStandings(
  claims: readonly WeighedClaim[],
  credible: ReadonlySet<number>,
  applied: AppliedLevel,
): Map<string, ClaimStanding> {
  const standing = ({ verdict, evidence }: WeighedClaim): ClaimStanding => {
    const isDenied = evidence.some(({ sourceId, stance }) => stance === 'disputes' && credible.has(sourceId));
    return getClaimStanding({ verdict, isDenied }, applied);
  };
  const core = findMainClaim(claims);
  const isCoreDisputed = core && standing(core) === 'disputed';
  return new Map(
    claims.map((claim) => {
      const repeats = isCoreDisputed && claim !== core && isRestatement(claim, core, true);
      return [claim.id, repeats ? 'disputed' : standing(claim)];
    }),
  );
}

/**
 * A statement supported by a verified claim is confirmed only together with that claim. Denials of refuted claims are
 * exempt.
 */
export const statementEvidence = <Evidence extends string>(
  { evidence }: { evidence: Evidence | 'borne-out' },
  { standing, verdict }: { standing: ClaimStanding | undefined; verdict: ClaimVerdict | undefined },
): Evidence | 'borne-out' | 'open' =>
  evidence === 'borne-out' && verdict === 'verified' && standing !== 'confirmed' ? 'open' : evidence;

export type StandingCase = Pick<CaseData, 'claims' | 'findings' | 'sources' | 'decision'>;

export function getCaseStandings({ claims, findings, sources, decision }: StandingCase): Map<string, ClaimStanding> {
  const weighed = claims.map(({ id, text, statement, core }): WeighedClaim => {
    const finding = findings.find(({ claimId }) => claimId === id);
    return {
      id,
      text,
      statement,
      core,
      verdict: finding?.verdict ?? 'unverifiable',
      evidence: finding?.evidence ?? [],
    };
  });
  const credible = sources.filter(({ tier, isTopicPage }) => isCredible(tier) && !isTopicPage);
  return claimStandings(weighed, new Set(credible.map(({ id }) => id)), getAppliedLevel(decision));
}

/**
 * Applied level of a case. The upgrade counts as held while it is under review; in shadow mode, where it is only
 * recorded, its claims stay open.
 */
export const getAppliedLevel = ({ applied, recommended, held, review }: CaseData['decision']): AppliedLevel => ({
  level: applied,
  held: held || (review.required && isAbove(recommended, applied)),
});

/** Standing of a stored result's claims after later decisions. */
export function getResultStandings(
  { claims, additional_sources: sources }: Pick<StoredResult, 'claims' | 'additional_sources'>,
  applied: AppliedLevel,
): Map<string, ClaimStanding> {
  const weighed = claims.map(({ id, text, statement, core, verdict, evidence }): WeighedClaim => ({
    ...{ id, text, core, verdict },
    ...(statement === null ? {} : { statement }),
    evidence: evidence.map(({ source_id: sourceId, stance }) => ({ sourceId, stance })),
  }));
  const credible = sources.filter((source) => source.credible).map(({ source_id: id }) => id);
  return claimStandings(weighed, new Set(credible), applied);
}
