import type { KeptPosts } from '@corroborate/db';
import type { JsonObject } from '@corroborate/domain';
import { socialLines, socialSummary } from '@corroborate/report';
import type { SocialEvidence } from '@corroborate/social';
import { readStageData } from './stored-stage.reader';

/** What the stage `social` stored; those of earlier versions lack what came later. */
export const evidenceOf = ({ data }: Pick<KeptPosts, 'data'>): SocialEvidence => {
  const stored = readStageData('social', data) as SocialEvidence;
  return {
    ...stored,
    reaction: stored.reaction ?? null,
    timeline: { ...stored.timeline, handOver: stored.timeline.handOver ?? [], growth: stored.timeline.growth ?? [] },
  };
};

/** A result with the two parts of it that are built of posts built anew. */
export const withSocial = (result: JsonObject, social: SocialEvidence): object => ({
  ...result,
  social_media_evidence: socialLines({ social }),
  social: socialSummary({ social }),
});
