import {
  createReason,
  hasReason,
  isAnswered,
  isCredibleElsewhere,
  isOlderByUrl,
  isUnrelatedByUrl,
  type Reason,
} from '@corroborate/domain';
import type { SourceTally } from './counting.policy';
import type { DecideInput } from './decide.types';

/**
 * Why missing evidence could have changed the level: enough unread credible pages to reach the next level, or
 * unanswered searches if most were unanswered or nothing was found. Null if it could not.
 */
export function findPartialRunReason(input: DecideInput, count: SourceTally): Reason | null {
  const n = count.counted.length;
  const { certifiedAt, verifiedAt } = input.thresholds;
  if (n >= certifiedAt) return null;
  const next = n < verifiedAt ? verifiedAt : certifiedAt;
  const counted = new Set(count.counted.flatMap((one) => one.cluster.sourceIds));
  const unread = input.sources.filter(
    (one) =>
      !one.readable &&
      isCredibleElsewhere(one) &&
      !counted.has(one.id) &&
      !isOlderByUrl(one.url, input.topic.eventDate) &&
      !isUnrelatedByUrl(one.url, input.topic),
  );
  const unreadVoices = new Set(unread.map((one) => one.ownerGroup ?? one.site)).size;
  if (unreadVoices > 0 && n + unreadVoices >= next) {
    return createReason('review.unread-pages', {
      ...{ pages: unreadVoices, level: next },
      names: [...new Set(unread.map(({ name }) => name))].slice(0, 4),
    });
  }
  const silent = input.coverage.filter(
    (one) => !isAnswered({ kind: one.outcome }) && one.outcome !== 'not-configured',
  ).length;
  const asked = input.coverage.filter((one) => one.outcome !== 'not-configured').length;
  if (asked > 0 && silent * 2 > asked) return createReason('review.silent-search', { silent, asked });
  const stages = input.missing.filter((one) =>
    hasReason([one], 'loss.stage-failed', 'loss.stage-crashed', 'loss.stage-cut-short'),
  );
  return stages.length > 0 && n < verifiedAt ? createReason('review.lost-stages', { lost: stages.slice(0, 3) }) : null;
}
