import { BlueskyNetwork } from '../networks/bluesky.adapter';
import { HackerNewsNetwork } from '../networks/hackernews.adapter';
import { MastodonNetwork } from '../networks/mastodon.adapter';
import { RedditNetwork } from '../networks/reddit.adapter';
import { XNetwork } from '../networks/x.adapter';
import type { NetworkCases } from './network.conformance';

const json = (value: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
const unknown = { followers: null, following: null, posts: null, karma: null, verified: null };

const hackernews: NetworkCases = {
  name: 'Hacker News',
  make: (door, clock) => new HackerNewsNetwork({ door, clock }),
  results: json({
    hits: [
      {
        objectID: '45998001',
        created_at: '2026-03-09T07:00:00Z',
        created_at_i: 1773039600,
        title: 'River dam &amp; crack',
        url: 'https://news.example/dam#top',
        author: 'pgx',
        points: 57,
        num_comments: 12,
        story_text: null,
        comment_text: null,
        parent_id: null,
      },
      {
        objectID: '45998002',
        created_at: '2026-03-09T08:00:00Z',
        created_at_i: 1773043200,
        title: null,
        url: null,
        author: 'mira',
        points: null,
        comment_text:
          'I can see it.<p>More &gt; <a ' +
          'href="https:&#x2F;&#x2F;photos.example&#x2F;dam">here</a><script>alert(1)</script>',
        parent_id: 45998001,
      },
      { objectID: 'not-a-number', author: 'x', created_at_i: 1773043200, title: 'No' },
      { objectID: '5', author: null, created_at_i: 1773043200, title: 'No author' },
      'nonsense',
    ],
    nbHits: 5,
  }),
  expected: [
    {
      id: '45998001',
      url: 'https://news.ycombinator.com/item?id=45998001',
      content: 'River dam & crack',
      timestamp: '2026-03-09T07:00:00.000Z',
      engagement: { score: 57, replies: 12 },
      links: ['https://news.example/dam'],
      replyTo: null,
      author: { handle: 'pgx', createdAt: null, ...unknown },
    },
    {
      id: '45998002',
      content: 'I can see it. More > here',
      engagement: {},
      links: ['https://photos.example/dam'],
      replyTo: '45998001',
    },
  ],
  recheck: {
    post: { id: '45998001', url: 'https://news.ycombinator.com/item?id=45998001' },
    there: json({ id: 45998001 }),
    gone: { status: 404, body: '{}' },
  },
  empty: json({ hits: [], nbHits: 0 }),
  blocked: {},
  limited: {},
  malformed: { 'an object without hits': json({ message: 'x' }), 'a list': json([]) },
};

const did = 'did:plc:ab12cd34ef56gh78ij90kl12';
const bluesky: NetworkCases = {
  name: 'Bluesky',
  make: (door, clock) => new BlueskyNetwork({ identifier: 'desk.example', appPassword: 'abcd-efgh' }, { door, clock }),
  keyless: (door, clock) => new BlueskyNetwork({ identifier: undefined, appPassword: undefined }, { door, clock }),
  before: [
    [
      'createSession',
      json({
        accessJwt: 'a.b.c',
        didDoc: { service: [{ id: '#atproto_pds', serviceEndpoint: 'https://pds.example' }] },
      }),
    ],
  ],
  recheck: {
    post: { id: `at://${did}/app.bsky.feed.post/3m5c`, url: 'https://bsky.app/profile/x/post/3m5c' },
    there: json({ posts: [{ uri: `at://${did}/app.bsky.feed.post/3m5c` }] }),
    gone: json({ posts: [] }),
  },
  results: json({
    posts: [
      {
        uri: `at://${did}/app.bsky.feed.post/3m5xq2zk3vs2a`,
        author: {
          did,
          handle: 'reporter.news.example',
          displayName: 'R. Reporter',
          createdAt: '2023-06-01T12:00:00.000Z',
          labels: [],
          verification: { verifiedStatus: 'valid', trustedVerifierStatus: 'none' },
        },
        record: {
          text: 'Bridge closed news.example/harbour\u202e',
          createdAt: '2026-03-01T00:00:00.000Z',
          langs: ['en'],
          facets: [{ index: { byteStart: 14, byteEnd: 34 }, features: [{ uri: 'https://news.example/harbour' }] }],
          reply: { parent: { uri: 'at://parent' } },
        },
        embed: { external: { uri: 'https://news.example/harbour' } },
        replyCount: 3,
        repostCount: 9,
        likeCount: 41,
        quoteCount: 1,
        indexedAt: '2026-03-09T08:20:12.001Z',
        labels: [],
      },
      {
        uri: `at://${did}/app.bsky.feed.post/3m5b`,
        author: { did, handle: 'ana.bsky.social', labels: [] },
        record: { text: 'Quoting' },
        embed: { record: { uri: 'at://quoted' } },
        indexedAt: '2026-03-09T09:00:00Z',
        labels: [],
      },
      {
        uri: `at://${did}/app.bsky.feed.post/3m5c`,
        author: { did, handle: 'shy.bsky.social', labels: [{ val: '!no-unauthenticated' }] },
        record: { text: 'Not for you' },
        indexedAt: '2026-03-09T09:00:00Z',
      },
      {
        uri: 'javascript:alert(1)',
        author: { handle: 'x.bsky.social' },
        record: { text: 'No' },
        indexedAt: '2026-03-09T09:00:00Z',
      },
      7,
    ],
  }),
  expected: [
    {
      id: `at://${did}/app.bsky.feed.post/3m5xq2zk3vs2a`,
      url: 'https://bsky.app/profile/reporter.news.example/post/3m5xq2zk3vs2a',
      // The writer's own date is earlier than the network's first sight of the post.
      timestamp: '2026-03-09T08:20:12.001Z',
      content: 'Bridge closed news.example/harbour',
      links: ['https://news.example/harbour'],
      replyTo: 'at://parent',
      language: 'en',
      engagement: { likes: 41, reposts: 9, replies: 3, quotes: 1 },
      author: {
        handle: 'reporter.news.example',
        verified: true,
        verifiedType: 'valid',
        domainHandle: 'reporter.news.example',
        createdAt: '2023-06-01T12:00:00.000Z',
      },
    },
    { content: 'Quoting', quoteOf: 'at://quoted', author: { verified: null, domainHandle: null } },
  ],
  empty: json({ posts: [] }),
  blocked: {
    'an expired session': { ...json({ error: 'ExpiredToken', message: 'Token has expired' }), status: 400 },
    'a demand to sign in': { ...json({ error: 'AuthMissing', message: 'x' }), status: 401 },
  },
  limited: { 'its own rate error': { ...json({ error: 'RateLimitExceeded', message: 'x' }), status: 429 } },
  malformed: {
    'an upstream failure': { ...json({ error: 'UpstreamFailure', message: 'x' }), status: 502 },
    'no posts': json({}),
  },
};

const account = {
  acct: 'ana@other.example',
  display_name: 'Ana',
  created_at: '2022-11-05T00:00:00.000Z',
  followers_count: 540,
  following_count: 200,
  statuses_count: 2100,
  bot: false,
};
const mastodon: NetworkCases = {
  name: 'Mastodon',
  make: (door, clock) => new MastodonNetwork('social.example', { door, clock }),
  results: json([
    {
      uri: 'https://social.example/users/ana/statuses/1',
      url: 'https://social.example/@ana/1',
      created_at: '2026-03-09T08:31:00.000Z',
      language: 'en',
      visibility: 'public',
      spoiler_text: '',
      content:
        '<p>Bridge closed <a href="https://social.example/tags/harbour" class="mention hashtag" ' +
        'rel="tag">#<span>harbour</span></a><br>see <a href="https://news.example/x">this</a> &amp; that</p>',
      replies_count: 0,
      reblogs_count: 3,
      favourites_count: 7,
      reblog: null,
      in_reply_to_id: null,
      account: {
        ...account,
        fields: [
          {
            name: 'Site',
            value: '<a href="https://ana.example/about" rel="me">ana.example</a>',
            verified_at: '2025-02-01T10:00:00.000+00:00',
          },
        ],
      },
    },
    {
      uri: 'https://social.example/users/bo/statuses/2',
      url: 'https://social.example/@bo/2',
      created_at: '2026-03-09T08:32:00.000Z',
      visibility: 'public',
      content: '<p>Two</p>',
      account: { acct: 'bo', bot: true, fields: [] },
    },
    {
      uri: 'https://social.example/users/cy/statuses/3',
      url: 'https://social.example/@cy/3',
      created_at: '2026-03-09T08:32:00.000Z',
      visibility: 'private',
      content: '<p>Private</p>',
      account: { acct: 'cy' },
    },
    { uri: 'x', url: 'javascript:alert(1)', created_at: '2026-03-09T08:32:00.000Z', content: 'No', account },
    null,
  ]),
  expected: [
    {
      id: 'https://social.example/users/ana/statuses/1',
      url: 'https://social.example/@ana/1',
      content: 'Bridge closed #harbour see this & that',
      links: ['https://news.example/x'],
      community: 'other.example',
      engagement: { likes: 7, reposts: 3, replies: 0 },
      author: {
        handle: 'ana@other.example',
        followers: 540,
        following: 200,
        posts: 2100,
        verified: true,
        verifiedType: 'website',
        domainHandle: 'ana.example',
      },
    },
    { content: 'Two', community: 'social.example', author: { verified: null, verifiedType: 'bot', followers: null } },
  ],
  recheck: {
    post: { id: 'https://social.example/users/ana/statuses/1', url: 'https://social.example/@ana/1' },
    there: json({ id: '1' }),
    gone: { ...json({ error: 'Record not found' }), status: 404 },
  },
  empty: json([]),
  blocked: { 'a closed timeline': { ...json({ error: 'This method requires an authenticated user' }), status: 401 } },
  limited: { 'its own rate error': { ...json({ error: 'Too many requests' }), status: 429 } },
  malformed: { 'an object': json({ error: 'x' }), 'HTTP 503': { ...json({ error: 'x' }), status: 503 } },
};

const metrics = { retweet_count: 12, reply_count: 4, like_count: 55, quote_count: 2, impression_count: 9120 };
const xUser = {
  id: '44',
  name: 'Ana Prime',
  username: 'ana_prime',
  created_at: '2011-05-02T10:00:00.000Z',
  verified: true,
  verified_type: 'blue',
  public_metrics: { followers_count: 1200, following_count: 310, tweet_count: 20411 },
};
const xPost = {
  id: '1991800000000000321',
  text: 'Harbour Bridge closed &amp; cracked https://t.co/aB1',
  created_at: '2026-03-09T08:15:02.000Z',
  author_id: '44',
  lang: 'en',
  public_metrics: metrics,
  referenced_tweets: [{ type: 'quoted', id: '1991799999999999100' }],
  entities: { urls: [{ url: 'https://t.co/aB1', expanded_url: 'https://news.example/harbour#top' }] },
};
const xExpected = {
  id: '1991800000000000321',
  url: 'https://x.com/ana_prime/status/1991800000000000321',
  content: 'Harbour Bridge closed & cracked https://t.co/aB1',
  timestamp: '2026-03-09T08:15:02.000Z',
  engagement: { likes: 55, reposts: 12, replies: 4, quotes: 2, views: 9120 },
  links: ['https://news.example/harbour'],
  quoteOf: '1991799999999999100',
  replyTo: null,
  language: 'en',
  author: {
    handle: 'ana_prime',
    followers: 1200,
    posts: 20411,
    verified: true,
    verifiedType: 'blue',
    createdAt: '2011-05-02T10:00:00.000Z',
  },
};
const xProblem = (status: number, type: string) => ({
  ...json({ title: 'x', detail: 'x', type: `https://api.twitter.com/2/problems/${type}` }),
  status,
});
const x: NetworkCases = {
  name: 'X',
  make: (door, clock) => new XNetwork('AAAA', { door, clock }),
  keyless: (door, clock) => new XNetwork(undefined, { door, clock }),
  priceUsd: 0.3,
  results: json({
    data: [
      xPost,
      { ...xPost, id: 'no-id' },
      { ...xPost, id: '5', author_id: 'unknown' },
      { id: '6', text: 'no date', author_id: '44' },
      'nonsense',
    ],
    includes: { users: [xUser, { id: '45', username: '../../evil' }] },
    errors: [{ title: 'Not Found Error' }],
    meta: { result_count: 4 },
  }),
  expected: [xExpected],
  recheck: {
    post: { id: '1991800000000000321', url: 'https://x.com/ana_prime/status/1991800000000000321' },
    there: json({ data: [{ id: '1991800000000000321', text: 'x' }] }),
    gone: json({ errors: [{ type: 'https://api.twitter.com/2/problems/resource-not-found' }] }),
  },
  empty: json({ meta: { result_count: 0 } }),
  blocked: { 'a client that is not enrolled': xProblem(403, 'client-forbidden') },
  limited: {
    'credits that are used up': xProblem(402, 'credits-depleted'),
    'the monthly cap': xProblem(429, 'usage-capped'),
    'the old form of the rate error': {
      ...json({ errors: [{ code: 88, message: 'Rate limit exceeded' }] }),
      status: 429,
    },
  },
  malformed: {
    'an invalid request': xProblem(400, 'invalid-request'),
    'an unknown path': { status: 404, body: '' },
    'an object that is something else': json({ message: 'x' }),
  },
};

/** The same API in the field names of its newer description. */
const xNewer: NetworkCases = {
  ...x,
  name: 'X in the newer field names',
  results: json({
    data: [
      {
        ...xPost,
        referenced_tweets: undefined,
        referenced_posts: xPost.referenced_tweets,
        public_metrics: { ...metrics, retweet_count: undefined, repost_count: 12 },
      },
    ],
    includes: {
      users: [{ ...xUser, public_metrics: { followers_count: 1200, following_count: 310, post_count: 20411 } }],
      posts: [],
    },
    meta: { result_count: 1 },
  }),
};

const t3 = (over: object) => ({
  kind: 't3',
  data: {
    id: '1p3xk2a',
    name: 't3_1p3xk2a',
    title: 'Bridge closed?',
    selftext: '',
    author: 'plain_user7',
    subreddit: 'news',
    created_utc: 1773044102.0,
    score: 812,
    num_comments: 140,
    permalink: '/r/news/comments/1p3xk2a/bridge_closed/',
    url: 'https://news.example/harbour',
    is_self: false,
    removed_by_category: null,
    ...over,
  },
});
const listing = (...children: object[]) =>
  json({ kind: 'Listing', data: { after: null, before: null, dist: children.length, children } });
const reddit: NetworkCases = {
  name: 'Reddit',
  make: (door, clock) =>
    new RedditNetwork({ clientId: 'id', clientSecret: 'secret', username: 'desk' }, { door, clock }),
  keyless: (door, clock) =>
    new RedditNetwork({ clientId: undefined, clientSecret: undefined, username: undefined }, { door, clock }),
  before: [
    ['/api/v1/access_token', json({ access_token: 'tok', token_type: 'bearer', expires_in: 86_400, scope: '*' })],
  ],
  results: listing(
    t3({}),
    t3({
      id: '1p3xk2b',
      name: 't3_1p3xk2b',
      title: 'I was there',
      selftext: 'Sparks &amp; smoke, see https://photos.example/1',
      author: 'mira',
      is_self: true,
      url: 'https://www.reddit.com/r/news/comments/1p3xk2b/',
      permalink: '/r/news/comments/1p3xk2b/i_was_there/',
    }),
    t3({ id: '1p3xk2c', name: 't3_1p3xk2c', author: '[deleted]', selftext: '[deleted]' }),
    t3({ id: '1p3xk2d', name: 't3_1p3xk2d', removed_by_category: 'moderator' }),
    t3({ id: '../evil', name: 't3_x' }),
  ),
  expected: [
    {
      id: '1p3xk2a',
      url: 'https://www.reddit.com/r/news/comments/1p3xk2a/bridge_closed/',
      content: 'Bridge closed?',
      timestamp: '2026-03-09T08:15:02.000Z',
      engagement: { score: 812, replies: 140 },
      links: ['https://news.example/harbour'],
      community: 'news',
      author: { handle: 'plain_user7', karma: null },
    },
    {
      id: '1p3xk2b',
      content: 'I was there — Sparks & smoke, see https://photos.example/1',
      links: ['https://photos.example/1'],
      author: { handle: 'mira' },
    },
  ],
  recheck: {
    post: { id: '1p3xk2a', url: 'https://www.reddit.com/r/news/comments/1p3xk2a/bridge_closed/' },
    there: listing(t3({})),
    gone: listing(t3({ author: '[deleted]', selftext: '[deleted]' })),
  },
  empty: listing(),
  blocked: { 'a private community': { ...json({ message: 'Forbidden', error: 403, reason: 'private' }), status: 403 } },
  limited: { 'its own rate error': { ...json({ message: 'Too Many Requests', error: 429 }), status: 429 } },
  malformed: {
    'an object that is something else': json({ message: 'x' }),
    'HTML of the network in front': { status: 503, body: '<html>CDN</html>' },
  },
};

export const NETWORK_CASES: NetworkCases[] = [x, xNewer, reddit, hackernews, bluesky, mastodon];
