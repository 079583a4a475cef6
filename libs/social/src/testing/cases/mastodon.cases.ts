import { MastodonNetwork } from '../../networks/mastodon.adapter';
import type { NetworkCases } from '../network.conformance';
import { json } from './answers';

const account = {
  acct: 'ana@other.example',
  display_name: 'Ana',
  created_at: '2022-11-05T00:00:00.000Z',
  followers_count: 540,
  following_count: 200,
  statuses_count: 2100,
  bot: false,
};
export const mastodon: NetworkCases = {
  name: 'Mastodon',
  make: (gateway, clock) => new MastodonNetwork('social.example', { gateway, clock }),
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
      media_attachments: [
        { type: 'image', url: 'https://files.example/a.png' },
        { type: 'video', url: 'https://files.example/b.mp4' },
      ],
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
      sensitive: true,
      media_attachments: [{ type: 'image', url: 'https://files.example/c.png' }],
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
      pictures: ['https://files.example/a.png'],
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
