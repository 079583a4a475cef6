import type { Article, Topic } from '@corroborate/domain';
import { buildArticle, buildTopic } from '@corroborate/domain/testing';

/** A report on the bridge by a local newspaper. */
export const bridgeArticle = (text: string, over: Partial<Article> = {}): Article =>
  buildArticle('Wend bridge', text, { url: 'https://gazette.example/a', site: 'gazette.example', day: null, ...over });

/** A topic for tests: the closure of a bridge in a small town. */
export const bridgeTopic = (over: Partial<Topic> = {}): Topic =>
  buildTopic({
    title: 'Wend bridge closed after crack',
    summary: 'The Wend bridge in Aldham was closed on Monday after a crack was found.',
    eventDate: '2026-01-01T00:00:00.000Z',
    location: 'Aldham',
    entities: ['Wend bridge'],
    language: 'en',
    ...over,
  });
