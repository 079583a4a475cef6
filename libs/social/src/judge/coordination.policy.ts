import { DAY_MS, createReason, type Reason } from '@corroborate/domain';
import { sharedPortion, removeUrls, tokenizeWords } from '@corroborate/text';
import { COORDINATION, POST_LIMITS } from '../social.thresholds';
import type { Coordination, CoordinationCluster, SocialPost } from '../social.types';
import { ageInDays } from './author.policy';

interface PreparedPost {
  post: SocialPost;
  at: number;
  account: string;
  words: Set<string>;
  runs: Set<string>;
}

/**
 * Groups of accounts that post the same text at the same time, with indications of coordination. Many people sharing
 * one headline look alike too, so similarity alone is not enough: usually there is also a burst, and accounts that are
 * new or post more than a person can. Reports "signs of coordination", never "bots".
 */
export function findCoordination(posts: readonly SocialPost[]): Coordination {
  const own = posts.slice(0, POST_LIMITS.perTopic).filter(({ repostOf }) => repostOf === null);
  return {
    clusters: groupConnectedPosts(own.map(prepare).sort((a, b) => a.at - b.at)).flatMap(
      (group) => assessGroup(group) ?? [],
    ),
  };
}

/** Identifies an account across networks. */
export const formatAccount = ({ platform, author }: Pick<SocialPost, 'platform' | 'author'>): string =>
  `${platform}:${author.handle.toLowerCase()}`;

/** Identifies a post across networks. */
export const buildPostKey = ({ platform, id }: Pick<SocialPost, 'platform' | 'id'>): string => `${platform}:${id}`;

function prepare(post: SocialPost): PreparedPost {
  const list = tokenizeWords(removeUrls(post.content).replace(/@[\w.@-]+/g, ' '))
    .map((word) => word.folded)
    .slice(0, COORDINATION.mostWords);
  const runs = new Set<string>();
  for (let i = 0; i + COORDINATION.runWords <= list.length; i += 1)
    runs.add(list.slice(i, i + COORDINATION.runWords).join(' '));
  return { post, at: Date.parse(post.timestamp), account: formatAccount(post), words: new Set(list), runs };
}

/** Whether two short texts say the same thing in nearly the same words. */
export const hasSameWords = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  similarity(a, b) >= COORDINATION.alike;

/** Jaccard similarity of two word sets, 0–1; 0 if both are empty. */
const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
};

/** Words of a post, without URLs. */
export const wordSet = (text: string): Set<string> =>
  new Set(
    tokenizeWords(removeUrls(text))
      .map((word) => word.folded)
      .slice(0, COORDINATION.mostWords),
  );

/** Connected groups of posts within a day, by different accounts, that are similar or share a URL. */
function groupConnectedPosts(posts: PreparedPost[]): PreparedPost[][] {
  const parent = posts.map((_, index) => index);
  const root = (index: number): number => {
    let at = index;
    while (parent[at] !== at) at = parent[at] = parent[parent[at] as number] as number;
    return at;
  };
  const compared = new Set<number>();
  for (const bucket of bucketPosts(posts)) {
    for (let i = 0; i < bucket.length; i += 1)
      for (let j = i + 1; j < Math.min(bucket.length, i + 1 + COORDINATION.neighbours); j += 1) {
        const [a, b] = [bucket[i] as number, bucket[j] as number];
        if (compared.has(a * posts.length + b)) continue;
        compared.add(a * posts.length + b);
        if (root(a) !== root(b) && isConnected(posts[a] as PreparedPost, posts[b] as PreparedPost))
          parent[root(a)] = root(b);
      }
  }
  return [...Map.groupBy(posts, (_, index) => root(index)).values()].filter(
    (group) => new Set(group.map(({ account }) => account)).size >= 3,
  );
}

/** Only posts that share a run of words or a URL are compared; each bucket is in chronological order. */
function bucketPosts(posts: PreparedPost[]): number[][] {
  const keyed = posts.flatMap(({ runs, post }, index) =>
    [...runs, ...post.links.map((link) => `link ${link}`)].map((key) => ({ key, index })),
  );
  return [...Map.groupBy(keyed, ({ key }) => key).values()]
    .filter((bucket) => bucket.length > 1)
    .map((bucket) => bucket.map(({ index }) => index));
}

function isConnected(a: PreparedPost, b: PreparedPost): boolean {
  if (a.account === b.account || Math.abs(a.at - b.at) > COORDINATION.pairMs) return false;
  return a.post.links.some((link) => b.post.links.includes(link)) || areSimilar(a, b);
}

function areSimilar(a: PreparedPost, b: PreparedPost): boolean {
  if (Math.min(a.words.size, b.words.size) < COORDINATION.leastWords) return false;
  const [short, long] = a.runs.size <= b.runs.size ? [a.runs, b.runs] : [b.runs, a.runs];
  return similarity(a.words, b.words) >= COORDINATION.alike || sharedPortion(short, long) >= COORDINATION.runs;
}

function assessGroup(group: PreparedPost[]): CoordinationCluster | null {
  const firsts = firstPosts(group);
  const ages = firsts.map(({ post, at }) => ageInDays(post.author, new Date(at)));
  const known = ages.filter((age) => age !== null);
  const share = (limit: number) => (known.length === 0 ? 0 : known.filter((age) => age < limit).length / known.length);
  const hectic = firsts.filter(
    ({ post }, index) => (post.author.posts ?? 0) / Math.max(1, ages[index] ?? Infinity) > COORDINATION.postsPerDay,
  ).length;
  const burst = COORDINATION.bursts.find(({ accounts, ms }) => findBurst(firsts, accounts, ms));
  const young =
    share(COORDINATION.youngDays) >= COORDINATION.youngShare || hectic / firsts.length >= COORDINATION.youngShare;
  const slow =
    firsts.length >= COORDINATION.slow.accounts && share(COORDINATION.veryYoungDays) >= COORDINATION.slow.youngShare;
  const pasted = firsts.length >= COORDINATION.slow.accounts && areCopied(firsts);
  if (!(burst && (young || pasted)) && !slow) return null;
  const reasons = [
    sameWordsReason(firsts, pasted),
    ...(burst ? [createReason('coordination.burst', { accounts: burst.accounts, minutes: burst.ms / 60_000 })] : []),
    ...youngAccountReasons(known),
    ...(hectic > 0 ? [createReason('coordination.busy', { accounts: hectic, perDay: COORDINATION.postsPerDay })] : []),
    ...sameCreationReasons(firsts),
    ...sharedLinkReasons(firsts),
  ];
  return { postIds: group.map(({ post }) => post.id), reasons };
}

const sameWordsReason = (firsts: PreparedPost[], letterByLetter: boolean): Reason =>
  createReason('coordination.same-words', {
    accounts: firsts.length,
    letterByLetter,
    minutes: durationMinutes(firsts),
  });

function youngAccountReasons(ages: readonly number[]): Reason[] {
  if (ages.length === 0) return [];
  const young = ages.filter((age) => age < COORDINATION.youngDays).length;
  return [createReason('coordination.young', { young, known: ages.length, days: COORDINATION.youngDays })];
}

/** The first post of each account, oldest first. */
const firstPosts = (group: PreparedPost[]): PreparedPost[] =>
  [...Map.groupBy(group, ({ account }) => account).values()]
    .flatMap((own) => own.sort((a, b) => a.at - b.at).slice(0, 1))
    .sort((a, b) => a.at - b.at);

const findBurst = (firsts: PreparedPost[], accounts: number, ms: number): boolean =>
  firsts.some(({ at }, index) => (firsts[index + accounts - 1]?.at ?? Infinity) - at <= ms);

/** Whether the posts have the same words and link to no page from which they could have been copied. */
const areCopied = (firsts: PreparedPost[]): boolean =>
  firsts.every(
    ({ post, words: own }) =>
      post.links.length === 0 && similarity(own, (firsts[0] as PreparedPost).words) >= COORDINATION.copied,
  );

function sameCreationReasons(firsts: PreparedPost[]): Reason[] {
  const born = firsts.flatMap(({ post }) =>
    post.author.createdAt === null ? [] : [Date.parse(post.author.createdAt)],
  );
  const span = (Math.max(...born) - Math.min(...born)) / DAY_MS;
  return born.length >= 3 && span <= COORDINATION.bornTogetherDays
    ? [createReason('coordination.born-together', { days: Math.ceil(span) })]
    : [];
}

function sharedLinkReasons(firsts: PreparedPost[]): Reason[] {
  const link = firsts[0]?.post.links.find((one) => firsts.every(({ post }) => post.links.includes(one)));
  return link === undefined ? [] : [createReason('coordination.one-page')];
}

const durationMinutes = (firsts: PreparedPost[]): number =>
  Math.max(1, Math.ceil(((firsts.at(-1)?.at ?? 0) - (firsts[0]?.at ?? 0)) / 60_000));
