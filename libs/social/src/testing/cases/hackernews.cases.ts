import { HackerNewsNetwork } from '../../networks/hackernews.adapter';
import type { NetworkCases } from '../network.conformance';
import { json } from './answers';

const unknown = { followers: null, following: null, posts: null, karma: null, verified: null };

export const hackernews: NetworkCases = {
  name: 'Hacker News',
  make: (gateway, clock) => new HackerNewsNetwork({ gateway, clock }),
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
