import type { Article, Topic } from '@corroborate/domain';

export const articleOf = (text: string, over: Partial<Article> = {}): Article => ({
  url: 'https://gazette.example/a', finalUrl: 'https://gazette.example/a', canonicalUrl: 'https://gazette.example/a', host: 'gazette.example', site: 'gazette.example',
  verdict: 'complete', verdictReason: '', httpStatus: 200, title: 'Wend bridge', byline: null, outletName: null, section: null, language: 'en', published: null, modified: null,
  text, wordCount: 50, links: [], agencyCredit: null, claimReviews: [], notices: [], schemaTypes: [], steering: [], contentHash: text, fetchedAt: '2026-01-01T00:00:00.000Z', via: 'live', ...over,
});

export const topicOf = (over: Partial<Topic> = {}): Topic => ({
  id: 1, externalId: 't', title: 'Wend bridge closed after crack', summary: 'The Wend bridge in Aldham was closed on Monday after a crack was found.', articleText: null, url: null,
  eventDate: '2026-01-01T00:00:00.000Z', discoveryDate: null, location: 'Aldham', entities: ['Wend bridge'], category: null, language: 'en', newsworthinessScore: 60, status: 'approved',
  verificationStatus: 'unverified', sourceCount: 1, sourcePlan: {}, verifiedFacts: {}, investigated: false, investigationDate: null, investigationConfidence: null, investigationNotes: null, ...over,
});
