import type { CallContext, CoverageEntry, Instant, Outcome, PlannedQuery, Reason } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** Author as reported by the platform. Null = not reported, never "no". */
export interface SocialAuthor {
  handle: string;
  createdAt: Instant | null;
  followers: number | null;
  following: number | null;
  /** Total number of posts. */
  posts: number | null;
  karma: number | null;
  verified: boolean | null;
  /**
   * Kind of verification: `website`, `valid`, `trusted-verifier`, `business`, `government`, `blue`
   * (bought), or `bot` for self-declared bots.
   */
  verifiedType: string | null;
  /** Domain verified for the account. */
  domainHandle: string | null;
  /** Absent if not requested. */
  activity?: AuthorActivity | null;
}

/** Counts of an account's recent posts; the posts themselves are not stored. */
export interface AuthorActivity {
  /** Number of latest posts and comments read. */
  items: number;
  /** Of these, those in the community of the post, excluding the post itself. */
  inCommunity: number;
  /** Of these, those deleted or removed but still listed. */
  removed: number;
}

/** One post on any network. All text is untrusted. */
export interface SocialPost {
  platform: string;
  /** The platform's id: unique within it, and long enough not to collide across platforms. */
  id: string;
  url: string;
  author: SocialAuthor;
  /** When the platform first saw the post, not the date given by the author. */
  timestamp: Instant;
  /** Plain text without tags, at most `POST_LIMITS.content` characters. */
  content: string;
  engagement: Record<string, number>;
  /** URLs in the post, without links within its own platform. */
  links: string[];
  /** URLs of pictures, at most `POST_LIMITS.pictures`; absent if there are none or they may not be stored. */
  pictures?: string[];
  replyTo: string | null;
  repostOf: string | null;
  /** Instance, group or subreddit. */
  community: string | null;
  place: string | null;
}

/** How a query is sent; a network supports the kinds listed in its manifest. */
export type QueryKind = 'words' | 'hashtag' | 'link' | 'community';

/** One query for networks. `text` is only displayed if the kind has its own field. */
export interface SocialQuery extends PlannedQuery {
  /** Default `words`. */
  kind?: QueryKind;
  /** For `link`: the page that posts should point to. */
  link?: string;
  /** For `community`: group names by subject and place, without prefix. */
  communities?: string[];
  /** Maximum cost of the response in US dollars; absent = limited only by the investigation's budget. */
  maxUsd?: number;
}

/** Description and capabilities of a network; shown to editors. */
export interface NetworkManifest extends ProviderManifest {
  /** Also the value of `SocialPost.platform`. */
  name: string;
  /** Minimum US dollars booked per call; 0 = free. */
  priceUsd: number;
  /** Maximum US dollars per investigation, within its budget; absent = limited only by the budget. */
  allowanceUsd?: number;
  /** Supported kinds of queries. */
  asks: QueryKind[];
  /** In characters. */
  maxQueryLength: number;
  /** A query that always has results, for health checks. */
  selfTest: string;
}

export interface SocialNetwork {
  readonly manifest: NetworkManifest;
  /** Does not throw for normal web failures. */
  search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>>;
  /** Replies to and quotes of a post, if the network supports it. Does not throw for normal web failures. */
  responses?(post: SocialPost, context: CallContext, maxUsd?: number): Promise<Outcome<SocialPost[]>>;
  /**
   * The given posts that no longer exist: deleted, hidden, or account gone. Only as reported by the
   * network; posts that could not be checked are not included. Never answered from the cache.
   */
  gone?(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>>;
  /**
   * Set if search returns little about authors: adds details for the first few accounts. Posts
   * whose lookup fails are unchanged.
   */
  withAuthors?(posts: SocialPost[], context: CallContext): Promise<SocialPost[]>;
  /**
   * Set if the network can list an account's posts: adds the authors' activity at one call per
   * author. Posts whose lookup fails are unchanged.
   */
  withActivity?(posts: SocialPost[], context: CallContext): Promise<SocialPost[]>;
}

/** The fields needed to look up a stored post again. */
export type PostRef = Pick<SocialPost, 'id' | 'url'>;

export type AccountStanding = 'verified_account' | 'community_member' | 'anonymous';

export interface EyewitnessReading {
  /** 0–1: likelihood that the wording comes from an eyewitness. A lead, never a finding. */
  likelihood: number;
  /** The matching phrases, verbatim. */
  words: string[];
}

/** Attitude of a post to the story: reports it, only shares a page or post, asks about it, or denies it. */
export type PostStance = 'tells' | 'passes-on' | 'asks' | 'denies';

export interface PostStanceReading {
  voice: PostStance;
  why: Reason;
}

export interface CoordinationCluster {
  /** `SocialPost.id`s. */
  postIds: string[];
  reasons: Reason[];
}
export interface Coordination {
  clusters: CoordinationCluster[];
}

export interface Relevance {
  relevant: boolean;
  /** 0–1. */
  value: number;
  reasons: Reason[];
}

/** The specification's SocialSource, with reasons for every assessment. */
export interface SocialSource extends Pick<
  SocialPost,
  'platform' | 'url' | 'timestamp' | 'content' | 'links' | 'pictures' | 'community' | 'place'
> {
  postId: string;
  author: string;
  /** 0–100. */
  authorCredibility: number;
  engagementMetrics: Record<string, number>;
  verificationStatus: AccountStanding;
  /** 0–1: how certain it is that the post is about this event. */
  relevance: number;
  eyewitness: EyewitnessReading;
  voice: PostStance;
  /** True if the post is in a cluster with signs of coordination. */
  coordinated: boolean;
  /** Platform data about the account at the time of the post; null if none. */
  account: AccountHistory | null;
  reasons: Reason[];
}

/** Platform data about the author of a post. For editors following a lead; it affects no decision. */
export interface AccountHistory extends Pick<SocialAuthor, 'karma' | 'posts' | 'followers'> {
  ageDays: number | null;
  activity: AuthorActivity | null;
  reasons: Reason[];
}

export interface TimelineMoment extends Pick<SocialSource, 'platform' | 'postId' | 'url' | 'author'> {
  at: Instant;
  /** At most 200 characters. */
  excerpt: string;
  /**
   * Why the moment is notable: `first mention`, `first verified account`, `first likely
   * eyewitness`; null for others.
   */
  mark: string | null;
}
export interface SocialTimeline {
  first: Instant | null;
  last: Instant | null;
  /** The hour with the most posts. */
  peak: { from: Instant; posts: number } | null;
  moments: TimelineMoment[];
  /** Hours with at least twice as many posts as the hour before. */
  growth: { from: Instant; posts: number; before: number }[];
  /** Networks in the order in which the story reached them. */
  handOver: Pick<TimelineMoment, 'platform' | 'at' | 'postId'>[];
}

export const ENGAGEMENT_COUNTS = ['likes', 'reposts', 'replies', 'quotes', 'score'] as const;
export type EngagementCount = (typeof ENGAGEMENT_COUNTS)[number];

/** Whether posts were shared and liked, or disputed. */
export interface Reception {
  /** Replies and quotes per like, repost and point; null if too few counts are reported. */
  answersEach: number | null;
  reception: 'passed-on' | 'argued-over' | null;
  received: Reason;
}

/** Distribution of engagement over posts and accounts. */
export interface EngagementPattern extends Reception {
  /** Totals over all posts, as reported by the networks. */
  counts: Partial<Record<EngagementCount, number>>;
  /** Likes, reposts, replies, quotes and points of all posts. */
  total: number;
  /** Share of the busiest post, 0–1. */
  topShare: number;
  /**
   * `organic`: spread over many posts; `one-post`: nearly all on one post; `pushed`: most posts are
   * in coordinated clusters; `none`: hardly any.
   */
  kind: 'organic' | 'one-post' | 'pushed' | 'none';
  why: Reason;
}

/** Replies and quotes by their attitude to the story. */
export interface AnswerCounts {
  answers: number;
  confirm: number;
  deny: number;
  ask: number;
  other: number;
}

/** Reactions to the most important posts. */
export interface CommunityReaction extends AnswerCounts {
  /** Up to five, denials and eyewitnesses first. */
  examples: (Pick<SocialSource, 'url' | 'platform' | 'voice'> & { excerpt: string })[];
  /** Counts per post. */
  posts: (AnswerCounts & Pick<SocialPost, 'url' | 'platform'>)[];
}

/** Retention changes to the posts of a case. */
export interface RetentionMark {
  /** When handles were replaced with pseudonyms. */
  pseudonymisedAt?: Instant;
  /** When the posts were last checked. */
  checkedAt?: Instant;
  /** Posts dropped because they no longer exist on their network. */
  dropped?: number;
}

/** Posts found on a topic. Informational; it never raises a tier by itself. */
export interface SocialEvidence {
  sources: SocialSource[];
  coverage: CoverageEntry[];
  coordination: Coordination;
  independentAccounts: number;
  /** 0–100. */
  credibility: number;
  timeline: SocialTimeline;
  engagement: EngagementPattern;
  /** Null if no replies could be requested. */
  reaction: CommunityReaction | null;
  /** Retention changes; absent if unchanged since collection. */
  retention?: RetentionMark;
}
