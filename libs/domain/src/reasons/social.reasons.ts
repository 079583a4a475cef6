/** Nothing to tell beside the code. */
type Nothing = Record<string, never>;

/** Why posts and the accounts behind them were read as they were: each code with what it is told with. */
export interface SocialReasons
  extends
    PostReasons,
    PostStanceReasons,
    AccountReasons,
    HistoryReasons,
    CoordinationReasons,
    InterestReasons,
    EyewitnessReasons {}

/** Whether a post is about this very event. */
interface PostReasons {
  /** It was written so many days before anybody could have written of it. */
  'post.too-early': { days: number };
  'post.too-late': Nothing;
  'post.names-nobody': Nothing;
  'post.names': { names: string[] };
  /** A telling part of a name, not the whole of it. */
  'post.part-of-name': { name: string };
  'post.town': { town: string };
  'post.kind-of-event': Nothing;
  /** Telling words of the title that it has, names and places apart. */
  'post.title-words': { words: number };
  /** It names too little of who and where to be held for this event. */
  'post.loosely-tied': Nothing;
  /** Many towns have one of the name, and it does not say which it means. */
  'post.common-spot': { name: string };
  'post.nothing-happened': Nothing;
  /** The same, but it was written so few days from the event that it may mean it. */
  'post.near-in-time': { days: number };
  /** It names somebody whom the topic does not. */
  'post.other-name': { name: string };
  /** All there is to go by, where the topic names nobody and no place. */
  'post.words-alone': { found: number; of: number };
  /** It dates what it tells to another day, in the words of `quote`. */
  'post.other-date': { quote: string };
  'post.past': Nothing;
  'post.elsewhere': { found: string; wanted: string };
  /** It numbers a like-named thing otherwise: "Flight 611" for "Flight 240". */
  'post.other-number': { name: string; found: string; own: string };
  /** It sounds as if its writer was there: chance 0–1, and the words that say so. */
  'post.eyewitness-words': { likelihood: number; words: string[] };
}

/** What a post does with the story; `words` are its own. */
interface PostStanceReasons {
  'telling.repost': Nothing;
  'telling.denies': { words: string };
  'telling.asks': { words: string };
  'telling.points-to-page': Nothing;
  'telling.hearsay': { words: string };
  'telling.was-there': { words: string };
  'telling.own-words': Nothing;
}

/** What the platform tells of an account, and the points that it adds to or takes from the account's worth. */
interface AccountReasons {
  /** The platform checked it as such a body. */
  'account.organisation': { points: number; as: string };
  'account.identity-checked': { points: number };
  /** Its mark of verification is sold and shows nothing. */
  'account.bought-mark': { points: number };
  'account.domain': { points: number; domain: string };
  'account.automated': { points: number };
  'account.under-a-month': { points: number };
  'account.under-three-months': { points: number };
  'account.under-a-year': { points: number };
  'account.over-a-year': { points: number };
  'account.over-three-years': { points: number };
  'account.few-posts': { points: number; posts: number };
  'account.many-posts': { points: number; posts: number };
  /** More posts a day than people write. */
  'account.busy': { points: number; perDay: number };
  /** It follows many and hardly anybody follows it. */
  'account.follows-many': { points: number; following: number; followers: number };
  'account.followed': { points: number; followers: number };
  'account.negative-karma': { points: number; karma: number };
  'account.little-karma': { points: number; karma: number };
  'account.some-karma': { points: number; karma: number };
  'account.much-karma': { points: number; karma: number };
  'account.digits': { points: number; digits: number };
  'account.unknown': Nothing;
}

/** What the platform tells of the account behind a lead. No score rests on it. */
interface HistoryReasons {
  /** When it posted. */
  'history.age': { days: number };
  /** Of its latest posts and comments, those in the community of the post. */
  'history.regular': { inCommunity: number; items: number; community: string };
  'history.newcomer': { items: number; community: string };
  'history.items': { inCommunity: number; items: number; community: string };
  /** Of its latest posts and comments, those that were deleted or taken down. */
  'history.removed': { removed: number; items: number };
}

/** What makes posts of several accounts look arranged. */
interface CoordinationReasons {
  /** So many accounts said one thing within so many minutes. */
  'coordination.same-words': { accounts: number; letterByLetter: boolean; minutes: number };
  'coordination.burst': { accounts: number; minutes: number };
  /** Of the accounts whose age is known, those younger than so many days. */
  'coordination.young': { young: number; known: number; days: number };
  'coordination.busy': { accounts: number; perDay: number };
  /** The accounts were made within so many days of each other. */
  'coordination.born-together': { days: number };
  'coordination.one-page': Nothing;
}

/** How the interest was spread over posts. */
interface InterestReasons {
  'interest.pushed': { pushed: number; posts: number };
  'interest.hardly-any': { total: number };
  /** One post has so many of 100 likes, reposts and answers. */
  'interest.one-post': { percent: number };
  'interest.spread': { posts: number };
  /** More replies and quotes than likes, reposts and points. */
  'interest.argued-over': { answers: number; approvals: number };
  'interest.passed-on': { answers: number; approvals: number };
  'interest.reception-unknown': Nothing;
}

/** Why the story is taken to have begun with a post. */
interface EyewitnessReasons {
  'eyewitness.told': { platform: string; words: string; at: string };
  'eyewitness.before-report': { minutes: number };
  'eyewitness.no-report-date': Nothing;
  'eyewitness.accounts': { accounts: number };
}
