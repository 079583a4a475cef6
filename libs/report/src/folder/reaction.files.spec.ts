import { createReason } from '@corroborate/domain';
import type { SocialEvidence, SocialSource } from '@corroborate/social';
import { reactionLeads } from './leads.files';

const post = {
  platform: 'reddit',
  author: '[ida](https://evil.example)',
  url: 'https://www.reddit.com/r/ohio/comments/a1/',
  account: { karma: -3, reasons: [createReason('history.newcomer', { items: 80, community: '# ohio' })] },
} as unknown as SocialSource;
const social = {
  sources: [post, { ...post, account: null }],
  engagement: {
    counts: { likes: 4, replies: 9 },
    why: createReason('interest.spread', { posts: 2 }),
    received: createReason('interest.argued-over', { answers: 9, approvals: 4 }),
  },
  reaction: {
    ...{ answers: 3, confirm: 1, deny: 2, ask: 0, other: 0 },
    posts: [{ url: post.url, platform: 'reddit', answers: 3, confirm: 1, deny: 2, ask: 0, other: 0 }],
  },
} as unknown as SocialEvidence;

describe('reactionLeads', () => {
  const leads = reactionLeads({ social });

  it('lists totals, replies per post, and accounts with known data', () => {
    expect(leads.slice(0, 2)).toEqual([
      '- All posts: likes 4, replies 9',
      '- Likes, reposts and replies are spread over 2 posts. More argued over than endorsed: 9 replies and quotes, 4 ' +
        'likes, reposts and points.',
    ]);
    expect(leads[2]).toContain('3: 1 confirm it');
    expect(leads).toHaveLength(4);
  });

  it('escapes Markdown in untrusted text', () => {
    expect(leads[3]).toContain('Karma -3.');
    expect(leads[3]).not.toContain('[ida](');
    expect(leads[3]).not.toMatch(/(?<!\\)# ohio/);
  });

  it('returns an empty list if no network was searched', () => expect(reactionLeads({ social: null })).toEqual([]));
});
