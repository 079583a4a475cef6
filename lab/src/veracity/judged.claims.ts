import type { StanceJudgement } from '@corroborate/domain';
import type { ReasoningService } from '@corroborate/reading';
import type { EvidencePassage, LabelledClaim } from './claim.rows';
import { claimAsTopic, passageAsPage } from './evidence.pages';
import { verdictOf, type WeighedVerdict } from './verdict.policy';

export interface JudgedClaim extends WeighedVerdict {
  claim: LabelledClaim;
  passages: { passage: EvidencePassage; judgement: StanceJudgement }[];
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
  const passages = await Promise.all(
    claim.evidence.map(async (passage) => {
      const { overall } = await reasoner.judgeStance({ topic, claims, article: passageAsPage(passage), now });
      return { passage, judgement: overall };
    }),
  );
  const words = passages.map(({ passage: { domain }, judgement: { stance, strength } }) => ({
    site: domain,
    stance,
    strength,
  }));
  return { claim, passages, ...verdictOf(words) };
}
