import { RedditNetwork } from '../../networks/reddit.adapter';
import type { NetworkCases } from '../network.conformance';
import { json } from './answers';

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
export const reddit: NetworkCases = {
  name: 'Reddit',
  make: (gateway, clock) =>
    new RedditNetwork(
      { REDDIT_CLIENT_ID: 'id', REDDIT_CLIENT_SECRET: 'secret', REDDIT_USERNAME: 'desk' },
      { gateway, clock },
    ),
  keyless: (gateway, clock) => new RedditNetwork({}, { gateway, clock }),
  before: [
    ['/api/v1/access_token', json({ access_token: 'tok', token_type: 'bearer', expires_in: 86_400, scope: '*' })],
  ],
  results: listing(
    // Reddit's terms do not allow storing pictures.
    t3({ post_hint: 'image', preview: { images: [{ source: { url: 'https://preview.redd.it/1.jpg' } }] } }),
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
    t3({ id: '1p3xk2e', name: 't3_1p3xk2e', permalink: '/r/Norge/comments/1p3xk2e/broen_på_øya_er_stengt/' }),
    t3({ id: '1p3xk2f', name: 't3_1p3xk2f', permalink: '/user/mira/comments/1p3xk2f/橋が閉鎖/', subreddit: 'u_mira' }),
    t3({ id: '1p3xk2j', name: 't3_1p3xk2j', permalink: 'https://old.reddit.com/r/news/comments/1p3xk2j/x/?utm=1' }),
    t3({ id: '1p3xk2h', name: 't3_1p3xk2h', permalink: '//evil.example/comments/1p3xk2h/' }),
    t3({ id: '1p3xk2g', name: 't3_1p3xk2g', title: '[ Removed by Reddit ]', author: 'olu' }),
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
    { url: 'https://www.reddit.com/r/Norge/comments/1p3xk2e/broen_p%C3%A5_%C3%B8ya_er_stengt/' },
    { url: 'https://www.reddit.com/user/mira/comments/1p3xk2f/%E6%A9%8B%E3%81%8C%E9%96%89%E9%8E%96/' },
    { url: 'https://www.reddit.com/r/news/comments/1p3xk2j/x/' },
    { url: 'https://www.reddit.com/comments/1p3xk2h/' },
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
