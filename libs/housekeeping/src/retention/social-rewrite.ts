import type { StoredPosts } from '@corroborate/db';
import type { JsonObject } from '@corroborate/domain';
import { socialLines, socialSummary } from '@corroborate/report';
import type { SocialEvidence } from '@corroborate/social';

/** Data stored by the `social` stage. */
export const parseSocialEvidence = ({ data }: Pick<StoredPosts, 'data'>): SocialEvidence =>
  data as unknown as SocialEvidence;

/** The result with the two parts derived from posts rebuilt. */
export const replaceSocial = (result: JsonObject, social: SocialEvidence): object => ({
  ...result,
  social_media_evidence: socialLines({ social }),
  social: socialSummary({ social }),
});
