import { coreClaim, isCredibleElsewhere, type Claim } from '@corroborate/domain';
import type { ProseFinding } from '@corroborate/reading';
import { isFurniture } from '@corroborate/text';
import { standingsOfCase, type StandingCase } from '../../claim-standings';
import { claimSentence } from '../compose/claim-words';

/** Maximum independent sources quoted per claim. */
const VOICES = 4;

/**
 * Quotes from which a model may write: credible pages on confirmed claims, one per independent source. Empty if the
 * main claim is not confirmed; disputed, held and open claims are reported by rules only.
 */
export function proseFindings(data: StandingCase): ProseFinding[] {
  const standings = standingsOfCase(data);
  const isConfirmed = ({ id }: Claim) => standings.get(id) === 'confirmed';
  const core = coreClaim(data.claims);
  if (!core || !isConfirmed(core)) return [];
  return [core, ...data.claims.filter((claim) => claim !== core && isConfirmed(claim))].flatMap((claim) =>
    quotesFor(claim, data),
  );
}

function quotesFor(claim: Claim, { findings, sources }: StandingCase): ProseFinding[] {
  const voices = new Set<string>();
  const evidence = findings.find(({ claimId }) => claimId === claim.id)?.evidence ?? [];
  return evidence
    .flatMap(({ sourceId, stance, passage }) => {
      const view = sources.find(({ id }) => id === sourceId);
      const bears = stance === 'supports' && view && isCredibleElsewhere(view);
      if (!bears || !passage || isFurniture(passage.quote) || voices.has(view.clusterId)) return [];
      voices.add(view.clusterId);
      return [{ claim: claimSentence(claim), sourceId, quote: passage.quote }];
    })
    .slice(0, VOICES);
}
