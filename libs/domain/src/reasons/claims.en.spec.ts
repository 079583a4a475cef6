import { CLAIM_ENGLISH } from './claims.en';
import { createReason, type Reason, toReasonText } from './reason';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('statement.title'), 'The claim made by the title.'],
  [
    createReason('statement.says-title', { title: 'Mill closes' }),
    'The sentence that states the title’s claim in specific terms: “Mill closes”.',
  ],
  [createReason('statement.detail', { kind: 'quantity' }), 'A quantity stated in the topic’s text.'],
  [
    createReason('statement.pronoun', { word: 'It', name: 'The Mill' }),
    '“It” refers to The Mill, the subject of the previous sentence.',
  ],
  [
    createReason('statement.found-by-model', { name: 'reader-1' }),
    'Identified as checkable by reader-1; quoted from the topic’s text.',
  ],
  [
    createReason('statement.put', { name: 'reader-1', quotes: ['The mill closed.'] }),
    'Summarized in one sentence by reader-1, from the topic’s own words: “The mill closed.”',
  ],
  [createReason('statement.no-claim', { name: 'reader-1' }), 'reader-1 found no checkable claim in it.'],
  [
    createReason('statement.grave'),
    'It could seriously harm a reputation or public health if false, as a language model judges.',
  ],
];

describe('English reason texts for claims', () => {
  it.each(CATALOGUE)('renders the claim reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for claims with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(CLAIM_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
