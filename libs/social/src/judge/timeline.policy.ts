import { HOUR_MS } from '@corroborate/domain';
import { EYEWITNESS, GROWTH } from '../social.thresholds';
import type { SocialPost, SocialTimeline, TimelineMoment } from '../social.types';
import { assessAuthor } from './author.policy';
import { assessEyewitness } from './eyewitness.policy';
import { buildPostKey } from './coordination.policy';

/** Posts in chronological order, with notable moments and the busiest hour. */
export function buildSocialTimeline(posts: readonly SocialPost[]): SocialTimeline {
  const ordered = [...posts].sort(
    (a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp) || buildPostKey(a).localeCompare(buildPostKey(b)),
  );
  const marks = new Map<string, string>();
  const mark = (post: SocialPost | undefined, text: string) =>
    post && marks.set(buildPostKey(post), [marks.get(buildPostKey(post)), text].filter(Boolean).join(', '));
  mark(ordered[0], 'first mention');
  mark(
    ordered.find((post) => assessAuthor(post, new Date(post.timestamp)).verification === 'verified_account'),
    'first verified account',
  );
  mark(
    ordered.find((post) => assessEyewitness(post).likelihood >= EYEWITNESS.likely),
    'first likely eyewitness',
  );
  return {
    first: ordered[0]?.timestamp ?? null,
    last: ordered.at(-1)?.timestamp ?? null,
    peak: findPeak(ordered),
    moments: ordered.map((post) => momentOf(post, marks.get(buildPostKey(post)) ?? null)),
    growth: measureGrowth(ordered),
    handOver: findMediaPickup(ordered),
  };
}

const momentOf = (post: SocialPost, mark: string | null): TimelineMoment => ({
  at: post.timestamp,
  platform: post.platform,
  postId: post.id,
  url: post.url,
  author: post.author.handle,
  excerpt: post.content.slice(0, 200),
  mark,
});

function findPeak(ordered: readonly SocialPost[]): SocialTimeline['peak'] {
  const [hour, posts] = [...hoursOf(ordered)].reduce<[number, number]>(
    (best, one) => (one[1] > best[1] ? one : best),
    [0, 0],
  );
  return posts === 0 ? null : { from: hourStart(hour), posts };
}

/** Hours with a minimum number of posts and at least twice as many as the hour before. */
function measureGrowth(ordered: readonly SocialPost[]): SocialTimeline['growth'] {
  const hours = hoursOf(ordered);
  return [...hours].flatMap(([hour, posts]) => {
    const before = hours.get(hour - 1) ?? 0;
    return posts >= GROWTH.least && posts >= GROWTH.factor * before ? [{ from: hourStart(hour), posts, before }] : [];
  });
}

/** The first post on each network, earliest first. */
function findMediaPickup(ordered: readonly SocialPost[]): SocialTimeline['handOver'] {
  return [...Map.groupBy(ordered, ({ platform }) => platform).values()].flatMap(([first]) =>
    first ? [{ platform: first.platform, at: first.timestamp, postId: first.id }] : [],
  );
}

/** Posts per hour; keys are hours since the epoch, in order. */
function hoursOf(ordered: readonly SocialPost[]): Map<number, number> {
  const hours = Map.groupBy(ordered, ({ timestamp }) => Math.floor(Date.parse(timestamp) / HOUR_MS));
  return new Map([...hours].map(([hour, posts]) => [hour, posts.length]));
}

const hourStart = (hour: number): string => new Date(hour * HOUR_MS).toISOString();
