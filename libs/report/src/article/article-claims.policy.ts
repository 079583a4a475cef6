import { findMainClaim, isCredibleElsewhere, getClaimStatement, type Claim } from '@corroborate/domain';
import type { ArticleClaim } from '@corroborate/reading';
import { isPageFurniture } from '@corroborate/text';
import { getCaseStandings, type StandingCase } from '../claim-standings';

/** Maximum independent sources quoted per claim. */
const MAX_QUOTES = 4;

/** All claims with standing and quotes, the main claim first; empty if the main claim is not confirmed. */
export function articleClaims(data: StandingCase): ArticleClaim[] {
  const standings = getCaseStandings(data);
  const core = findMainClaim(data.claims);
  if (!core || standings.get(core.id) !== 'confirmed') return [];
  return [core, ...data.claims.filter((claim) => claim !== core)].map((claim) => ({
    ...{ id: claim.id, text: getClaimStatement(claim), core: claim === core },
    ...{ standing: standings.get(claim.id) ?? 'open', quotes: quotesFor(claim, data) },
  }));
}

/** Quotes of credible pages that support the claim, one per independent source. */
function quotesFor(claim: Claim, { findings, sources }: StandingCase): ArticleClaim['quotes'] {
  const quoted = new Set<string>();
  const evidence = findings.find(({ claimId }) => claimId === claim.id)?.evidence ?? [];
  return evidence
    .flatMap(({ sourceId, stance, passage }) => {
      const view = sources.find(({ id }) => id === sourceId);
      const bears = stance === 'supports' && view && isCredibleElsewhere(view);
      if (!bears || !passage || isPageFurniture(passage.quote) || quoted.has(view.clusterId)) return [];
      quoted.add(view.clusterId);
      return [{ sourceId, quote: passage.quote }];
    })
    .slice(0, MAX_QUOTES);
}
