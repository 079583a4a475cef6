import type { ReasoningService } from '@corroborate/reading';
import type { LabelledClaim } from './claim.rows';
import { claimAsTopic, passageAsPage } from './evidence.pages';
import { verdictOf, type WeighedVerdict } from './verdict.policy';

export interface JudgedClaim extends WeighedVerdict {
  claim: LabelledClaim;
}

/** One claim on its own evidence; `id` tells apart whose budget the reader spends. */
export async function judgeClaim(
  reasoning: ReasoningService,
  claim: LabelledClaim,
  { id, now }: { id: number; now: Date },
): Promise<JudgedClaim> {
  const reasoner = reasoning.open({ investigationId: id, stage: 'assess' });
  const topic = claimAsTopic(claim);
  const claims = await reasoner.extractClaims(topic);
  const words = await Promise.all(
    claim.evidence.map(async (passage) => {
      const { overall } = await reasoner.judgeStance({ topic, claims, article: passageAsPage(passage), now });
      return { site: passage.domain, stance: overall.stance, strength: overall.strength };
    }),
  );
  return { claim, ...verdictOf(words) };
}
