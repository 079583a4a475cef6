import { because, type Reason, sentenceOf } from './reason';
import { BACKGROUND_ENGLISH } from './background.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [because('fit.ambiguous', { title: 'Elm Valley' }), '“Elm Valley” stands for several things.'],
  [because('fit.empty', { title: 'Elm Valley' }), '“Elm Valley” has no text.'],
  [because('fit.not-named', { title: 'Elm Valley', name: 'Ada Okafor' }), '“Elm Valley” does not name Ada Okafor.'],
  [because('fit.work', { title: 'Elm Valley', work: 'film' }), '“Elm Valley” is a film.'],
  [because('fit.event', { title: '2011 Elm Valley flood' }), '“2011 Elm Valley flood” is about an event of its own.'],
  [because('fit.died', { year: 1931 }), 'Died in 1931.'],
  [because('fit.no-place', { title: 'Elm Valley' }), '“Elm Valley” is not said to be a place.'],
  [
    because('fit.several', { name: 'Elm Valley' }),
    'There is more than one Elm Valley, and the topic does not say which one it means.',
  ],
  [because('fit.only-one', { name: 'Elm Valley' }), 'It is the only Elm Valley found.'],
  [because('fit.lies-in', { region: 'Ohio' }), 'It lies in Ohio, as the topic says.'],
  [
    because('fit.lies-elsewhere', { found: ['oregon', 'texas'], wanted: 'Ohio' }),
    'It lies in oregon, texas, not in Ohio.',
  ],
  [because('fit.region-unsaid', { region: 'Ohio' }), 'It is not said to lie in Ohio.'],
  [because('fit.is-place', { title: 'Elm Valley' }), '“Elm Valley” is a place.'],
  [because('fit.full-name', { name: 'Ada Okafor' }), 'Has the full name Ada Okafor.'],
  [because('fit.untied', { title: 'Elm Valley' }), 'Nothing ties “Elm Valley” to the topic beside the name.'],
  [
    because('fit.nothing-to-quote', { title: 'Elm Valley', name: 'Ada Okafor' }),
    '“Elm Valley” has no sentence on Ada Okafor that can be quoted.',
  ],
  [because('background.who', { name: 'Elm Corp.' }), 'Says who or what Elm Corp. is.'],
  [because('background.on', { name: 'Elm Valley' }), 'Background on Elm Valley.'],
  [
    because('background.precedent', { words: '2011' }),
    "The same kind of event before: it speaks of 2011, not of the topic's.",
  ],
  [because('background.said-before', { name: 'Ada Okafor' }), 'Words of Ada Okafor from before the event.'],
  [because('background.on-record', { name: 'Ada Okafor' }), 'On record about Ada Okafor, of the same kind of matter.'],
  [because('earlier.reported'), 'Reported before the topic’s own time.'],
  [because('earlier.tells-of', { name: 'Elm Corp.', words: 'strike' }), 'It tells of Elm Corp. and of “strike”.'],
  [
    because('earlier.possible-republication'),
    'It describes the same event but is dated long before: an old story may be republished, or the date is wrong.',
  ],
  [because('related.same-page'), 'Both were found on one page.'],
  [because('related.kind', { here: 'strike', there: 'walk out' }), 'The same kind of event (“strike” and “walk out”).'],
  [because('related.place', { place: 'Elm Valley' }), 'Both happened in Elm Valley.'],
  [because('related.actor', { name: 'Elm Corp.' }), 'Both tell of Elm Corp..'],
  [because('related.before', { days: 1 }), 'It lies 1 day before this topic.'],
  [because('related.before', { days: 59.4 }), 'It lies 59 days before this topic.'],
  [because('related.after', { days: 61 }), 'It lies 2 months after this topic.'],
  [because('related.after', { days: 731 }), 'It lies 2 years after this topic.'],
];

describe('the reasons of background in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(BACKGROUND_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
