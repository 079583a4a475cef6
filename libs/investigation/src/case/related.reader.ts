import { RelatedTopicsService, type RelatedTopics } from '@corroborate/records';
import type { Database } from '@corroborate/db';
import { findMainClaim, getClaimStatement, type Topic, type TopicDraft } from '@corroborate/domain';
import { extractClaims, hasCheckableClaim } from '@corroborate/reading';
import { compareAccounts } from '@corroborate/search';

/**
 * Other stored topics about the same event or series, with their current level. They are never evidence, so no stage
 * reads them.
 */
export const findRelatedTopics = ({ topicKeys }: Pick<Database, 'topicKeys'>, topic: Topic): Promise<RelatedTopics> =>
  new RelatedTopicsService((one) => topicKeys.findSimilar(one), compareAccounts).of(topic);

/** Presents a draft as a topic that is not stored; no stored topic has ID 0. */
export const toUnstoredTopic = (draft: TopicDraft): Topic => ({
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

/** Main claim of a draft, extracted by rules; null if the draft has no checkable claim. */
export function extractMainClaim(draft: TopicDraft): string | null {
  const topic = toUnstoredTopic(draft);
  const core = hasCheckableClaim(topic) ? findMainClaim(extractClaims(topic)) : undefined;
  return core ? getClaimStatement(core) : null;
}
