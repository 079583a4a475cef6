import {
  isAnswered,
  failed,
  markTimedOut,
  isTimedOut,
  withTimeLimit,
  type CallContext,
  type CoverageEntry,
  type Outcome,
  type Mode,
  type Topic,
} from '@corroborate/domain';
import { runQuery, toCoverageEntry, runInSequence, skippedEntry, type QueryResult } from '@corroborate/providers';
import { buildPostKey } from './judge/coordination.policy';
import { keyPosts } from './judge/key-posts.policy';
import { communityReaction, type AnsweredPost } from './judge/reaction.policy';
import { postRelevance } from './judge/relevance.policy';
import {
  HISTORY,
  MAX_KEY_POSTS,
  MORE_POSTS_MESSAGE,
  OUT_OF_TIME_MESSAGE,
  POST_LIMITS,
  TIME_LIMIT_MS,
} from './social.thresholds';
import { toSocialEvidence, type JudgedPost } from './social.evidence';
import type { SocialEvidence, SocialNetwork, SocialPost, SocialQuery } from './social.types';
import { topicFocus, type TopicFocus } from './topic/topic-focus.policy';

/** Result of one query to a network. */
interface NetworkAnswer {
  entry: CoverageEntry;
  found: SocialPost[];
}

/** State shared by the calls to one network. */
interface NetworkCalls {
  context: CallContext;
  /** Remaining budget; undefined if the network has no allowance of its own. */
  leftUsd: number | undefined;
  coverage: CoverageEntry[];
}

function deductCost(calls: NetworkCalls, { costUsd }: CoverageEntry): void {
  if (calls.leftUsd !== undefined) calls.leftUsd = Math.max(0, calls.leftUsd - costUsd);
}

/** Queries all networks and evaluates their posts. Does not throw for normal web failures. */
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
    const focus = topicFocus(topic, latestWindowEnd(queries));
    const timely = withTimeLimit(context, this.timeLimitMs[mode]);
    const lanes = await Promise.all(
      this.networks.map((network) => this.searchNetwork(network, queries, { focus, context: timely, mode })),
    );
    const answers = lanes.flatMap((lane) => lane.answers ?? []);
    const evidence = toSocialEvidence(
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
   * Runs one network's queries sequentially, then fetches replies to its key posts; after a refusal
   * it is not queried again.
   */
  private async searchNetwork(
    network: SocialNetwork,
    queries: readonly SocialQuery[],
    { focus, context, mode }: { focus: TopicFocus; context: CallContext; mode: Mode },
  ) {
    const calls: NetworkCalls = { context, leftUsd: network.manifest.allowanceUsd, coverage: [] };
    const { coverage } = calls;
    const { posts, closed } = await this.searchPosts(network, queries, calls);
    const judged = await this.judgePosts(network, posts, focus, context);
    const refused = closed !== null && closed.outcome !== 'limited';
    const about = refused ? judged : await addHistories(network, judged, { context, most: HISTORY.posts[mode] });
    if (!network.responses || MAX_KEY_POSTS[mode] === 0 || refused) return { coverage, found: about, answers: null };
    const answers = await this.fetchReplies(network, keyPosts(about, MAX_KEY_POSTS[mode]), calls);
    const known = new Set(about.map(({ post }) => buildPostKey(post)));
    const more = answers.flatMap((one) => one.answers).filter((post) => !known.has(buildPostKey(post)));
    return {
      coverage,
      found: [...about, ...(await this.judgePosts(network, more, focus, context))],
      /** Null if no replies were requested. */
      answers,
    };
  }

  private async searchPosts(
    network: SocialNetwork,
    queries: readonly SocialQuery[],
    calls: NetworkCalls,
  ): Promise<{ posts: SocialPost[]; closed: CoverageEntry | null }> {
    const posts = new Map<string, SocialPost>();
    const { turns, closed } = await runInSequence<SocialQuery, NetworkAnswer>(
      queries.filter(({ kind = 'words' }) => network.manifest.asks.includes(kind)),
      async (query) => {
        const work = (own: CallContext) => network.search({ ...query, maxUsd: calls.leftUsd }, own);
        const turn = await this.callNetwork(network, query, calls.context, work);
        deductCost(calls, turn.entry);
        return turn;
      },
      ({ text, strategy }, before) => ({ entry: skippedEntry(before, { query: text, strategy }), found: [] }),
    );
    calls.coverage.push(...turns.map(({ entry }) => entry));
    for (const post of turns.flatMap(({ found }) => found))
      if (posts.size < POST_LIMITS.perTopic) posts.set(buildPostKey(post), post);
    return { posts: [...posts.values()], closed };
  }

  /** Replies to and quotes of key posts; each call is listed in the coverage. */
  private async fetchReplies(network: SocialNetwork, keys: SocialPost[], calls: NetworkCalls): Promise<AnsweredPost[]> {
    const all: AnsweredPost[] = [];
    for (const key of keys) {
      const { entry, found } = await this.callNetwork(
        network,
        { strategy: 'responses', text: key.url },
        calls.context,
        async (call) => (await network.responses?.(key, call, calls.leftUsd)) ?? failed('the post has no replies'),
      );
      deductCost(calls, entry);
      calls.coverage.push(entry);
      all.push({ post: key, answers: found });
      if (!isAnswered({ kind: entry.outcome })) break;
    }
    return all;
  }

  private async callNetwork(
    network: SocialNetwork,
    query: Pick<SocialQuery, 'strategy' | 'text'>,
    context: CallContext,
    work: (own: CallContext) => Promise<Outcome<SocialPost[]>>,
  ): Promise<NetworkAnswer> {
    const stopped = isTimedOut(context.signal) ? OUT_OF_TIME_MESSAGE : 'cancelled before the request';
    const given = await runQuery(context, work, { stopped });
    const asked = { ...given, outcome: markTimedOut(given.outcome, context, OUT_OF_TIME_MESSAGE) };
    const found = asked.outcome.kind === 'found' ? asked.outcome.value : [];
    const question = { provider: network.manifest.name, query: query.text, strategy: query.strategy };
    return { entry: { ...toCoverageEntry(question, asked, found.length), ...truncationReason(asked, context) }, found };
  }

  private async judgePosts(
    network: SocialNetwork,
    posts: SocialPost[],
    focus: TopicFocus,
    context: CallContext,
  ): Promise<JudgedPost[]> {
    const about = posts
      .map((post) => ({ post, relevance: postRelevance(post, focus) }))
      .filter(({ relevance }) => relevance.relevant);
    if (about.length === 0 || !network.withAuthors || context.signal?.aborted) return about;
    // If the lookup fails, the account keeps the data it has.
    const known = await network
      .withAuthors(
        about.map(({ post }) => post),
        context,
      )
      .catch(() => null);
    return known ? replacePosts(about, known) : about;
  }
}

/** Replaces posts with their more complete versions. */
function replacePosts(judged: JudgedPost[], known: SocialPost[]): JudgedPost[] {
  const byKey = new Map(known.map((post) => [buildPostKey(post), post]));
  return judged.map(({ post, relevance }) => ({ post: byKey.get(buildPostKey(post)) ?? post, relevance }));
}

/** Adds the authors' recent activity to the most important posts; the others are unchanged. */
async function addHistories(
  network: SocialNetwork,
  judged: JudgedPost[],
  { context, most }: { context: CallContext; most: number },
): Promise<JudgedPost[]> {
  const keys = keyPosts(judged, most);
  if (!network.withActivity || keys.length === 0 || context.signal?.aborted) return judged;
  return replacePosts(judged, await network.withActivity(keys, context).catch(() => []));
}

/** Coverage fields that say what was left unread and why. */
function truncationReason(
  { outcome, cut }: QueryResult<unknown>,
  { signal }: CallContext,
): Pick<CoverageEntry, 'cut'> & { reason?: string } {
  if (outcome.kind === 'found') return cut ? { cut: 'more', reason: MORE_POSTS_MESSAGE } : {};
  return outcome.kind === 'failed' && isTimedOut(signal) ? { cut: 'time' } : {};
}

/** End of the planned window, which counts as the present, because nothing later was requested. */
function latestWindowEnd(queries: readonly SocialQuery[]): Date {
  const ends = queries.flatMap(({ to }) => (to ? [Date.parse(to)] : [])).filter(Number.isFinite);
  return ends.length > 0 ? new Date(Math.max(...ends)) : MAX_DATE;
}
/** Largest valid date. */
const MAX_DATE = new Date(8.64e15);
