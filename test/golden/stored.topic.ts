import type { Topic, TopicDraft } from '@corroborate/domain';

/** As the database would give it back. */
export function storedTopic(draft: TopicDraft, id: number): Topic {
  const {
    summary = null,
    articleText = null,
    url = null,
    location = null,
    entities = [],
    category = null,
    language = null,
    ...rest
  } = draft;
  return {
    ...rest,
    id,
    summary,
    articleText,
    url,
    location,
    entities,
    category,
    language,
    eventDate: moment(draft.eventDate),
    discoveryDate: moment(draft.discoveryDate),
    sourcePlan: draft.sourcePlan ?? {},
    verifiedFacts: draft.verifiedFacts ?? {},
    investigated: draft.investigated ?? false,
    investigationDate: null,
    investigationConfidence: null,
    investigationNotes: null,
  };
}

const moment = (text: string | null | undefined): string | null => (text ? new Date(text).toISOString() : null);
