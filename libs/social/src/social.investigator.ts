import {
  answered,
  failed,
  inTime,
  isOutOfTime,
  within,
  type CallContext,
  type CoverageEntry,
  type Outcome,
  type Mode,
  because,
  type Reason,
  type Topic,
} from '@corroborate/domain';
import { ask, coverageOf, inTurn, notAskedAgain, type Asked } from '@corroborate/providers';
import { assessAuthor } from './judge/author.policy';
import { findCoordination, keyOf } from './judge/coordination.policy';
import { assessSocialCredibility } from './judge/credibility.policy';
import { engagementPattern } from './judge/engagement.policy';
import { eyewitness } from './judge/eyewitness.policy';
import { independentAccounts } from './judge/independence.policy';
import { keyPosts } from './judge/key-posts.policy';
import { communityReaction } from './judge/reaction.policy';
import { postRelevance } from './judge/relevance.policy';
import { buildSocialTimeline } from './judge/timeline.policy';
import { voiceOf } from './judge/voice.policy';
import {
  INDEPENDENT_RELEVANCE,
  KEY_POSTS,
  MORE_POSTS,
  OUT_OF_TIME,
  POST_LIMITS,
  TIME_LIMIT_MS,
} from './social.thresholds';
import type { Relevance, SocialEvidence, SocialNetwork, SocialPost, SocialQuery, SocialSource } from './social.types';
import { topicFocus, type TopicFocus } from './topic/topic-focus.policy';

interface Judged {
  post: SocialPost;
  relevance: Relevance;
}

interface Lane {
  coverage: CoverageEntry[];
  found: Judged[];
  /** Null where no answers were asked for. */
  answers: SocialPost[] | null;
}

/** What came of one question to a network. */
interface Answered {
  entry: CoverageEntry;
  found: SocialPost[];
}

/** What may still be spent on one network. */
class Purse {
  private spent = 0;
  constructor(private readonly allowanceUsd: number | undefined) {}
  left = (): number | undefined =>
    this.allowanceUsd === undefined ? undefined : Math.max(0, this.allowanceUsd - this.spent);
  pay(usd: number): void {
    this.spent += usd;
  }
}

/** What the calls to one network share. */
interface Calls {
  context: CallContext;
  purse: Purse;
  coverage: CoverageEntry[];
}

/** Asks all networks and judges what they had. Never throws for what is normal on the web. */
export class SocialInvestigator {
  constructor(
    private readonly networks: readonly SocialNetwork[],
    private readonly timeLimitMs: Record<Mode, number> = TIME_LIMIT_MS,
  ) {}

  async investigate(
    topic: Topic,
    queries: readonly SocialQuery[],
    context: CallContext,
    mode: Mode = 'quick',
  ): Promise<SocialEvidence> {
    const focus = topicFocus(topic, latest(queries));
    const timely = within(context, this.timeLimitMs[mode]);
    const lanes = await Promise.all(
      this.networks.map((network) => this.lane(network, queries, { focus, context: timely, keys: KEY_POSTS[mode] })),
    );
    const answers = lanes.flatMap((lane) => lane.answers ?? []);
    const evidence = evidenceOf(
      lanes.flatMap(({ found }) => found),
      lanes.flatMap(({ coverage }) => coverage),
      focus,
    );
    return {
      ...evidence,
      reaction: lanes.some((lane) => lane.answers !== null) ? communityReaction(answers, focus.concepts) : null,
    };
  }

  /**
   * One network's queries one after the other, then the answers to its key posts; what refuses to answer is not asked
   * again.
   */
  private async lane(
    network: SocialNetwork,
    queries: readonly SocialQuery[],
    { focus, context, keys }: { focus: TopicFocus; context: CallContext; keys: number },
  ): Promise<Lane> {
    const calls: Calls = { context, purse: new Purse(network.manifest.allowanceUsd), coverage: [] };
    const { coverage } = calls;
    const { posts, closed } = await this.posts(network, queries, calls);
    const about = await this.judge(network, posts, focus, context);
    if (!network.responses || keys === 0 || (closed && closed.outcome !== 'limited'))
      return { coverage, found: about, answers: null };
    const answers = await this.answers(network, keyPosts(about, keys), calls);
    const known = new Set(about.map(({ post }) => keyOf(post)));
    const more = answers.filter((post) => !known.has(keyOf(post)));
    return { coverage, found: [...about, ...(await this.judge(network, more, focus, context))], answers };
  }

  private async posts(
    network: SocialNetwork,
    queries: readonly SocialQuery[],
    { context, purse, coverage }: Calls,
  ): Promise<{ posts: SocialPost[]; closed: CoverageEntry | null }> {
    const posts = new Map<string, SocialPost>();
    const { turns, closed } = await inTurn<SocialQuery, Answered>(
      queries.filter(({ kind = 'words' }) => network.manifest.asks.includes(kind)),
      async (query) => {
        const work = (own: CallContext) => network.search({ ...query, maxUsd: purse.left() }, own);
        const turn = await this.one(network, query, context, work);
        purse.pay(turn.entry.costUsd);
        return turn;
      },
      ({ text, strategy }, before) => ({ entry: notAskedAgain(before, { query: text, strategy }), found: [] }),
    );
    coverage.push(...turns.map(({ entry }) => entry));
    for (const post of turns.flatMap(({ found }) => found))
      if (posts.size < POST_LIMITS.perTopic) posts.set(keyOf(post), post);
    return { posts: [...posts.values()], closed };
  }

  /** Replies to and quotes of the posts that matter most; each call stands in the coverage. */
  private async answers(
    network: SocialNetwork,
    keys: SocialPost[],
    { context, purse, coverage }: Calls,
  ): Promise<SocialPost[]> {
    const all: SocialPost[] = [];
    for (const key of keys) {
      const query = { strategy: 'responses', text: key.url };
      const { entry, found } = await this.one(
        network,
        query,
        context,
        async (call) => (await network.responses?.(key, call, purse.left())) ?? failed('it has no answers to ask for'),
      );
      purse.pay(entry.costUsd);
      coverage.push(entry);
      all.push(...found);
      if (!answered({ kind: entry.outcome })) break;
    }
    return all;
  }

  private async one(
    network: SocialNetwork,
    query: Pick<SocialQuery, 'strategy' | 'text'>,
    context: CallContext,
    work: (own: CallContext) => Promise<Outcome<SocialPost[]>>,
  ): Promise<Answered> {
    const stopped = isOutOfTime(context.signal) ? OUT_OF_TIME : 'cancelled before it was asked';
    const given = await ask(context, work, { stopped });
    const asked = { ...given, outcome: inTime(given.outcome, context, OUT_OF_TIME) };
    const found = asked.outcome.kind === 'found' ? asked.outcome.value : [];
    const question = { provider: network.manifest.name, query: query.text, strategy: query.strategy };
    return { entry: { ...coverageOf(question, asked, found.length), ...cutOf(asked, context) }, found };
  }

  private async judge(
    network: SocialNetwork,
    posts: SocialPost[],
    focus: TopicFocus,
    context: CallContext,
  ): Promise<Judged[]> {
    const about = posts
      .map((post) => ({ post, relevance: postRelevance(post, focus) }))
      .filter(({ relevance }) => relevance.relevant);
    if (about.length === 0 || !network.withAuthors || context.signal?.aborted) return about;
    // An account that cannot be looked up stays as little known as it was.
    const known = await network
      .withAuthors(
        about.map(({ post }) => post),
        context,
      )
      .catch(() => null);
    const byKey = new Map((known ?? []).map((post) => [keyOf(post), post]));
    return about.map(({ post, relevance }) => ({ post: byKey.get(keyOf(post)) ?? post, relevance }));
  }
}

/** What was left unread, and the words for it. */
function cutOf(
  { outcome, cut }: Asked<unknown>,
  { signal }: CallContext,
): Pick<CoverageEntry, 'cut'> & { reason?: string } {
  if (outcome.kind === 'found') return cut ? { cut: 'more', reason: MORE_POSTS } : {};
  return outcome.kind === 'failed' && isOutOfTime(signal) ? { cut: 'time' } : {};
}

/** The end of the planned window stands for the present: networks were not asked for anything later. */
function latest(queries: readonly SocialQuery[]): Date {
  const ends = queries.flatMap(({ to }) => (to ? [Date.parse(to)] : [])).filter(Number.isFinite);
  return ends.length > 0 ? new Date(Math.max(...ends)) : FOREVER;
}
/** The last moment a date can hold. */
const FOREVER = new Date(8.64e15);

/** Judges what was found; pure. */
export function evidenceOf(judged: readonly Judged[], coverage: CoverageEntry[], focus: TopicFocus): SocialEvidence {
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
      relevance.value >= INDEPENDENT_RELEVANCE && voiceOf(post, focus.concepts).voice === 'tells',
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
    engagement: engagementPattern(sources),
    reaction: null,
  };
}

function sourceOf(post: SocialPost, relevance: Relevance, focus: TopicFocus, arranged: Reason[] | null): SocialSource {
  const author = assessAuthor(post, new Date(post.timestamp));
  const witness = eyewitness(post);
  const { voice, why } = voiceOf(post, focus.concepts);
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
      why,
      ...author.reasons,
      ...(witness.words.length > 0 ? [because('post.eyewitness-words', witness)] : []),
      ...(arranged ?? []),
    ],
  };
}
