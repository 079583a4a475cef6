import { CLAIM_ENGLISH } from './claims.en';
import { because, type Reason, sentenceOf } from './reason';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('statement.title'), 'What the title asserts.'],
  [
    because('statement.says-title', { title: 'Mill closes' }),
    'The sentence that says concretely what the title asserts: “Mill closes”.',
  ],
  [because('statement.detail', { kind: 'quantity' }), "A quantity stated by the topic's text."],
  [
    because('statement.pronoun', { word: 'It', name: 'The Mill' }),
    '“It” is read as The Mill, the subject of the sentence before.',
  ],
  [
    because('statement.found-by-model', { name: 'reader-1' }),
    "Found checkable by reader-1; it stands in the topic's text.",
  ],
  [
    because('statement.put', { name: 'reader-1', quotes: ['The mill closed.'] }),
    'Put in one sentence by reader-1, by what the topic says: “The mill closed.”',
  ],
  [because('statement.no-claim', { name: 'reader-1' }), 'reader-1 finds nothing in it that could be true or false.'],
  [
    because('statement.grave', { name: 'reader-1' }),
    'reader-1 finds that it could ruin somebody, or make people ill, if it were false.',
  ],
  [because('worth.more', { trait: 'money' }), 'Worth checking: it names a sum.'],
  [because('worth.less', { trait: 'question' }), 'Less worth checking: it asks.'],
  [because('worth.more', { trait: 'learnt-later' }), 'Worth checking: learnt-later.'],
];

describe('the reasons of a claim in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(CLAIM_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
