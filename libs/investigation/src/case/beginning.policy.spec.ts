import { createReason, points, type OriginFinding } from '@corroborate/domain';
import type { SocialEvidence, SocialSource } from '@corroborate/social';
import { findOrigin } from './beginning.policy';

const NOON = '2026-03-09T12:00:00.000Z';
const day = {
  value: '2026-03-09T12:30:00.000Z',
  precision: 'minute',
  signal: 'jsonld',
  zone: 'Z',
  earliest: '2026-03-09T12:30:00.000Z',
  latest: '2026-03-09T12:30:59.000Z',
} as unknown as OriginFinding['date'];
const origin: OriginFinding = {
  url: 'https://paper.example/fire',
  sourceId: 3,
  site: 'paper.example',
  date: day,
  notLaterThan: null,
  authoritative: false,
  confidence: points(80),
  reasons: [createReason('origin.nobody-earlier')],
  citations: [],
};
const witness: SocialSource = {
  platform: 'x',
  postId: '1',
  url: 'https://x.com/mira/status/1',
  author: 'mira',
  authorCredibility: 60,
  timestamp: NOON,
  content: 'I can see flames',
  engagementMetrics: {},
  verificationStatus: 'community_member',
  relevance: 1,
  eyewitness: { likelihood: 0.8, words: ['I can see'] },
  voice: 'tells',
  coordinated: false,
  links: [],
  community: null,
  place: null,
  account: null,
  reasons: [],
};
const NO_ENGAGEMENT: SocialEvidence['engagement'] = {
  counts: {},
  total: 0,
  topShare: 0,
  answersEach: null,
  reception: null,
  received: createReason('interest.hardly-any', { total: 0 }),
  kind: 'none',
  why: createReason('interest.hardly-any', { total: 0 }),
};
const social = (sources: SocialSource[]): SocialEvidence => ({
  sources,
  coverage: [],
  coordination: { clusters: [] },
  independentAccounts: sources.length,
  credibility: 20,
  timeline: { first: null, last: null, peak: null, moments: [], growth: [], handOver: [] },
  engagement: NO_ENGAGEMENT,
  reaction: null,
});

describe('origin of a story', () => {
  it('takes an eyewitness post before the first report as the origin, with less confidence than a page', () => {
    const found = findOrigin({ origin, credible: true }, social([witness]));
    expect(found).toMatchObject({
      url: witness.url,
      site: 'x.com',
      sourceId: null,
      notLaterThan: NOON,
      confidence: 60,
    });
    expect(
      findOrigin({ origin: { ...origin, confidence: points(25) }, credible: true }, social([witness]))?.confidence,
    ).toBe(25);
    expect(
      findOrigin({ origin: { ...origin, confidence: points(0) }, credible: true }, social([witness]))?.confidence,
    ).toBe(60);
    expect(found?.reasons).toContainEqual(createReason('origin.first-report', { url: 'https://paper.example/fire' }));
    expect(found?.reasons.at(-1)).toEqual(createReason('origin.nobody-earlier'));
  });

  it('takes the traced page as the origin if no credible page reports the story or the post is later', () => {
    expect(findOrigin({ origin, credible: false }, social([witness]))).toBe(origin);
    expect(
      findOrigin({ origin, credible: true }, social([{ ...witness, timestamp: '2026-03-09T12:45:00.000Z' }])),
    ).toBe(origin);
  });

  it('remains the traced page of an authority, even if a post is earlier', () => {
    const authority = { ...origin, authoritative: true };
    expect(findOrigin({ origin: authority, credible: true }, social([witness]))).toBe(authority);
  });

  it('takes the traced page as the origin without network results, and returns null without a trace', () => {
    expect(findOrigin({ origin, credible: true }, null)).toBe(origin);
    expect(findOrigin({ origin: null }, social([witness]))).toBeNull();
    expect(findOrigin(null, null)).toBeNull();
  });
});
