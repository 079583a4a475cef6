import type { Balance } from '../../../api/result';
import { quotedOnce, telling } from './slants';

const passages = (...quotes: string[]) => quotes.map((quote, start) => ({ quote, start, end: start + 1 }));
const slant = (changes: Partial<Balance['sources'][number]> = {}) => ({
  source_id: 1,
  lean: null,
  side: 'neutral' as const,
  shows: [],
  loaded: [],
  opinion: [],
  opinion_page: false,
  ...changes,
});

describe('loaded words of a source', () => {
  it('stand there once, as they were written first, the most frequent first', () => {
    expect(quotedOnce(passages('brave', 'Disgraced', 'disgraced'))).toEqual([
      { words: 'Disgraced', times: 2 },
      { words: 'brave', times: 1 },
    ]);
  });
});

describe('a source with a slant', () => {
  it.each([
    ['a side', { side: 'critical' as const }],
    ['a lean', { lean: 'left' }],
    ['loaded words', { loaded: passages('disgraced') }],
    ['opinion', { opinion: passages('in our experience') }],
    ['a page of opinion', { opinion_page: true }],
  ])('is shown for %s', (_, changes) => expect(telling({ sources: [slant(changes)] })).toHaveLength(1));

  it('is one that has anything of it', () => expect(telling({ sources: [slant()] })).toEqual([]));
});
