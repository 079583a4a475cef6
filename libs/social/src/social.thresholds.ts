import { MINUTE_MS } from '@corroborate/domain';
/** Thresholds of this package, with reasons. */

export const POST_LIMITS = {
  /** Longest text kept of one post: long enough for any network's posts, short enough to store by the hundred. */
  content: 2000,
  links: 20,
  /** As many as the networks take in one post. */
  pictures: 4,
  /** Posts judged for one topic; the most recent networks' answers beyond that add nothing but time. */
  perTopic: 1000,
};

export const QUERY_LIMITS = { quick: 2, detailed: 4, exhaustive: 6 } as const;

/** Posts whose replies and quotes are asked for, on each network; every one is a call or two. */
export const KEY_POSTS = { quick: 0, detailed: 1, exhaustive: 3 } as const;

/**
 * Milliseconds for all networks together. The round reads pages meanwhile; posts are no evidence, and no decision is to
 * wait for them for long. What was not asked by then stands in the coverage.
 */
export const TIME_LIMIT_MS = { quick: 15_000, detailed: 45_000, exhaustive: 90_000 } as const;

/** Said of an answer that was longer than what was read of it, newest first. */
export const MORE_POSTS = 'more posts exist than were read';
/** Said of a question that was not asked, or broken off, because of `TIME_LIMIT_MS`. */
export const OUT_OF_TIME = 'the time limit for networks was reached';

/** What else accounts wrote. Read for whoever follows a lead; no score rests on it. */
export const HISTORY = {
  /** Posts whose authors are asked about, on each network; every one is a call. */
  posts: { quick: 0, detailed: 3, exhaustive: 6 },
  /** Posts and comments read of one account: a page of Reddit's answer. */
  items: 100,
  /** So many others in the same community make a regular. */
  regular: 5,
  /** With so many elsewhere and none there, the account is new to the community. */
  newcomer: 5,
  /** Taken down or deleted: so many, and this share of all, are worth telling. */
  removed: { least: 3, share: 0.2 },
};

/** Answers of people to key posts, shown as examples. */
export const REACTION_EXAMPLES = 5;

export const GROWTH = {
  /** An hour with this many posts … */
  least: 3,
  /** … and this many times those of the hour before is growth. */
  factor: 2,
};

export const ENGAGEMENT = {
  /** Fewer likes, reposts and answers than this on all posts together is hardly any interest. */
  least: 10,
  /** One post that has this share of all of it carries the story alone. */
  onePost: 0.8,
  /** This share of posts in coordinated clusters is a push. */
  pushed: 0.5,
};

/** When a post, and no page, is where a story began. A wrong origin is worse than a late one. */
export const ORIGIN = {
  eyewitness: 0.5,
  relevance: 0.7,
  credibility: 40,
  /** The post must be at least this much older than the first report, minutes. */
  aheadMinutes: 1,
  /** Older than this, hours, and it belongs to something else. */
  aheadHours: 72,
  /** Where no credible page tells the story, this many independent accounts must. */
  accounts: 3,
};

/** People post about an event while it happens and for about two weeks; what comes before belongs to another one. */
export const WINDOW = {
  beforeEventDays: 1,
  afterEventDays: 14,
  /** Where only the moment of discovery is known the event may lie this far back. */
  beforeDiscoveryDays: 14,
  afterDiscoveryDays: 7,
};

export const RELEVANCE = {
  /** Below this a post is dropped. */
  least: 0.4,
  /** Kept for an editor to see, but too unsure to count for anything. */
  unsure: 0.45,
  /** Shared telling words (names and places not counted) that stand for the event where no verb does. */
  sharedWords: 2,
  /** A name alone, without any word of the event, is taken only this soon after it. */
  nameOnlyDays: 2,
  /** Share of the title's words needed where the topic has neither names nor a place. */
  coverage: 0.6,
  /** A full date in the post this far from the event's is another event. */
  otherDateDays: 5,
};

/** Points on a scale of 0–100. Unknown accounts start below the middle: nothing speaks for or against them. */
export const AUTHOR = {
  base: 35,
  /** DFRLab and Reddit moderation practice: accounts of a few weeks are the usual material of campaigns. */
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
  /** Follows many, followed by hardly any: follow-back farming. */
  followRatio: { following: 200, below: 0.1, points: -10 },
  /** An audience that was not bought by following back. */
  audience: { followers: 1000, ratio: 1, points: 8 },
  karma: [
    { below: 0, points: -15, code: 'account.negative-karma' },
    { below: 100, points: -5, code: 'account.little-karma' },
    { below: 1000, points: 4, code: 'account.some-karma' },
    { below: Infinity, points: 10, code: 'account.much-karma' },
  ] as const,
  /** Organisations and governments checked by the platform, or an identity checked by a trusted verifier. */
  organisation: 35,
  identity: 30,
  /** Control of a domain shows affiliation with it, and nothing more. */
  domain: 12,
  selfDeclaredBot: -10,
  /**
   * A name with a tail of five digits or more is the default of sign-up forms and the mark of accounts made in bulk.
   */
  digitTail: { digits: 5, points: -10 },
  /** A community member has been there this long and taken part. */
  member: { ageDays: 180, posts: 20, karma: 100 },
};

/** How much each kind of expression says that the writer was there; combined as 1 − Π(1 − w). */
export const EYEWITNESS = {
  presence: 0.55,
  senses: 0.5,
  ownWorld: 0.4,
  experience: 0.4,
  now: 0.2,
  place: 0.15,
  /** Factors for what speaks against it. */
  secondHand: 0.2,
  headline: 0.3,
  link: 0.4,
  repost: 0.1,
  question: 0.7,
  /** From here on a post is called a likely eyewitness account. */
  likely: 0.5,
};

export const COORDINATION = {
  /** Word sets this much alike are one text (QUT coordination toolkit uses 0.8–0.9 on longer posts). */
  alike: 0.7,
  /** Or this share of the shorter text's runs of four words, so that a changed opening does not hide a copy. */
  runs: 0.5,
  runWords: 4,
  /** Fewer words than this are alike by chance ("stay safe everyone"). */
  leastWords: 6,
  /** Words of a post that are compared; campaigns say what they have to say at once. */
  mostWords: 80,
  /** Each post is compared with this many that follow it: those of a campaign come close together. */
  neighbours: 60,
  pairMs: 24 * 60 * MINUTE_MS,
  bursts: [
    { accounts: 5, ms: 5 * MINUTE_MS },
    { accounts: 3, ms: MINUTE_MS },
  ],
  youngDays: 90,
  veryYoungDays: 30,
  /** More posts a day than a person writes. */
  postsPerDay: 50,
  /** Share of the accounts with a known age that must be young, or post more than a person can. */
  youngShare: 0.5,
  /** Without a burst: this many accounts, nearly all of them very young. */
  slow: { accounts: 5, youngShare: 0.66 },
  /** Copy and paste letter by letter in a burst needs no young accounts, if no page explains the common words. */
  copied: 0.95,
  /** Accounts created this close together look made in one go. */
  bornTogetherDays: 30,
};

/** A post's weight in the credibility of the whole. */
export const CREDIBILITY = {
  voice: { tells: 1, 'passes-on': 0.3, asks: 0, denies: 0 },
  coordinated: 0.05,
  /** Where nothing says that the writer was there. */
  withoutEyewitness: 0.6,
  /** One perfect account alone makes a quarter; more accounts add less and less. */
  perAccount: 0.25,
  /** A story pushed by coordination is worth less even where honest accounts tell it too. */
  coordinationPenalty: 0.5,
};

/** Below this a post does not count as an account's own word on the event. */
export const INDEPENDENT_RELEVANCE = 0.5;

/** Accounts looked up one by one where the network has no other way. */
export const AUTHOR_LOOKUPS = 12;
