import type { Article, TopicDraft } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';

/** Plain rows for tests; each test sets what it depends on. */
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

/** A report by a small newspaper. */
export const article = (changes: Partial<Article> = {}): Article =>
  buildArticle('Walkout', 'Dock workers walked out on Monday.', {
    url: 'https://paper.example/walkout',
    site: 'paper.example',
    outletName: 'The Paper',
    day: null,
    contentHash: 'a'.repeat(64),
    fetchedAt: '2026-01-02T03:04:05.000Z',
    ...changes,
  });
