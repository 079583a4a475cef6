import { because, type Reason, sentenceOf } from './reason';
import { REPORT_ENGLISH } from './report.en';

/** Every code with its sentence. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('sentence.no-source'), 'It names no source.'],
  [because('sentence.not-borne-out'), 'It says more than the words it rests on.'],
  [because('sentence.turned'), 'It denies what it rests on, or states what is denied there.'],
  [because('sentence.unknown-source', { n: 9 }), 'There is no source 9.'],
  [because('sentence.quote-not-found', { n: 2 }), 'What it quotes does not stand in the capture of source 2.'],
  [because('sentence.number-not-found', { number: '41' }), '“41” stands in no capture it cites.'],
  [because('sentence.name-not-found', { name: 'Ohio' }), 'The name “Ohio” stands in no capture it cites.'],
  [because('sentence.set-phrase', { phrase: 'Moreover' }), 'It says “Moreover”.'],
  [because('section.not-made', { part: 'timeline' }), 'No timeline of events was made of this case.'],
  [because('section.nothing-found', { part: 'people' }), 'The topic names nobody who was looked up.'],
  [because('section.nothing-holds', { sentences: 1 }), 'None of 1 sentence held against what was captured.'],
  [
    because('claim-review.undecided', { verdict: 'disputed' }),
    'The claim is disputed: there is nothing decided to publish.',
  ],
  [
    because('claim-review.not-earned'),
    'No credible voice speaks to it, nobody decided it, and the topic is not certified.',
  ],
  [because('claim-review.says-core'), 'It says the core once more in other words; the core has the review.'],
  [
    because('claim-review.core-open', { verdict: 'disputed' }),
    'The core of the topic is disputed: a detail of it is not published by itself.',
  ],
  [because('claim-review.overruled'), 'A person has left the topic at a lower level than the evidence gave.'],
  [because('claim-review.held'), 'The upgrade waits for a person.'],
  [because('claim-review.level-unverified'), 'The topic stays unverified, so none of its claims is published as true.'],
];

describe('the reasons of reports in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(REPORT_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
