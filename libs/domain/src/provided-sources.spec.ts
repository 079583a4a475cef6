import type { JsonObject } from './topic';
import { listProvidedUrls } from './provided-sources';

const given = (provided_sources: JsonObject[string], url: string | null = null) =>
  listProvidedUrls({ url, sourcePlan: { provided_sources } });

describe('source URLs sent with a topic', () => {
  it('reads each source URL sent with a topic once, without the page of the topic itself', () => {
    const own = 'https://blog.example/rumour';
    expect(given(['https://city.example/notice', own, 'https://CITY.example/notice'], own)).toEqual([
      'https://city.example/notice',
    ]);
  });

  it.each([
    [null],
    ['https://city.example/notice'],
    [{ url: 'https://city.example' }],
    [[1, { a: 2 }, 'ftp://x.example']],
  ])('returns no source URLs if the pipeline stored something else in the field: %j', (stored) =>
    expect(given(stored)).toEqual([]),
  );

  it('limits the source URLs sent with a topic to twenty', () => {
    expect(given(Array.from({ length: 50 }, (_, n) => `https://city.example/${n}`))).toHaveLength(20);
  });
});
