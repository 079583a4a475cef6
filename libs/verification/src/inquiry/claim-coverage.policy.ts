import {
  createReason,
  isCredible,
  type ClaimCoverage,
  type ClaimFinding,
  type Reason,
  type SourceView,
} from '@corroborate/domain';

/** `wanted`: number of credible independent sources that the operator requires. */
export interface ClaimCoverageInput {
  claims: readonly { id: string }[];
  findings: readonly ClaimFinding[];
  sources: readonly SourceView[];
  wanted: number;
}

/** Whether there is sufficient evidence for each claim. Pure. Does not change any verdict. */
export const assessClaimCoverage = (data: ClaimCoverageInput): ClaimCoverage[] =>
  data.claims.map(({ id }) => coverageOf(id, data));

/**
 * Sufficient evidence is one highly reliable source, or the required number of agreeing credible sources, without an
 * equally or more reliable source against the claim. Unreliable sources are never sufficient.
 */
function coverageOf(claimId: string, { findings, sources, wanted }: ClaimCoverageInput): ClaimCoverage {
  const evidence = findings.find((one) => one.claimId === claimId)?.evidence ?? [];
  const on = (side: 'supports' | 'disputes') =>
    sources.filter(
      ({ id, isTopicPage }) => !isTopicPage && evidence.some((one) => one.sourceId === id && one.stance === side),
    );
  const [forIt, against] = [on('supports'), on('disputes')];
  const credible = forIt.filter(({ tier }) => isCredible(tier));
  const best = [...credible].sort((a, b) => a.tier - b.tier)[0];
  const opposed = best && against.find(({ tier }) => tier <= best.tier);
  const coverageResult = (covered: boolean, why: Reason, of = credible): ClaimCoverage => ({
    claimId,
    covered,
    sourceIds: of.map(({ id }) => id),
    why,
  });
  if (!best && forIt.length === 0) return coverageResult(false, createReason('coverage.nobody'));
  if (!best) return coverageResult(false, createReason('coverage.unreliable-alone', { sources: forIt.length }), forIt);
  if (opposed) return coverageResult(false, createReason('coverage.opposed', { name: opposed.name }));
  if (best.tier === 1) return coverageResult(true, createReason('coverage.very-reliable', { name: best.name }));
  const groups = new Set(credible.map(({ clusterId }) => clusterId)).size;
  const code = groups >= wanted ? 'coverage.agreeing' : 'coverage.too-few';
  return coverageResult(groups >= wanted, createReason(code, { voices: groups, wanted }));
}
