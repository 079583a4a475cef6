import { MINUTE_MS } from '@corroborate/domain';
/** Thresholds of this package, with reasons. */

export const POST_LIMITS = {
  /** Maximum characters stored per post: enough for any network's posts, small enough to store hundreds. */
  content: 2000,
  links: 20,
  /** Maximum pictures that networks allow per post. */
  pictures: 4,
  /** Maximum posts evaluated per topic; more add only processing time. */
  perTopic: 1000,
};

export const QUERY_LIMITS = { quick: 2, detailed: 4, exhaustive: 6 } as const;

/** Posts per network whose replies and quotes are fetched, at one or two calls each. */
export const MAX_KEY_POSTS = { quick: 0, detailed: 1, exhaustive: 3 } as const;

/**
 * Time limit for all networks together, in ms. Pages are read meanwhile; posts are not evidence, so
 * decisions must not wait long for them. Queries not sent in time are listed in the coverage.
 */
export const TIME_LIMIT_MS = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 } as const;

/** Message for a response of which only the newest part was read. */
export const MORE_POSTS_MESSAGE = 'more posts exist than were read';
/** Message for a query skipped or aborted because of `TIME_LIMIT_MS`. */
export const OUT_OF_TIME_MESSAGE = 'the time limit for networks was reached';

/** Limits for reading authors' other posts. Shown to editors following a lead; not used in any score. */
export const HISTORY = {
  /** Posts per network whose authors are looked up, at one call each. */
  posts: { quick: 0, detailed: 3, exhaustive: 6 },
  /** Posts and comments read per account: one Reddit page. */
  items: 100,
  /** With at least this many other posts in the community, the account is a regular. */
  regular: 5,
  /** With at least this many posts elsewhere and none there, the account is new to the community. */
  newcomer: 5,
  /** Minimum number and share of removed posts to report. */
  removed: { least: 3, share: 0.2 },
};

/** Maximum number of replies to key posts shown as examples. */
export const MAX_REACTION_EXAMPLES = 5;

export const GROWTH = {
  /** Minimum posts in an hour to count as growth. */
  least: 3,
  /** Minimum ratio to the hour before to count as growth. */
  factor: 2,
};

export const ENGAGEMENT = {
  /** With fewer likes, reposts and replies than this on all posts together, there is hardly any interest. */
  least: 10,
  /** At or above this share of all engagement, one post carries the story alone. */
  onePost: 0.8,
  /** At or above this share of posts in coordinated clusters, the story counts as pushed. */
  pushed: 0.5,
};

/**
 * Conditions for a post, rather than a page, to be the origin of a story. A wrong origin is worse
 * than a late one.
 */
export const ORIGIN = {
  eyewitness: 0.5,
  relevance: 0.7,
  credibility: 40,
  /** Minimum minutes before the first report. */
  aheadMinutes: 1,
  /** Maximum hours before the first report; older posts are about something else. */
  aheadHours: 72,
  /** Minimum independent accounts if no credible page reports the story. */
  accounts: 3,
};

/** People post about an event while it happens and for about two weeks; earlier posts are about another event. */
export const WINDOW = {
  beforeEventDays: 1,
  afterEventDays: 14,
  /** Maximum days before discovery if the date of the event is unknown. */
  beforeDiscoveryDays: 14,
  afterDiscoveryDays: 7,
};

export const RELEVANCE = {
  /** Posts below this relevance are dropped. */
  least: 0.4,
  /** Posts below this relevance are shown to editors but not counted. */
  unsure: 0.45,
  /** Shared distinctive words (excluding names and places) that identify the event without an event word. */
  sharedWords: 2,
  /** A name without any event word is accepted only within this many days of the event. */
  nameOnlyDays: 2,
  /** Share of the title's words required if the topic has neither names nor a place. */
  coverage: 0.6,
  /** A full date in the post at least this many days from the event's indicates another event. */
  otherDateDays: 5,
};

/** Points on a scale of 0–100. Unknown accounts start below the middle because there is no evidence either way. */
export const AUTHOR = {
  base: 35,
  /** DFRLab and Reddit moderation practice: campaigns typically use accounts that are a few weeks old. */
  ageDays: [
    { below: 30, points: -20, code: 'account.under-a-month' },
    { below: 90, points: -10, code: 'account.under-three-months' },
    { below: 365, points: 0, code: 'account.under-a-year' },
    { below: 1095, points: 10, code: 'account.over-a-year' },
    { below: Infinity, points: 18, code: 'account.over-three-years' },
  ] as const,
  /** Oxford Internet Institute: more than 50 posts a day on average is heavy automation. */
  postsPerDay: { limit: 50, points: -20 },
  fewPosts: { below: 10, points: -8 },
  manyPosts: { from: 100, points: 5 },
  /** Follows many accounts but has hardly any followers: follow-back farming. */
  followRatio: { following: 200, below: 0.1, points: -10 },
  /** An audience that was not gained by follow-backs. */
  audience: { followers: 1000, ratio: 1, points: 8 },
  karma: [
    { below: 0, points: -15, code: 'account.negative-karma' },
    { below: 100, points: -5, code: 'account.little-karma' },
    { below: 1000, points: 4, code: 'account.some-karma' },
    { below: Infinity, points: 10, code: 'account.much-karma' },
  ] as const,
  /** Organizations and governments verified by the platform, or an identity checked by a trusted verifier. */
  organisation: 35,
  identity: 30,
  /** Control of a domain proves affiliation with it, nothing more. */
  domain: 12,
  selfDeclaredBot: -10,
  /** A name ending in five or more digits is a sign-up default and typical of bulk-created accounts. */
  digitTail: { digits: 5, points: -10 },
  /** Minimum age and activity of an established community member. */
  member: { ageDays: 180, posts: 20, karma: 100 },
};

/** Weight of each kind of expression as a sign that the author was there; combined as 1 − Π(1 − w). */
export const EYEWITNESS = {
  presence: 0.55,
  senses: 0.5,
  ownWorld: 0.4,
  experience: 0.4,
  now: 0.2,
  place: 0.15,
  /** Factors for contrary evidence. */
  secondHand: 0.2,
  headline: 0.3,
  link: 0.4,
  repost: 0.1,
  question: 0.7,
  /** At or above this likelihood, a post is called a likely eyewitness account. */
  likely: 0.5,
};

export const COORDINATION = {
  /**
   * Word sets with at least this similarity count as the same text (the QUT coordination toolkit uses 0.8–0.9 on longer
   * posts).
   */
  alike: 0.7,
  /**
   * Alternatively, this share of the shorter text's four-word runs, so that a changed opening does
   * not hide a copy.
   */
  runs: 0.5,
  runWords: 4,
  /** Posts with fewer words are similar by chance ("stay safe everyone"). */
  leastWords: 6,
  /** Words compared per post; campaign posts state their message early. */
  mostWords: 80,
  /** Each post is compared with this many posts that follow it, because campaign posts are close together. */
  neighbours: 60,
  pairMs: 24 * 60 * MINUTE_MS,
  bursts: [
    { accounts: 5, ms: 5 * MINUTE_MS },
    { accounts: 3, ms: MINUTE_MS },
  ],
  youngDays: 90,
  veryYoungDays: 30,
  /** More posts a day than a person can write. */
  postsPerDay: 50,
  /** Share of accounts of known age that must be new or post more than a person can. */
  youngShare: 0.5,
  /** Without a burst: at least this many accounts, nearly all of them very new. */
  slow: { accounts: 5, youngShare: 0.66 },
  /** Verbatim copies in a burst need no new accounts, if no page explains the shared words. */
  copied: 0.95,
  /** Accounts created within this many days of each other look bulk-created. */
  bornTogetherDays: 30,
};

/** Weight of posts in the overall credibility. */
export const CREDIBILITY = {
  voice: { tells: 1, 'passes-on': 0.3, asks: 0, denies: 0 },
  coordinated: 0.05,
  /** Factor if nothing indicates an eyewitness. */
  withoutEyewitness: 0.6,
  /** A single perfect account contributes a quarter; each further account adds less. */
  perAccount: 0.25,
  /** Reduces the value of a coordinated story even if honest accounts report it too. */
  coordinationPenalty: 0.5,
};

/** Posts below this relevance do not count as independent accounts of the event. */
export const INDEPENDENT_RELEVANCE = 0.5;

/** Maximum individual account lookups on networks without a bulk lookup. */
export const MAX_AUTHOR_LOOKUPS = 12;
