import { because, type Reason, sentenceOf } from './reason';
import { BACKGROUND_ENGLISH } from './background.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('fit.ambiguous', { title: 'Elm Valley' }), '“Elm Valley” has several meanings.'],
  [because('fit.empty', { title: 'Elm Valley' }), '“Elm Valley” has no text.'],
  [because('fit.not-named', { title: 'Elm Valley', name: 'Ada Okafor' }), '“Elm Valley” does not name Ada Okafor.'],
  [because('fit.work', { title: 'Elm Valley', work: 'film' }), '“Elm Valley” is a film.'],
  [
    because('fit.event', { title: '2011 Elm Valley flood' }),
    '“2011 Elm Valley flood” appears to describe a different event.',
  ],
  [because('fit.died', { year: 1931 }), 'Died in 1931.'],
  [because('fit.no-place', { title: 'Elm Valley' }), '“Elm Valley” is not described as a place.'],
  [
    because('fit.several', { name: 'Elm Valley' }),
    'Several entries are named Elm Valley, and the topic does not say which one is meant.',
  ],
  [because('fit.only-one', { name: 'Elm Valley' }), 'The only Elm Valley found.'],
  [because('fit.lies-in', { region: 'Ohio' }), 'Located in Ohio, as the topic says.'],
  [
    because('fit.lies-elsewhere', { found: ['oregon', 'texas'], wanted: 'Ohio' }),
    'Located in oregon, texas, not in Ohio.',
  ],
  [because('fit.region-unsaid', { region: 'Ohio' }), 'Not described as located in Ohio.'],
  [because('fit.is-place', { title: 'Elm Valley' }), '“Elm Valley” is a place.'],
  [because('fit.full-name', { name: 'Ada Okafor' }), 'Matches the full name Ada Okafor.'],
  [because('fit.untied', { title: 'Elm Valley' }), 'Only the name links “Elm Valley” to the topic.'],
  [
    because('fit.nothing-to-quote', { title: 'Elm Valley', name: 'Ada Okafor' }),
    '“Elm Valley” has no sentence about Ada Okafor that can be quoted.',
  ],
  [because('background.who', { name: 'Elm Corp.' }), 'Explains who or what Elm Corp. is.'],
  [because('background.on', { name: 'Elm Valley' }), 'Background on Elm Valley.'],
  [because('background.precedent', { words: '2011' }), 'A similar earlier event: the sentence refers to 2011.'],
  [because('background.said-before', { name: 'Ada Okafor' }), 'A statement by Ada Okafor from before the event.'],
  [
    because('background.on-record', { name: 'Ada Okafor' }),
    'A public record about Ada Okafor on the same kind of matter.',
  ],
  [because('earlier.reported'), 'Reported before the date of the topic.'],
  [because('earlier.tells-of', { name: 'Elm Corp.', words: 'strike' }), 'Mentions Elm Corp. and “strike”.'],
  [
    because('earlier.possible-republication'),
    'Describes the same event but is dated long before: an old story may be republished, or the date is wrong.',
  ],
  [because('related.same-page'), 'Both were found on the same page.'],
  [because('related.kind', { here: 'strike', there: 'walk out' }), 'The same kind of event (“strike” and “walk out”).'],
  [because('related.place', { place: 'Elm Valley' }), 'Both happened in Elm Valley.'],
  [because('related.actor', { name: 'Elm Corp.' }), 'Both topics mention Elm Corp..'],
  [because('related.before', { days: 1 }), 'Dated 1 day before this topic.'],
  [because('related.before', { days: 59.4 }), 'Dated 59 days before this topic.'],
  [because('related.after', { days: 61 }), 'Dated 2 months after this topic.'],
  [because('related.after', { days: 731 }), 'Dated 2 years after this topic.'],
];

describe('the reasons of background in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(BACKGROUND_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
