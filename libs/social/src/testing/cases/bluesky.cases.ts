import { BlueskyNetwork } from '../../networks/bluesky.adapter';
import type { NetworkCases } from '../network.conformance';
import { json } from './answers';

const did = 'did:plc:ab12cd34ef56gh78ij90kl12';
export const bluesky: NetworkCases = {
  name: 'Bluesky',
  make: (gateway, clock) =>
    new BlueskyNetwork({ BLUESKY_IDENTIFIER: 'desk.example', BLUESKY_APP_PASSWORD: 'abcd-efgh' }, { gateway, clock }),
  keyless: (gateway, clock) => new BlueskyNetwork({}, { gateway, clock }),
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
        embed: {
          record: { record: { uri: 'at://quoted' } },
          media: { images: [{ fullsize: 'https://cdn.example/1.jpg' }, { fullsize: 'javascript:alert(1)' }, 7] },
        },
        indexedAt: '2026-03-09T09:00:00Z',
        labels: [],
      },
      {
        uri: `at://${did}/app.bsky.feed.post/3m5e`,
        author: { did, handle: 'ana.bsky.social', labels: [] },
        record: { text: 'Quoting with a card' },
        embed: {
          record: { record: { uri: 'at://quoted/2' } },
          media: { external: { uri: 'https://news.example/pier', title: 'Pier' } },
        },
        indexedAt: '2026-03-09T09:00:30Z',
        labels: [],
      },
      {
        uri: `at://${did}/app.bsky.feed.post/3m5d`,
        author: { did, handle: 'cal.bsky.social', labels: [] },
        record: { text: 'Behind a warning' },
        embed: { images: [{ fullsize: 'https://cdn.example/2.jpg' }] },
        indexedAt: '2026-03-09T09:01:00Z',
        labels: [{ val: 'graphic-media' }],
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
      // The author's date is earlier than the network's first sight of the post.
      timestamp: '2026-03-09T08:20:12.001Z',
      content: 'Bridge closed news.example/harbour',
      links: ['https://news.example/harbour'],
      replyTo: 'at://parent',
      engagement: { likes: 41, reposts: 9, replies: 3, quotes: 1 },
      author: {
        handle: 'reporter.news.example',
        verified: true,
        verifiedType: 'valid',
        domainHandle: 'reporter.news.example',
        createdAt: '2023-06-01T12:00:00.000Z',
      },
    },
    {
      content: 'Quoting',
      pictures: ['https://cdn.example/1.jpg'],
      author: { verified: null, domainHandle: null },
    },
    { content: 'Quoting with a card', links: ['https://news.example/pier'] },
    { content: 'Behind a warning' },
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
