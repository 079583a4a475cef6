import { createReason } from '@corroborate/domain';
import { ENGAGEMENT } from '../social.thresholds';
import {
  ENGAGEMENT_COUNTS,
  type EngagementCount,
  type EngagementPattern,
  type Reception,
  type SocialSource,
} from '../social.types';

type EngagementSource = Pick<SocialSource, 'engagementMetrics' | 'coordinated'>;

/**
 * Classifies engagement as spread over many posts, concentrated in one, or driven by coordinated
 * posts, and how it was received.
 */
export function describeEngagement(sources: readonly EngagementSource[]): EngagementPattern {
  const counts = sumEngagement(sources);
  return { ...classifyEngagement(sources), counts, ...measureReception(counts) };
}

/** Views are excluded: platforms count them differently, and they are not a deliberate reaction. */
const engagementCount = ({ engagementMetrics }: EngagementSource, name: EngagementCount): number =>
  Math.max(0, engagementMetrics[name] ?? 0);

function classifyEngagement(
  sources: readonly EngagementSource[],
): Pick<EngagementPattern, 'total' | 'topShare' | 'kind' | 'why'> {
  const given = sources.map((source) =>
    ENGAGEMENT_COUNTS.reduce((sum, name) => sum + engagementCount(source, name), 0),
  );
  const total = given.reduce((sum, value) => sum + value, 0);
  const topShare = total === 0 ? 0 : Math.round((100 * Math.max(...given)) / total) / 100;
  const pushed = sources.filter(({ coordinated }) => coordinated).length;
  const spread = { total, topShare };
  if (sources.length > 0 && pushed / sources.length >= ENGAGEMENT.pushed)
    return { ...spread, kind: 'pushed', why: createReason('interest.pushed', { pushed, posts: sources.length }) };
  if (total < ENGAGEMENT.least) return { ...spread, kind: 'none', why: createReason('interest.hardly-any', { total }) };
  if (sources.length > 1 && topShare >= ENGAGEMENT.onePost)
    return {
      ...spread,
      kind: 'one-post',
      why: createReason('interest.one-post', { percent: Math.round(topShare * 100) }),
    };
  const posts = given.filter((value) => value > 0).length;
  return { ...spread, kind: 'organic', why: createReason('interest.spread', { posts }) };
}

/** Counts that no network reports are omitted, because unknown is not zero. */
function sumEngagement(sources: readonly EngagementSource[]): Partial<Record<EngagementCount, number>> {
  const availableCounts = ENGAGEMENT_COUNTS.filter((name) =>
    sources.some((source) => name in source.engagementMetrics),
  );
  return Object.fromEntries(
    availableCounts.map((name) => [name, sources.reduce((sum, source) => sum + engagementCount(source, name), 0)]),
  );
}

/**
 * Posts with at least as many replies and quotes as likes, reposts and points are disputed: an indication of doubt, not
 * proof.
 */
function measureReception(counts: Partial<Record<EngagementCount, number>>): Reception {
  const answers = (counts.replies ?? 0) + (counts.quotes ?? 0);
  const approvals = (counts.likes ?? 0) + (counts.reposts ?? 0) + (counts.score ?? 0);
  const isMeasurable = counts.replies !== undefined && answers + approvals >= ENGAGEMENT.least;
  const answersEach = isMeasurable && approvals > 0 ? Math.round((100 * answers) / approvals) / 100 : null;
  if (!isMeasurable) return { answersEach, reception: null, received: createReason('interest.reception-unknown') };
  return answers >= approvals
    ? { answersEach, reception: 'argued-over', received: createReason('interest.argued-over', { answers, approvals }) }
    : { answersEach, reception: 'passed-on', received: createReason('interest.passed-on', { answers, approvals }) };
}
