import { COLLECTION_ENGLISH } from './collection.en';
import { createReason, type Reason, toReasonText } from './reason';

const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('collection.total', { documents: 9 }), '9 documents match.'],
  [createReason('collection.top', { of: 'Elm', documents: 6, share: 60 }), 'Largest group: Elm, with 6 (60%).'],
  [createReason('collection.next', { of: 'Oak', documents: 4 }), 'Second-largest group: Oak, with 4.'],
  [createReason('collection.span', { from: '2021-01', to: '2021-04' }), 'Dates range from 2021-01 to 2021-04.'],
  [
    createReason('collection.empty-months', { months: 2, first: '2021-02' }),
    '2 months in this range have no documents, starting with 2021-02: the collection may be incomplete.',
  ],
  [
    createReason('collection.primary', { collection: 'a/b', matter: 'public-money' }),
    'a/b is the primary record for public-money.',
  ],
  [
    createReason('collection.context-alone', { collection: 'a/b' }),
    'a/b is not a primary record for this matter and gives context only.',
  ],
  [
    createReason('collection.ended', { end: 'all-read', documents: 9, iterations: 2 }),
    'Ended after 2 rounds and 9 documents: all matching documents were read.',
  ],
  [createReason('collection.passed'), 'The findings passed validation.'],
  [
    createReason('collection.needs-revision', { contradictions: 1, weak: 4 }),
    'Findings need revision: 1 contradiction, 4 weak.',
  ],
  [createReason('collection.invalid'), 'The findings failed validation: none is relevant enough.'],
  [createReason('collection.revised', { revisions: 1 }), 'Searched again 1 time because the findings needed revision.'],
  [createReason('collection.gap-no-finding'), 'No document answers this question.'],
  [createReason('collection.gap-unsure'), 'Documents answer this question without enough confidence.'],
  [createReason('collection.continue-research'), 'Further queries are worthwhile.'],
  [createReason('collection.sufficient-coverage'), 'The collections cover the questions.'],
  [
    createReason('collection.diminishing-returns'),
    'Further queries are unlikely to find more: the last ones found nothing new.',
  ],
];

describe('English reason texts for collections', () => {
  it.each(CATALOGUE)('renders the collection reason %j as the expected English text', (reason, sentence) => {
    expect(toReasonText(reason)).toBe(sentence);
  });

  it('covers every reason code for collections with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(COLLECTION_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
