import { RelatedTopicsService, type RelatedTopics } from '@corroborate/records';
import type { Database } from '@corroborate/db';
import { coreClaim, sentenceOfClaim, type Topic, type TopicDraft } from '@corroborate/domain';
import { extractClaims, hasCheckableClaim } from '@corroborate/reading';
import { compareAccounts } from '@corroborate/search';

/**
 * Other stored topics of the same event or series, as they stand now. No stage asks for them: whatever their level,
 * they are no evidence.
 */
export const relatedOf = ({ topicKeys }: Pick<Database, 'topicKeys'>, topic: Topic): Promise<RelatedTopics> =>
  new RelatedTopicsService((one) => topicKeys.like(one), compareAccounts).of(topic);

/** A story as it would be stored; no row has the number 0. */
export const unstored = (draft: TopicDraft): Topic => ({
  ...draft,
  id: 0,
  summary: draft.summary ?? null,
  articleText: draft.articleText ?? null,
  url: draft.url ?? null,
  eventDate: draft.eventDate ?? null,
  discoveryDate: draft.discoveryDate ?? null,
  location: draft.location ?? null,
  entities: draft.entities ?? [],
  category: draft.category ?? null,
  language: draft.language ?? null,
  sourcePlan: draft.sourcePlan ?? {},
  verifiedFacts: draft.verifiedFacts ?? {},
  investigated: draft.investigated ?? false,
  investigationDate: null,
  investigationConfidence: null,
  investigationNotes: null,
});

/** What would be checked first, as rules read it; null if the story has no checkable claim. */
export function mainClaimOf(draft: TopicDraft): string | null {
  const topic = unstored(draft);
  const core = hasCheckableClaim(topic) ? coreClaim(extractClaims(topic)) : undefined;
  return core ? sentenceOfClaim(core) : null;
}
