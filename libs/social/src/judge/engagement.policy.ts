import { because } from '@corroborate/domain';
import { ENGAGEMENT } from '../social.thresholds';
import type { EngagementPattern, SocialSource } from '../social.types';

/** Views are counted by the platforms in ways of their own, and nobody chose to give them. */
const COUNTED = ['likes', 'reposts', 'replies', 'quotes', 'score'] as const;

/** How the interest was spread: over many posts, on one, or over posts that were pushed. */
export function engagementPattern(sources: readonly SocialSource[]): EngagementPattern {
  const given = sources.map(({ engagementMetrics }) =>
    COUNTED.reduce((sum, name) => sum + Math.max(0, engagementMetrics[name] ?? 0), 0),
  );
  const total = given.reduce((sum, value) => sum + value, 0);
  const topShare = total === 0 ? 0 : Math.round((100 * Math.max(...given)) / total) / 100;
  const pushed = sources.filter(({ coordinated }) => coordinated).length;
  if (sources.length > 0 && pushed / sources.length >= ENGAGEMENT.pushed)
    return {
      total,
      topShare,
      kind: 'pushed',
      why: because('interest.pushed', { pushed, posts: sources.length }),
    };
  if (total < ENGAGEMENT.least)
    return { total, topShare, kind: 'none', why: because('interest.hardly-any', { total }) };
  if (sources.length > 1 && topShare >= ENGAGEMENT.onePost)
    return {
      total,
      topShare,
      kind: 'one-post',
      why: because('interest.one-post', { percent: Math.round(topShare * 100) }),
    };
  return {
    total,
    topShare,
    kind: 'organic',
    why: because('interest.spread', { posts: given.filter((value) => value > 0).length }),
  };
}
