import { CLAIM_ENGLISH } from './claims.en';
import { because, type Reason, sentenceOf } from './reason';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('statement.title'), 'The claim made by the title.'],
  [
    because('statement.says-title', { title: 'Mill closes' }),
    'The sentence that states the title’s claim in specific terms: “Mill closes”.',
  ],
  [because('statement.detail', { kind: 'quantity' }), 'A quantity stated in the topic’s text.'],
  [
    because('statement.pronoun', { word: 'It', name: 'The Mill' }),
    '“It” refers to The Mill, the subject of the previous sentence.',
  ],
  [
    because('statement.found-by-model', { name: 'reader-1' }),
    'Identified as checkable by reader-1; quoted from the topic’s text.',
  ],
  [
    because('statement.put', { name: 'reader-1', quotes: ['The mill closed.'] }),
    'Summarized in one sentence by reader-1, from the topic’s own words: “The mill closed.”',
  ],
  [because('statement.no-claim', { name: 'reader-1' }), 'reader-1 found no checkable claim in it.'],
  [
    because('statement.grave'),
    'It could seriously harm a reputation or public health if false, as a language model judges.',
  ],
];

describe('the reasons of a claim in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(CLAIM_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
