import { coreClaim, isCredibleElsewhere, type Claim, type ClaimFinding, type SourceView } from '@corroborate/domain';
import type { ProseFinding } from '@corroborate/reading';
import { isFurniture } from '@corroborate/text';
import { claimSentence } from '../compose/claim-words';

/** Voices whose words are shown for one claim. */
const VOICES = 4;

interface Weighed {
  claims: readonly Claim[];
  findings: readonly ClaimFinding[];
  sources: readonly SourceView[];
}

/**
 * What a model may write a report from: the words in which credible pages bear out claims that stand, one page a voice.
 * Nothing where the core itself does not stand: what is disputed, denied or open is told by rules alone.
 */
export function proseFindings({ claims, findings, sources }: Weighed): ProseFinding[] {
  const verdictOf = (claim: Claim) => findings.find(({ claimId }) => claimId === claim.id)?.verdict;
  const core = coreClaim(claims);
  if (!core || verdictOf(core) !== 'verified') return [];
  return [core, ...claims.filter((claim) => claim !== core)]
    .filter((claim) => verdictOf(claim) === 'verified')
    .flatMap((claim) => quotesFor(claim, { claims, findings, sources }));
}

function quotesFor(claim: Claim, { findings, sources }: Weighed): ProseFinding[] {
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
