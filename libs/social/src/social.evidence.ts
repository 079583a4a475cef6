import { createReason, type CoverageEntry, type Reason } from '@corroborate/domain';
import { assessAuthor } from './judge/author.policy';
import { findCoordination } from './judge/coordination.policy';
import { assessSocialCredibility } from './judge/credibility.policy';
import { describeEngagement } from './judge/engagement.policy';
import { assessEyewitness } from './judge/eyewitness.policy';
import { accountHistory } from './judge/history.policy';
import { independentAccounts } from './judge/independence.policy';
import { buildSocialTimeline } from './judge/timeline.policy';
import { readPostStance } from './judge/post-stance.policy';
import { INDEPENDENT_RELEVANCE } from './social.thresholds';
import type { Relevance, SocialEvidence, SocialPost, SocialSource } from './social.types';
import type { TopicFocus } from './topic/topic-focus.policy';

/** A post with its relation to the topic. */
export interface JudgedPost {
  post: SocialPost;
  relevance: Relevance;
}

/** Evaluates the posts found; pure. */
export function toSocialEvidence(
  judged: readonly JudgedPost[],
  coverage: CoverageEntry[],
  focus: TopicFocus,
): SocialEvidence {
  const posts = judged.map(({ post }) => post);
  const coordination = findCoordination(posts);
  const arranged = new Map(
    coordination.clusters.flatMap(({ postIds, reasons }) => postIds.map((id) => [id, reasons] as const)),
  );
  const sources = judged
    .map(({ post, relevance }) => sourceOf(post, relevance, focus, arranged.get(post.id) ?? null))
    .sort(
      (a, b) =>
        b.relevance * b.authorCredibility - a.relevance * a.authorCredibility || a.timestamp.localeCompare(b.timestamp),
    );
  const speaking = judged.filter(
    ({ post, relevance }) =>
      relevance.value >= INDEPENDENT_RELEVANCE && readPostStance(post, focus.concepts).voice === 'tells',
  );
  return {
    sources,
    coverage,
    coordination,
    independentAccounts: independentAccounts(
      speaking.map(({ post }) => post),
      coordination,
    ),
    credibility: assessSocialCredibility(sources),
    timeline: buildSocialTimeline(posts),
    engagement: describeEngagement(sources),
    reaction: null,
  };
}

function sourceOf(post: SocialPost, relevance: Relevance, focus: TopicFocus, arranged: Reason[] | null): SocialSource {
  const author = assessAuthor(post, new Date(post.timestamp));
  const witness = assessEyewitness(post);
  const { voice, why } = readPostStance(post, focus.concepts);
  return {
    platform: post.platform,
    postId: post.id,
    url: post.url,
    author: post.author.handle,
    authorCredibility: author.score,
    timestamp: post.timestamp,
    content: post.content,
    engagementMetrics: post.engagement,
    verificationStatus: author.verification,
    relevance: relevance.value,
    eyewitness: witness,
    voice,
    coordinated: arranged !== null,
    links: post.links,
    ...(post.pictures ? { pictures: post.pictures } : {}),
    community: post.community,
    place: post.place,
    account: accountHistory(post),
    reasons: [
      ...relevance.reasons,
      why,
      ...author.reasons,
      ...(witness.words.length > 0 ? [createReason('post.eyewitness-words', witness)] : []),
      ...(arranged ?? []),
    ],
  };
}
