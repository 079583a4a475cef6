import type { Article } from '@corroborate/domain';
import { buildArticle } from '@corroborate/domain/testing';
import { TopicPageReader } from './topic-page.reader';

const PAGE = 'https://news.example/local/bridge-at-ulm-closed.html';
const reading = (said: Partial<Article>, frozenAt: string | null = null) => {
  const read = async (url: string) => ({ ...buildArticle('Bridge', 'A crack.'), url, finalUrl: url, ...said });
  return new TopicPageReader({ read }, frozenAt).read(PAGE);
};

describe('page of a topic given by URL', () => {
  it('returns its headline, text, language and publication date', async () => {
    const published = { value: '2026-01-02T18:30:00.000Z' } as Article['published'];
    expect(await reading({ title: 'Bridge closed', text: 'A crack was found.', language: 'en', published })).toEqual({
      title: 'Bridge closed',
      text: 'A crack was found.',
      language: 'en',
      day: '2026-01-02',
    });
  });

  it('returns the headline in its URL if it has none, and null without a date', async () => {
    expect(await reading({ title: ' ', published: null })).toMatchObject({ title: 'bridge at ulm closed', day: null });
  });

  it('truncates the page of a topic given by URL to the limits of a topic', async () => {
    const { title, text } = await reading({ title: 'x'.repeat(5_000), text: 'y'.repeat(600_000) });
    expect([title.length, text.length]).toEqual([1_000, 500_000]);
  });

  it.each([
    [{ verdict: 'paywall', verdictReason: 'It asks for money.' }, /could not be read: It asks for money\.$/],
    [
      { verdict: 'error', verdictReason: 'news.example: the connection was refused' },
      /could not be read: news\.example: the connection was refused\.$/,
    ],
    [{ title: '', finalUrl: 'https://news.example/7' }, /could not be read: it has no headline\.$/],
  ] as const)('rejects an unusable page of a topic given by URL and states the reason: %j', async (said, message) => {
    await expect(reading(said)).rejects.toMatchObject({
      code: 'unreadable-page',
      message: expect.stringMatching(message),
      hint: expect.stringMatching(/^Give its headline/),
    });
  });

  it('reports the page of a topic given by URL as missing from the recorded web, not as gone', async () => {
    const said = { verdict: 'gone', verdictReason: 'Page not found (HTTP 404).' } as const;
    await expect(reading(said, '2026-10-20T15:00:00.000Z')).rejects.toMatchObject({
      message: expect.stringMatching(/ is not part of the recorded web.+ recorded on 2026-10-20.+live web\.$/),
      hint: expect.stringMatching(/^Give its headline/),
    });
  });
});
