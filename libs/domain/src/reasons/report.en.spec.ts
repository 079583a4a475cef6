import { because, type Reason, sentenceOf } from './reason';
import { REPORT_ENGLISH } from './report.en';

/** Every code with its sentence. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('sentence.no-source'), 'Cites no source.'],
  [because('sentence.not-borne-out'), 'Says more than its cited quotes support.'],
  [because('sentence.turned'), 'Contradicts its cited quotes.'],
  [because('sentence.not-attributed'), 'States as fact what is not confirmed.'],
  [because('article.not-confirmed'), 'No article: the main claim is not confirmed.'],
  [because('article.not-written'), 'No article: no language model wrote one.'],
  [because('article.main-lost'), 'No article: its sentence on the main claim failed the check.'],
  [because('article.denial-missing', { name: 'Pell Foods' }), 'No article: it leaves out the denial by Pell Foods.'],
  [
    because('article.too-much-dropped', { dropped: 4, sentences: 10 }),
    'No article: 4 of its 10 sentences failed the check.',
  ],
  [because('sentence.unknown-source', { n: 9 }), 'Source 9 does not exist.'],
  [because('sentence.quote-not-found', { n: 2 }), 'Its quote was not found in the captured page of source 2.'],
  [because('sentence.number-not-found', { number: '41' }), '“41” was not found on any captured page it cites.'],
  [
    because('sentence.name-not-found', { name: 'Ohio' }),
    'The name “Ohio” was not found on any captured page it cites.',
  ],
  [because('sentence.set-phrase', { phrase: 'Moreover' }), 'Uses the phrase “Moreover”.'],
  [because('section.not-made', { part: 'timeline' }), 'No timeline was created for this case.'],
  [because('section.nothing-found', { part: 'people' }), 'No people or organizations found.'],
  [because('section.nothing-holds', { sentences: 1 }), 'Left out: the captured pages support none of 1 sentence.'],
  [because('claim-review.undecided', { verdict: 'disputed' }), 'Not published: the claim is disputed.'],
  [
    because('claim-review.not-earned'),
    'Not published: no credible source addresses it, no editor decided it, and the topic is not certified.',
  ],
  [because('claim-review.says-core'), 'Restates the main claim; see the review of the main claim.'],
  [
    because('claim-review.core-open', { verdict: 'disputed' }),
    'Not published on its own: the main claim of the topic is disputed.',
  ],
  [because('claim-review.overruled'), 'An editor left the topic at a lower level than the evidence supports.'],
  [because('claim-review.held'), 'The upgrade is held for review.'],
  [
    because('claim-review.level-unverified'),
    'The topic remains unverified, so none of its claims is published as true.',
  ],
];

describe('the reasons of reports in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(REPORT_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
