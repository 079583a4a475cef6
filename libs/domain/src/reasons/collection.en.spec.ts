import { COLLECTION_ENGLISH } from './collection.en';
import { because, type Reason, sentenceOf } from './reason';

const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('collection.total', { documents: 9 }), '9 documents match.'],
  [because('collection.top', { of: 'Elm', documents: 6, share: 60 }), 'Most are of Elm: 6 (60 %).'],
  [because('collection.next', { of: 'Oak', documents: 4 }), 'Next is Oak: 4.'],
  [because('collection.span', { from: '2021-01', to: '2021-04' }), 'They reach from 2021-01 to 2021-04.'],
  [
    because('collection.empty-months', { months: 2, first: '2021-02' }),
    '2 months between them have none, first 2021-02: the collection may have a hole there.',
  ],
  [
    because('collection.primary', { collection: 'a/b', matter: 'public-money' }),
    'a/b is the first-hand record of public-money.',
  ],
  [because('collection.context-alone', { collection: 'a/b' }), 'a/b is no first-hand record of this: context alone.'],
  [
    because('collection.ended', { end: 'all-read', documents: 9, iterations: 2 }),
    'Ended after 2 rounds and 9 documents: all that matches was read.',
  ],
];

describe('what is told of collections', () => {
  it.each(CATALOGUE)('says %j as it is read', (reason, sentence) => {
    expect(sentenceOf(reason)).toBe(sentence);
  });

  it('shows every code', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(COLLECTION_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
