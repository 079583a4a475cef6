import type { KeptPosts } from '@corroborate/db';
import type { JsonObject } from '@corroborate/domain';
import { socialLines, socialSummary } from '@corroborate/report';
import type { SocialEvidence } from '@corroborate/social';

/** What the stage `social` stored. */
export const evidenceOf = ({ data }: Pick<KeptPosts, 'data'>): SocialEvidence => data as unknown as SocialEvidence;

/** A result with the two parts of it that are built of posts built anew. */
export const withSocial = (result: JsonObject, social: SocialEvidence): object => ({
  ...result,
  social_media_evidence: socialLines({ social }),
  social: socialSummary({ social }),
});
