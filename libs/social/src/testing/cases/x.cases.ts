import { XNetwork } from '../../networks/x.adapter';
import type { NetworkCases } from '../network.conformance';
import { json } from './answers';

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
  replyTo: null,
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
export const x: NetworkCases = {
  name: 'X',
  make: (gateway, clock) => new XNetwork('AAAA', { gateway, clock }),
  keyless: (gateway, clock) => new XNetwork(undefined, { gateway, clock }),
  priceUsd: 0.3,
  results: json({
    data: [
      xPost,
      { ...xPost, id: 'no-id' },
      { ...xPost, id: '7', text: 'This Post from @ana_prime has been withheld in response to a legal demand.' },
      { ...xPost, id: '8', text: 'This Post is from an account that no longer exists. Learn more' },
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

/** The same API with its newer field names. */
export const xNewer: NetworkCases = {
  ...x,
  name: 'X with newer field names',
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
