import type { PlannedQuery, Topic } from '@corroborate/domain';
import { lexicon, wordsAsWritten } from '@corroborate/text';
import type { EngineManifest, Reserve } from '../engines/engine.types';
import { topicTerms } from '../queries/topic-terms.policy';
import type { ModeLimits } from '../search.thresholds';
import { scheduleCalls, type PlannedCall } from './schedule-calls.policy';

/** Whether the engine is queried without waiting for the results of others. */
export const isAlwaysCalled = ({ reserve }: EngineManifest) =>
  reserve?.when === 'always' || reserve?.when === 'science';

/**
 * Calls to reserve engines, in manifest order. `relevant` is the number of relevant results from
 * other engines; these calls are additional.
 */
export function reserveCalls(
  manifests: EngineManifest[],
  { queries, topic, relevant }: { queries: PlannedQuery[]; topic: Topic; relevant: number },
  { enough, reserveCalls: most }: Pick<ModeLimits, 'enough' | 'reserveCalls'>,
): PlannedCall[] {
  return manifests
    .flatMap((manifest) => {
      const why = manifest.reserve && reasonFor(manifest.reserve, topic, relevant, enough);
      if (!manifest.reserve || !why) return [];
      const calls = scheduleCalls([manifest], queries, manifest.reserve.calls);
      return manifest.answersOnly
        ? calls
        : calls.map((call) => ({ ...call, reason: `${manifest.title} was queried because ${why}` }));
    })
    .slice(0, Math.max(0, most));
}

const SCIENCE_FIELDS = new Set(lexicon('en', 'science', 'fields').words);
/** Words used in reports on scientific papers; everyday words are excluded because they are no evidence. */
const SCIENCE_WORDS = new Set(lexicon('en', 'science', 'signs').words);

/** Whether a scholarly registry is likely to have papers on the topic. */
export function isScienceTopic({ category, title }: Pick<Topic, 'category' | 'title'>): boolean {
  const named = (category ?? '').toLowerCase().split(/[^a-z]+/);
  return (
    named.some((word) => SCIENCE_FIELDS.has(word)) ||
    wordsAsWritten(title.toLowerCase()).some((word) => SCIENCE_WORDS.has(word))
  );
}

/** Why the call is worth making; null if it is not. */
function reasonFor({ when }: Reserve, topic: Topic, relevant: number, enough: number): string | null {
  const little = relevant < enough ? `other engines found only ${relevant} of ${enough} relevant results` : null;
  switch (when) {
    case 'always':
      return 'it has its own index';
    case 'science':
      return isScienceTopic(topic) ? 'the topic is about research or health' : null;
    case 'little-found':
      return little;
    case 'little-found-about-a-name':
      return little && topicTerms(topic).names.length > 0 ? `${little} and the topic names a person` : null;
  }
}
