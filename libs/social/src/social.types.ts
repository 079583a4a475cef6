import type { CallContext, CoverageEntry, Instant, Outcome, PlannedQuery, Reason } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

/** Who posted, as far as the platform tells. Null = the platform does not tell, never "no". */
export interface SocialAuthor {
  handle: string;
  createdAt: Instant | null;
  followers: number | null;
  following: number | null;
  /** Posts ever written. */
  posts: number | null;
  karma: number | null;
  verified: boolean | null;
  /**
   * How: `website`, `valid`, `trusted-verifier`, `business`, `government`, `blue` (bought) … or `bot` for accounts that
   * call themselves one.
   */
  verifiedType: string | null;
  /** A domain of their own that the account has shown to control. */
  domainHandle: string | null;
  /** Absent where it was not asked for. */
  activity?: AuthorActivity | null;
}

/** What an account wrote of late, counted; none of it is kept. */
export interface AuthorActivity {
  /** Posts and comments looked at, the latest ones. */
  items: number;
  /** Of these, those in the community of the post, the post itself left out. */
  inCommunity: number;
  /** Of these, those that were deleted or taken down and are still listed. */
  removed: number;
}

/** One post of any network. All text is hostile data. */
export interface SocialPost {
  platform: string;
  /** The platform's own: unique in it, and long enough not to meet another platform's. */
  id: string;
  url: string;
  author: SocialAuthor;
  /** When the platform first had it, not when its writer says it was written. */
  timestamp: Instant;
  /** Plain text without tags, at most `POST_LIMITS.content` characters. */
  content: string;
  engagement: Record<string, number>;
  /** Addresses the post points to, without those inside its own platform. */
  links: string[];
  /** URLs of pictures, at most `POST_LIMITS.pictures`; absent if there are none or they may not be stored. */
  pictures?: string[];
  replyTo: string | null;
  repostOf: string | null;
  /** Instance, group or subreddit. */
  community: string | null;
  place: string | null;
}

/** How a query wants to be asked; a network answers the kinds its manifest names. */
export type QueryKind = 'words' | 'hashtag' | 'link' | 'community';

/** One query for networks. `text` is for people where the kind has a field of its own. */
export interface SocialQuery extends PlannedQuery {
  /** Default `words`. */
  kind?: QueryKind;
  /** For `link`: the page that posts should point to. */
  link?: string;
  /** For `community`: names of groups by subject and place, without any prefix. */
  communities?: string[];
  /** What the answer may cost at most, US dollars; absent = no limit but the investigation's budget. */
  maxUsd?: number;
}

/** What a network is and what may be asked of it; shown to editors. */
export interface NetworkManifest extends ProviderManifest {
  /** Also `SocialPost.platform`. */
  name: string;
  /** US dollars: the least that a call may be booked with; 0 = free. */
  priceUsd: number;
  /** US dollars that one investigation may spend here at most, within its budget; absent = the budget alone decides. */
  allowanceUsd?: number;
  /** Kinds of queries it can answer; the others are not put to it. */
  asks: QueryKind[];
  /** Characters. */
  maxQueryLength: number;
  /** A query that finds something at any time, for health checks. */
  selfTest: string;
}

export interface SocialNetwork {
  readonly manifest: NetworkManifest;
  /** Never throws for what is normal on the web. */
  search(query: SocialQuery, context: CallContext): Promise<Outcome<SocialPost[]>>;
  /**
   * Replies to and quotes of a post, where the network can be asked for them. Never throws for what is normal on the
   * web.
   */
  responses?(post: SocialPost, context: CallContext, maxUsd?: number): Promise<Outcome<SocialPost[]>>;
  /**
   * Which of these posts are no longer there: deleted, hidden, or their account gone. Only what the network says
   * itself;
   * what could not be asked is not among them. Answers are never taken from the cache.
   */
  gone?(posts: PostRef[], context: CallContext): Promise<Outcome<string[]>>;
  /**
   * Present where search tells little about authors: the same posts with what more could be learnt of
   * the first few accounts. What could not be learnt stays as it was.
   */
  withAuthors?(posts: SocialPost[], context: CallContext): Promise<SocialPost[]>;
  /**
   * Present where it can be asked what else accounts wrote: the same posts with the activity of their authors. Each
   * author is a call; what could not be learnt stays as it was.
   */
  withActivity?(posts: SocialPost[], context: CallContext): Promise<SocialPost[]>;
}

/** A post that was kept, as far as looking it up again needs it. */
export type PostRef = Pick<SocialPost, 'id' | 'url'>;

export type AccountStanding = 'verified_account' | 'community_member' | 'anonymous';

export interface EyewitnessReading {
  /** 0–1: how much the words sound like somebody who was there. It is a lead, never a finding. */
  likelihood: number;
  /** The words that say so, letter by letter. */
  words: string[];
}

/** What a post does with the story: tells it, only hands on a page or another post, asks, or says it is not so. */
export type Voice = 'tells' | 'passes-on' | 'asks' | 'denies';

export interface VoiceReading {
  voice: Voice;
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

/** The specification's SocialSource, with the reasons for every judgement in it. */
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
  /** 0–1, how surely it is about this event. */
  relevance: number;
  eyewitness: EyewitnessReading;
  voice: Voice;
  /** It stands in a cluster that shows signs of coordination. */
  coordinated: boolean;
  /** What the platform tells of the account when it posted; null where nothing. */
  account: AccountHistory | null;
  reasons: Reason[];
}

/** Who stands behind a post, as far as the platform tells. It informs whoever follows the lead, and decides nothing. */
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
   * Why this moment stands out: `first mention`, `first verified account`, `first likely eyewitness`; null for the
   * others.
   */
  mark: string | null;
}
export interface SocialTimeline {
  first: Instant | null;
  last: Instant | null;
  /** The hour with the most posts. */
  peak: { from: Instant; posts: number } | null;
  moments: TimelineMoment[];
  /** Hours in which the posts grew to at least twice the hour before. */
  growth: { from: Instant; posts: number; before: number }[];
  /** Networks in the order in which the story reached them. */
  handOver: Pick<TimelineMoment, 'platform' | 'at' | 'postId'>[];
}

export const ENGAGEMENT_COUNTS = ['likes', 'reposts', 'replies', 'quotes', 'score'] as const;
export type EngagementCount = (typeof ENGAGEMENT_COUNTS)[number];

/** Whether posts were passed on and liked, or argued over. */
export interface Reception {
  /** Replies and quotes for each like, repost and point; null where too few are told. */
  answersEach: number | null;
  reception: 'passed-on' | 'argued-over' | null;
  received: Reason;
}

/** How the interest was spread over posts and accounts. */
export interface EngagementPattern extends Reception {
  /** Of all posts, what the networks tell. */
  counts: Partial<Record<EngagementCount, number>>;
  /** Likes, reposts, replies, quotes and points of all posts. */
  total: number;
  /** Share of the busiest post, 0–1. */
  topShare: number;
  /**
   * `organic`: many posts share it; `one-post`: one carries nearly all; `pushed`: most posts stand in coordinated
   * clusters; `none`: hardly any.
   */
  kind: 'organic' | 'one-post' | 'pushed' | 'none';
  why: Reason;
}

/** Replies and quotes by what they do with the story. */
export interface AnswerCounts {
  answers: number;
  confirm: number;
  deny: number;
  ask: number;
  other: number;
}

/** How people answered the posts that matter most. */
export interface CommunityReaction extends AnswerCounts {
  /** Up to five, denials and eyewitnesses first. */
  examples: (Pick<SocialSource, 'url' | 'platform' | 'voice'> & { excerpt: string })[];
  /** Post by post. */
  posts: (AnswerCounts & Pick<SocialPost, 'url' | 'platform'>)[];
}

/** What time has done to the posts of a case. */
export interface RetentionMark {
  /** Since when handles are pseudonyms. */
  pseudonymisedAt?: Instant;
  /** When the posts were last looked up. */
  checkedAt?: Instant;
  /** Posts that were dropped because they are gone where they stood. */
  dropped?: number;
}

/** What the networks had on a topic. It informs; alone it never lifts a tier. */
export interface SocialEvidence {
  sources: SocialSource[];
  coverage: CoverageEntry[];
  coordination: Coordination;
  independentAccounts: number;
  /** 0–100. */
  credibility: number;
  timeline: SocialTimeline;
  engagement: EngagementPattern;
  /** Null where no answers could be asked for. */
  reaction: CommunityReaction | null;
  /** What time has done to it; absent while it is as it was collected. */
  retention?: RetentionMark;
}
