import { toldMonths } from './told-months';

const PUBLISHED = { value: '2026-03-10T09:00:00.000Z', precision: 'second', zone: 'Z' };
const told = (sentence: string, published: typeof PUBLISHED | null = PUBLISHED) =>
  toldMonths(sentence, published).map(({ year, month, quote }) => [year, month, quote]);

describe('months and years that a sentence leaves to its publication', () => {
  it.each([
    ['The dam broke in February.', [2026, 2, 'in February']],
    ['The dam broke in July.', [2025, 7, 'in July']],
    ['The dam broke last month.', [2026, 2, 'last month']],
    ['The dam broke last year.', [2025, null, 'last year']],
    ['The dam broke three years ago.', [2023, null, 'three years ago']],
    ['The dam broke 40 years ago.', [1986, null, '40 years ago']],
  ])('are counted back from it: %s', (sentence, expected) => expect(told(sentence)).toEqual([expected]));

  it('begin with the year before in January', () =>
    expect(told('It broke last month.', { ...PUBLISHED, value: '2026-01-05T09:00:00.000Z' })).toEqual([
      [2025, 12, 'last month'],
    ]));

  it.each([
    'The dam will be rebuilt in July.',
    'The dam broke in July 2019.',
    'The dam broke in May’s storm.',
    'They may leave in March 3 weeks.',
    'Judge May spoke.',
  ])('are not read where they are ahead, or where more is said: %s', (sentence) => expect(told(sentence)).toEqual([]));

  it('are unknown without a publication', () => expect(told('It broke in July.', null)).toEqual([]));
});
