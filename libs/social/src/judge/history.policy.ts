import { createReason, type OriginAccount, type Reason } from '@corroborate/domain';
import { HISTORY } from '../social.thresholds';
import type { AccountHistory, AuthorActivity, SocialPost, SocialSource } from '../social.types';
import { ageInDays } from './author.policy';

/**
 * Platform data about the account behind a post, for editors following a lead. Null if there is
 * none. Not used in any score, level or review.
 */
export function accountHistory({ author, timestamp, community }: SocialPost): AccountHistory | null {
  const age = ageInDays(author, new Date(timestamp));
  const ageDays = age === null ? null : Math.floor(age);
  const { karma, posts, followers, activity = null } = author;
  const reasons = [
    ...(ageDays === null ? [] : [createReason('history.age', { days: ageDays })]),
    ...(activity ? activityReasons(activity, community ?? '') : []),
  ];
  const known = [ageDays, karma, posts, followers, activity].some((value) => value !== null);
  return known ? { ageDays, karma, posts, followers, activity, reasons } : null;
}

function activityReasons(activity: AuthorActivity, community: string): Reason[] {
  const { items, removed } = activity;
  const gone = removed >= HISTORY.removed.least && removed / items >= HISTORY.removed.share;
  return [
    ...communityReasons(activity, community),
    ...(gone ? [createReason('history.removed', { removed, items })] : []),
  ];
}

function communityReasons({ items, inCommunity }: AuthorActivity, community: string): Reason[] {
  if (items === 0) return [];
  if (isRegular(inCommunity)) return [createReason('history.regular', { inCommunity, items, community })];
  if (inCommunity === 0 && items >= HISTORY.newcomer) return [createReason('history.newcomer', { items, community })];
  return [createReason('history.items', { inCommunity, items, community })];
}

const isRegular = (inCommunity: number): boolean => inCommunity >= HISTORY.regular;

/**
 * Whether the first account usually posts about such events, judged by where else it posts and by
 * its other posts on the story.
 */
export function toOriginAccount(source: SocialSource, all: readonly SocialSource[]): OriginAccount {
  const { platform, author, account = null } = source;
  const own = all.filter((one) => one.platform === platform && one.author === author).length;
  const reasons = account?.reasons ?? [];
  const activity = account?.activity ?? null;
  if (activity && isRegular(activity.inCommunity)) return { platform, coversField: true, reasons };
  if (own > 1)
    return { platform, coversField: true, reasons: [createReason('field.posts', { posts: own }), ...reasons] };
  if (activity?.inCommunity === 0 && activity.items >= HISTORY.newcomer)
    return { platform, coversField: false, reasons };
  return { platform, coversField: null, reasons: [createReason('field.unknown'), ...reasons] };
}
