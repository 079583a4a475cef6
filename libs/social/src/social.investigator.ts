import { answered, failed, type CallContext, type CoverageEntry, type Outcome, type PlannedQuery, type Topic } from '@corroborate/domain';
import { assessAuthor } from './judge/author.policy';
import { findCoordination, keyOf } from './judge/coordination.policy';
import { assessSocialCredibility } from './judge/credibility.policy';
import { eyewitness } from './judge/eyewitness.policy';
import { independentAccounts } from './judge/independence.policy';
import { postRelevance } from './judge/relevance.policy';
import { buildSocialTimeline } from './judge/timeline.policy';
import { voiceOf } from './judge/voice.policy';
import { meterOf } from '@corroborate/domain';
import { INDEPENDENT_RELEVANCE, POST_LIMITS } from './social.thresholds';
import type { Relevance, SocialEvidence, SocialNetwork, SocialPost, SocialSource } from './social.types';
import { topicFocus, type TopicFocus } from './topic/topic-focus.policy';

interface Judged {
  post: SocialPost;
  relevance: Relevance;
}

/** Asks all networks and judges what they had. Never throws for what is normal on the web. */
export class SocialInvestigator {
  constructor(private readonly networks: readonly SocialNetwork[]) {}

  async investigate(topic: Topic, queries: readonly PlannedQuery[], context: CallContext): Promise<SocialEvidence> {
    const focus = topicFocus(topic, latest(queries));
    const lanes = await Promise.all(this.networks.map((network) => this.lane(network, queries, focus, context)));
    const judged = lanes.flatMap(({ found }) => found);
    return evidenceOf(judged, lanes.flatMap(({ coverage }) => coverage), focus);
  }

  /** One network's queries one after the other; what refuses to answer is not asked again. */
  private async lane(network: SocialNetwork, queries: readonly PlannedQuery[], focus: TopicFocus, context: CallContext) {
    const coverage: CoverageEntry[] = [];
    const posts = new Map<string, SocialPost>();
    let closed: CoverageEntry | null = null;
    for (const query of queries) {
      if (closed) {
        coverage.push({ ...closed, query: query.text, strategy: query.strategy, reason: `not asked again: ${closed.reason ?? ''}`, costUsd: 0 });
        continue;
      }
      const { entry, found } = await this.one(network, query, context);
      coverage.push(entry);
      for (const post of found) if (posts.size < POST_LIMITS.perTopic) posts.set(keyOf(post), post);
      if (!answered({ kind: entry.outcome }) && entry.outcome !== 'failed') closed = entry;
    }
    return { coverage, found: await this.judge(network, [...posts.values()], focus, context) };
  }

  private async one(network: SocialNetwork, query: PlannedQuery, context: CallContext): Promise<{ entry: CoverageEntry; found: SocialPost[] }> {
    const call = { ...context };
    const outcome = await guarded(() => network.search(query, call), context);
    const found = outcome.kind === 'found' ? outcome.value : [];
    const entry: CoverageEntry = {
      provider: network.manifest.name,
      query: query.text,
      strategy: query.strategy,
      outcome: outcome.kind,
      reason: outcome.kind === 'found' ? null : outcome.reason,
      hits: found.length,
      ...meterOf(call),
    };
    return { entry, found };
  }

  private async judge(network: SocialNetwork, posts: SocialPost[], focus: TopicFocus, context: CallContext): Promise<Judged[]> {
    const about = posts.map((post) => ({ post, relevance: postRelevance(post, focus) })).filter(({ relevance }) => relevance.relevant);
    if (about.length === 0 || !network.withAuthors || context.signal?.aborted) return about;
    // An account that cannot be looked up stays as little known as it was.
    const known = await network.withAuthors(about.map(({ post }) => post), context).catch(() => null);
    const byKey = new Map((known ?? []).map((post) => [keyOf(post), post]));
    return about.map(({ post, relevance }) => ({ post: byKey.get(keyOf(post)) ?? post, relevance }));
  }
}

async function guarded(call: () => Promise<Outcome<SocialPost[]>>, { signal }: CallContext): Promise<Outcome<SocialPost[]>> {
  if (signal?.aborted) return failed('cancelled before it was asked', 'cancelled');
  try {
    return await call();
  } catch (error) {
    return failed(`broke: ${error instanceof Error ? error.message.slice(0, 200) : 'unknown'}`, 'internal');
  }
}

/** The end of the planned window stands for the present: networks were not asked for anything later. */
function latest(queries: readonly PlannedQuery[]): Date {
  const ends = queries.flatMap(({ to }) => (to ? [Date.parse(to)] : [])).filter(Number.isFinite);
  return ends.length > 0 ? new Date(Math.max(...ends)) : FOREVER;
}
/** The last moment a date can hold. */
const FOREVER = new Date(8.64e15);

/** Judges what was found; pure. */
export function evidenceOf(judged: readonly Judged[], coverage: CoverageEntry[], focus: TopicFocus): SocialEvidence {
  const posts = judged.map(({ post }) => post);
  const coordination = findCoordination(posts);
  const arranged = new Map(coordination.clusters.flatMap(({ postIds, reasons }) => postIds.map((id) => [id, reasons] as const)));
  const sources = judged
    .map(({ post, relevance }) => sourceOf(post, relevance, focus, arranged.get(post.id) ?? null))
    .sort((a, b) => b.relevance * b.authorCredibility - a.relevance * a.authorCredibility || a.timestamp.localeCompare(b.timestamp));
  const speaking = judged.filter(({ post, relevance }) => relevance.value >= INDEPENDENT_RELEVANCE && voiceOf(post, focus.concepts).voice === 'tells');
  return {
    sources,
    coverage,
    coordination,
    independentAccounts: independentAccounts(speaking.map(({ post }) => post), coordination),
    credibility: assessSocialCredibility(sources),
    timeline: buildSocialTimeline(posts),
  };
}

function sourceOf(post: SocialPost, relevance: Relevance, focus: TopicFocus, arranged: string[] | null): SocialSource {
  const author = assessAuthor(post, new Date(post.timestamp));
  const witness = eyewitness(post);
  const { voice, reason } = voiceOf(post, focus.concepts);
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
    community: post.community,
    place: post.place,
    reasons: [
      ...relevance.reasons,
      reason,
      ...author.reasons,
      ...(witness.words.length > 0 ? [`Eyewitness wording (${witness.likelihood}): ${witness.words.join('; ')}`] : []),
      ...(arranged ?? []),
    ],
  };
}
