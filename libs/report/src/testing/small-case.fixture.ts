import type { Article, Claim, SourceView } from '@corroborate/domain';
import { buildArticle, buildDateRecord, buildTopic, buildSourceView } from '@corroborate/domain/testing';
import type { Articles, PartsCase } from '../parts/parts.types';

/** A page of a small case: its text, and differences from a credible report dated March 5, 2025. */
export interface SmallPage extends Partial<Pick<SourceView, 'tier' | 'stars' | 'lean' | 'clusterId' | 'stance'>> {
  text: string;
  title?: string;
  day?: string;
  article?: Partial<Article>;
}

const CORE: Claim = {
  id: 'c1',
  text: 'The Harrow ferry ran aground off Elm Point with 40 passengers aboard.',
  kind: 'event',
  core: true,
  importance: 1,
  reasons: [],
};

/**
 * A case about an Elm Ferries ferry that ran aground on March 4, 2025, as reported by the given pages; their IDs are 1,
 * 2, 3 …
 */
export function smallCase(pages: SmallPage[], over: Partial<PartsCase> = {}): { data: PartsCase; articles: Articles } {
  const sources = pages.map(({ text, title: _title, day, article: _article, ...view }, at) =>
    buildSourceView(at + 1, {
      published: buildDateRecord(day ?? '2025-03-05T15:00:00.000Z'),
      stance: { stance: 'supports', strength: 0.9, passage: opening(text), reasons: [] },
      ...view,
    }),
  );
  const articles = pages.map(({ text, title = 'Ferry aground off Elm Point', article }, at): [number, Article] => [
    at + 1,
    buildArticle(title, text, article),
  ]);
  const topic = buildTopic({
    title: 'Elm Ferries boat Harrow runs aground off Elm Point',
    eventDate: '2025-03-04T10:00:00.000Z',
    entities: ['Elm Ferries', 'Harrow'],
  });
  return {
    data: {
      ...{ topic, mode: 'detailed', claims: [CORE], sources, decision: { counted: [1] } },
      ...{ noted: null, modelReads: false },
      ...over,
    },
    articles: new Map(articles),
  };
}

function opening(text: string) {
  const end = text.indexOf('.') + 1;
  return { quote: text.slice(0, end), start: 0, end };
}
