import { createReason, type Reason, toReasonText } from './reason';
import { REPORT_ENGLISH } from './report.en';

/** Every code with its sentence. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('sentence.no-source'), 'Cites no source.'],
  [createReason('sentence.not-borne-out'), 'Says more than its cited quotes support.'],
  [createReason('sentence.turned'), 'Contradicts its cited quotes.'],
  [createReason('sentence.not-attributed'), 'States as fact what is not confirmed.'],
  [createReason('article.not-confirmed', { refuted: false }), 'No article: the main claim is not confirmed.'],
  [createReason('article.not-confirmed', { refuted: true }), 'No article: the main claim is refuted.'],
  [createReason('article.not-written'), 'No article: no language model wrote one.'],
  [
    createReason('article.main-lost'),
    'No article: the sentence that a language model wrote on the main claim says more than its quotes.',
  ],
  [
    createReason('article.denial-missing', { name: 'Pell Foods' }),
    'No article: it leaves out the denial by Pell Foods.',
  ],
  [
    createReason('article.too-much-dropped', { dropped: 4, sentences: 10 }),
    'No article: 4 of its 10 sentences failed the check.',
  ],
  [createReason('sentence.unknown-source', { n: 9 }), 'Source 9 does not exist.'],
  [createReason('sentence.quote-not-found', { n: 2 }), 'Its quote was not found in the captured page of source 2.'],
  [createReason('sentence.number-not-found', { number: '41' }), '“41” was not found on any captured page it cites.'],
  [
    createReason('sentence.name-not-found', { name: 'Ohio' }),
    'The name “Ohio” was not found on any captured page it cites.',
  ],
  [createReason('sentence.set-phrase', { phrase: 'Moreover' }), 'Uses the phrase “Moreover”.'],
  [createReason('section.not-made', { part: 'timeline' }), 'No timeline was created for this case.'],
  [createReason('section.nothing-found', { part: 'people' }), 'No people or organizations found.'],
  [createReason('section.nothing-holds', { sentences: 1 }), 'Left out: the captured pages support none of 1 sentence.'],
  [createReason('claim-review.undecided', { verdict: 'disputed' }), 'Not published: the claim is disputed.'],
  [
    createReason('claim-review.not-earned'),
    'Not published: no credible source addresses it, no editor decided it, and the topic is not certified.',
  ],
  [createReason('claim-review.says-core'), 'Restates the main claim; see the review of the main claim.'],
  [
    createReason('claim-review.core-open', { verdict: 'disputed' }),
    'Not published on its own: the main claim of the topic is disputed.',
  ],
  [createReason('claim-review.overruled'), 'An editor left the topic at a lower level than the evidence supports.'],
  [createReason('claim-review.held'), 'The upgrade is held for review.'],
  [
    createReason('claim-review.level-unverified'),
    'The topic remains unverified, so none of its claims is published as true.',
  ],
];

describe('English reason texts for reports', () => {
  it.each(CATALOGUE)('renders the report reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for reports with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(REPORT_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
