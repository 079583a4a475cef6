import type { Topic, TopicDraft } from '@corroborate/domain';
import { loadWorld } from '@corroborate/sandbox';
import { draftOf } from '../world-run/world.topic';
import { candidatePages } from './candidate-pages.policy';
import { judgeTopic, type JudgedTopic } from './judge-topic';
import { pagesOf } from './world.pages';

/** The topics of a world that are wanted, each judged on the pages that share most words with it. */
export async function judgeWorld(
  dir: string,
  wanted: (externalId: string) => boolean = () => true,
): Promise<{ externalId: string; judged: JudgedTopic }[]> {
  const world = await loadWorld(dir);
  const pages = await pagesOf(world);
  return world.topics.flatMap((given, at) => {
    if (!wanted(given.externalId)) return [];
    const topic = storedTopic(draftOf(given), at + 1);
    const judged = judgeTopic(topic, candidatePages(topic, pages), world.now);
    return [{ externalId: given.externalId, judged }];
  });
}

/** As the database would give it back. */
function storedTopic(draft: TopicDraft, id: number): Topic {
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
