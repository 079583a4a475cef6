/** A small set of invented posts for tests: a fire reported by eyewitnesses before any newsroom. Posts only. */
export const SOCIAL_NOW = '2026-03-12T12:00:00Z';

const author = (handle: string, over: object = {}) => ({
  handle,
  name: handle,
  created: '2019-05-01T00:00:00Z',
  followers: 300,
  following: 200,
  posts: 900,
  ...over,
});
const x = (id: number, handle: string, created: string, over: { text: string } & Record<string, unknown>) => ({
  platform: 'x',
  id: String(2_100_000_000_000_000_000n + BigInt(id)),
  url: `https://x.com/${handle}/status/${2_100_000_000_000_000_000n + BigInt(id)}`,
  created,
  lang: 'en',
  metrics: { likes: 4, reposts: 1, replies: 2, quotes: 0, views: 120 },
  author: author(handle),
  ...over,
});
export const buildXId = (id: number): string => String(2_100_000_000_000_000_000n + BigInt(id));

export const SOCIAL_POSTS: object[] = [
  x(1, 'mira_h', '2026-03-09T12:04:00Z', {
    text: 'Flames out of the roof at Larkspur Castings, I can see it from my porch #ElmValleyFire',
    place: 'Elm Valley, Ohio',
  }),
  x(2, 'tomas_r', '2026-03-09T12:20:00Z', {
    text: 'Larkspur Castings on fire, they told us to leave the building',
    quoteOf: buildXId(1),
  }),
  x(3, 'ines', '2026-03-09T12:25:00Z', {
    text: 'This is not true, I walked past and the works are open as usual',
    replyTo: buildXId(1),
  }),
  x(4, 'olu_p', '2026-03-09T12:30:00Z', { text: 'I was there too, my street is full of smoke', replyTo: buildXId(1) }),
  x(5, 'pastor', '2026-03-09T12:40:00Z', {
    text: 'Flames out of the roof at Larkspur Castings, I can see it from my porch',
    repostOf: buildXId(1),
  }),
  x(6, 'quin', '2026-03-09T13:00:00Z', {
    text: 'Fire at Larkspur Castings, read this',
    links: ['https://news.example/2026/fire-at-larkspur-castings'],
  }),
  x(7, 'rafe', '2026-03-09T13:05:00Z', { text: 'Larkspur Castings fire, deleted by its writer', deleted: true }),
  x(8, 'older', '2026-02-28T13:05:00Z', { text: 'Larkspur Castings is hiring again' }),
  {
    platform: 'reddit',
    id: 'a1b2c3',
    url: 'https://www.reddit.com/r/ohio/comments/a1b2c3/',
    created: '2026-03-09T12:30:00Z',
    text: 'Fire in Elm Valley right now?\nSmoke over Larkspur Castings',
    community: 'ohio',
    metrics: { score: 55, replies: 2 },
    author: { handle: 'plain_user7', created: '2018-01-01T00:00:00Z', karma: 8412 },
  },
  {
    platform: 'reddit',
    id: 'c0m1',
    url: 'https://www.reddit.com/r/ohio/comments/a1b2c3/x/c0m1/',
    created: '2026-03-09T12:35:00Z',
    text: 'I work at Larkspur Castings, we got evacuated in Elm Valley',
    community: 'ohio',
    replyTo: 'a1b2c3',
    metrics: { score: 12 },
    author: { handle: 'smelter', created: '2020-01-01T00:00:00Z', karma: 912 },
  },
  {
    platform: 'reddit',
    id: 'c0m2',
    url: 'https://www.reddit.com/r/ohio/comments/a1b2c3/x/c0m2/',
    created: '2026-03-09T12:36:00Z',
    text: 'gone',
    community: 'ohio',
    replyTo: 'a1b2c3',
    deleted: true,
    author: { handle: 'gone_one' },
  },
  {
    platform: 'bluesky',
    id: '3m5xq2',
    url: 'https://bsky.app/profile/cy.bsky.social/post/3m5xq2',
    created: '2026-03-09T13:30:00Z',
    text: 'Larkspur Castings is burning, we can smell it here in Elm Valley',
    metrics: { replies: 1 },
    author: author('cy.bsky.social'),
  },
  {
    platform: 'bluesky',
    id: '3m5xq3',
    url: 'https://bsky.app/profile/di.bsky.social/post/3m5xq3',
    created: '2026-03-09T13:40:00Z',
    text: 'Is this true?',
    replyTo: '3m5xq2',
    author: author('di.bsky.social'),
  },
  {
    platform: 'mastodon',
    id: '116200000000000001',
    url: 'https://toot.example/@ana/116200000000000001',
    created: '2026-03-09T13:05:00Z',
    text: 'Larkspur Castings burns, my windows are shut',
    author: author('ana'),
  },
];
