import type { JsonObject } from './topic';
import { listProvidedUrls } from './provided-sources';

const given = (provided_sources: JsonObject[string], url: string | null = null) =>
  listProvidedUrls({ url, sourcePlan: { provided_sources } });

describe('addresses that came with a topic to be read', () => {
  it('are each read once, and the page of the topic not as one of them', () => {
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
  ])('are none where a pipeline stored something else under the name: %j', (stored) =>
    expect(given(stored)).toEqual([]),
  );

  it('are twenty at most', () => {
    expect(given(Array.from({ length: 50 }, (_, n) => `https://city.example/${n}`))).toHaveLength(20);
  });
});
