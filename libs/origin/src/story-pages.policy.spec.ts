import { buildDateRecord } from '@corroborate/domain/testing';
import { isIndexPage, findStoryPages, type JudgedPage } from './story-pages.policy';

const topic = { language: 'en', eventDate: '2025-03-05T12:00:00.000Z' };
const page = (
  id: number,
  stance: JudgedPage['stance'],
  tier: JudgedPage['tier'],
  { article, ...given }: Partial<Omit<JudgedPage, 'article'>> & { article?: Partial<JudgedPage['article']> } = {},
): JudgedPage => ({
  id,
  stance,
  tier,
  kind: 'newspaper',
  sameEvent: true,
  isTopicPage: false,
  article: {
    finalUrl: `https://site${id}.com/2025/story-${id}`,
    language: 'en',
    published: buildDateRecord('2025-03-05T14:00:00.000Z'),
    claimReviews: [],
    schemaTypes: [],
    ...article,
  },
  ...given,
});
const reportingIds = (...pages: JudgedPage[]) => [...findStoryPages(pages, topic).reporting];

describe('pages that report a story', () => {
  it('counts supporting pages and always the topic’s own page as reporting a story', () => {
    expect(
      reportingIds(
        page(1, 'supports', 2),
        page(2, 'unrelated', 3, { isTopicPage: true, sameEvent: false }),
        page(3, 'unrelated', 2),
      ),
    ).toEqual([1, 2]);
  });
  it('excludes debunks, however worded, and pages on another event from the pages that report a story', () => {
    const debunks = [
      page(1, 'disputes', 1),
      page(2, 'mentions', 2, { kind: 'factchecker' }),
      page(3, 'mentions', 2, {
        article: { claimReviews: [{ claim: 'c', rating: 'False', publisher: null, date: null }] },
      }),
    ];
    expect(reportingIds(...debunks, page(4, 'supports', 4), page(5, 'supports', 2, { sameEvent: false }))).toEqual([4]);
  });
  it('counts a page of low credibility that mentions a rumor as reporting it', () => {
    expect(reportingIds(page(1, 'supports', 4), page(2, 'mentions', 4), page(3, 'disputes', 2))).toEqual([1, 2]);
    expect(reportingIds(page(1, 'supports', 2), page(2, 'mentions', 4))).toEqual([1]);
  });
  it('counts credible neutral pages as reporting a story unless credible pages deny it', () => {
    expect(reportingIds(page(1, 'mentions', 2))).toEqual([1]);
    expect(reportingIds(page(1, 'mentions', 2), page(2, 'disputes', 1))).toEqual([]);
  });
  it('excludes neutral pages from months earlier from a story if the event has no date', () => {
    const old = page(1, 'mentions', 2, { article: { published: buildDateRecord('2024-08-01T10:00:00.000Z') } });
    const undated = { language: 'en', eventDate: null };
    expect([...findStoryPages([old, page(2, 'supports', 2)], undated).reporting]).toEqual([2]);
    expect([...findStoryPages([old, page(2, 'mentions', 2)], undated).reporting]).toEqual([1, 2]);
    expect([...findStoryPages([old, page(2, 'mentions', 2), page(3, 'mentions', 3)], undated).reporting]).toEqual([
      2, 3,
    ]);
  });
  it('excludes previews from the pages that report a story', () => {
    expect(
      reportingIds(
        page(1, 'mentions', 2, { article: { published: buildDateRecord('2025-03-03T14:00:00.000Z') } }),
        page(2, 'supports', 2),
      ),
    ).toEqual([2]);
  });
  it('counts pages on the event in another language as reporting the story', () => {
    expect(
      reportingIds(
        page(1, 'unrelated', 2, { article: { language: 'es', languageBasis: 'site' } }),
        page(2, 'unrelated', 2, { article: { language: null } }),
      ),
    ).toEqual([]);
    expect(
      reportingIds(
        page(1, 'unrelated', 2, { article: { language: 'es' } }),
        page(2, 'unrelated', 2, { article: { language: 'en' } }),
      ),
    ).toEqual([1]);
  });
  it('lists pages that report a story apart from pages on the event that others may cite', () => {
    const { reporting, lean } = findStoryPages(
      [page(1, 'supports', 2), page(2, 'mentions', 4), page(3, 'disputes', 1)],
      topic,
    );
    expect([[...reporting], [...lean]]).toEqual([[1], [1, 2]]);
  });
});

describe('front page or section URL', () => {
  const is = (finalUrl: string, given: Partial<Pick<JudgedPage['article'], 'published' | 'schemaTypes'>> = {}) =>
    isIndexPage({ finalUrl, published: null, schemaTypes: [], ...given });
  it.each([
    'https://a.com/',
    'https://a.com',
    'https://a.com/news',
    'https://a.com/news/local/',
    'https://a.com/index.html',
  ])('detects a front page or section URL: %s', (url) => {
    expect(is(url)).toBe(true);
  });
  it.each([
    'https://a.com/news/mayor-resigns',
    'https://a.com/?p=17',
    'https://a.com/story.php?id=4',
    'https://a.com/2025/03/05/x',
    'https://a.com/a/b/c/d',
    'https://a.com/statement.html',
  ])('does not confuse the URL of a report with a front page or section: %s', (url) => {
    expect(is(url)).toBe(false);
  });
  it('takes a front page or section URL for a report if the page has a date or an article type', () => {
    expect(is('https://a.com/statement', { published: buildDateRecord('2025-03-05T14:00:00.000Z') })).toBe(false);
    expect(is('https://a.com/statement', { schemaTypes: ['NewsArticle'] })).toBe(false);
  });
});
