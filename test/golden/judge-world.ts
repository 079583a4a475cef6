import type { Topic, TopicDraft } from '@corroborate/domain';
import { loadWorld } from '@corroborate/sandbox';
import type { DecisionThresholds } from '@corroborate/verification';
import { candidatePages } from './candidate-pages.policy';
import { judgeTopic, type JudgedTopic } from './judge-topic';
import { storedTopic } from './stored.topic';
import { readWorldPages } from './world.pages';

export interface JudgedOfWorld {
  externalId: string;
  topic: Topic;
  judged: JudgedTopic;
}

/** The topics of a world that are wanted, each judged on the pages that share most words with it. */
export async function judgeWorld(
  dir: string,
  wanted: (externalId: string) => boolean = () => true,
  thresholds?: DecisionThresholds,
): Promise<JudgedOfWorld[]> {
  const world = await loadWorld(dir);
  const pages = await readWorldPages(world);
  return world.topics.flatMap((given, at) => {
    if (!wanted(given.externalId)) return [];
    // The loader has checked the shapes; JSON columns of a world were parsed from JSON.
    const topic = storedTopic(given as unknown as TopicDraft, at + 1);
    const judged = judgeTopic(topic, candidatePages(topic, pages), world.now, { thresholds });
    return [{ externalId: given.externalId, topic, judged }];
  });
}
