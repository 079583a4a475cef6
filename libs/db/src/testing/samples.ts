import type { Article, TopicDraft } from '@corroborate/domain';

/** Plain rows for tests; whatever matters to a test is given by it. */
export function topicDraft(changes: Partial<TopicDraft> = {}): TopicDraft {
  return {
    externalId: 'topic-1',
    title: 'Dock workers walk out at the northern port',
    newsworthinessScore: 70,
    status: 'approved',
    verificationStatus: 'unverified',
    sourceCount: 0,
    ...changes,
  };
}

export function article(changes: Partial<Article> = {}): Article {
  return {
    url: 'https://paper.example/walkout',
    finalUrl: 'https://paper.example/walkout',
    canonicalUrl: 'https://paper.example/walkout',
    host: 'paper.example',
    site: 'paper.example',
    verdict: 'complete',
    verdictReason: 'a whole article',
    httpStatus: 200,
    title: 'Walkout',
    byline: null,
    outletName: 'The Paper',
    section: null,
    language: 'en',
    published: null,
    modified: null,
    text: 'Dock workers walked out on Monday.',
    wordCount: 6,
    links: [],
    agencyCredit: null,
    claimReviews: [],
    notices: [],
    schemaTypes: ['NewsArticle'],
    steering: [],
    contentHash: 'a'.repeat(64),
    fetchedAt: '2026-01-02T03:04:05.000Z',
    via: 'live',
    ...changes,
  };
}
