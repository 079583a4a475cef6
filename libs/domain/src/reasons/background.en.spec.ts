import { createReason, type Reason, toReasonText } from './reason';
import { BACKGROUND_ENGLISH } from './background.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [createReason('fit.ambiguous', { title: 'Elm Valley' }), '“Elm Valley” has several meanings.'],
  [createReason('fit.empty', { title: 'Elm Valley' }), '“Elm Valley” has no text.'],
  [
    createReason('fit.not-named', { title: 'Elm Valley', name: 'Ada Okafor' }),
    '“Elm Valley” does not name Ada Okafor.',
  ],
  [createReason('fit.work', { title: 'Elm Valley', work: 'film' }), '“Elm Valley” is a film.'],
  [
    createReason('fit.event', { title: '2011 Elm Valley flood' }),
    '“2011 Elm Valley flood” appears to describe a different event.',
  ],
  [createReason('fit.died', { year: 1931 }), 'Died in 1931.'],
  [createReason('fit.no-place', { title: 'Elm Valley' }), '“Elm Valley” is not described as a place.'],
  [
    createReason('fit.several', { name: 'Elm Valley' }),
    'Several entries are named Elm Valley, and the topic does not say which one is meant.',
  ],
  [createReason('fit.only-one', { name: 'Elm Valley' }), 'The only Elm Valley found.'],
  [createReason('fit.lies-in', { region: 'Ohio' }), 'Located in Ohio, as the topic says.'],
  [
    createReason('fit.lies-elsewhere', { found: ['oregon', 'texas'], wanted: 'Ohio' }),
    'Located in oregon, texas, not in Ohio.',
  ],
  [createReason('fit.region-unsaid', { region: 'Ohio' }), 'Not described as located in Ohio.'],
  [createReason('fit.is-place', { title: 'Elm Valley' }), '“Elm Valley” is a place.'],
  [createReason('fit.full-name', { name: 'Ada Okafor' }), 'Matches the full name Ada Okafor.'],
  [createReason('fit.untied', { title: 'Elm Valley' }), 'Only the name links “Elm Valley” to the topic.'],
  [
    createReason('fit.nothing-to-quote', { title: 'Elm Valley', name: 'Ada Okafor' }),
    '“Elm Valley” has no sentence about Ada Okafor that can be quoted.',
  ],
  [createReason('background.who', { name: 'Elm Corp.' }), 'Explains who or what Elm Corp. is.'],
  [createReason('background.on', { name: 'Elm Valley' }), 'Background on Elm Valley.'],
  [createReason('background.precedent', { words: '2011' }), 'A similar earlier event: the sentence refers to 2011.'],
  [createReason('background.said-before', { name: 'Ada Okafor' }), 'A statement by Ada Okafor from before the event.'],
  [
    createReason('background.on-record', { name: 'Ada Okafor' }),
    'A public record about Ada Okafor on the same kind of matter.',
  ],
  [createReason('earlier.reported'), 'Reported before the date of the topic.'],
  [createReason('earlier.tells-of', { name: 'Elm Corp.', words: 'strike' }), 'Mentions Elm Corp. and “strike”.'],
  [
    createReason('earlier.possible-republication'),
    'Describes the same event but is dated long before: an old story may be republished, or the date is wrong.',
  ],
  [createReason('related.same-page'), 'Both were found on the same page.'],
  [
    createReason('related.kind', { here: 'strike', there: 'walk out' }),
    'The same kind of event (“strike” and “walk out”).',
  ],
  [createReason('related.place', { place: 'Elm Valley' }), 'Both happened in Elm Valley.'],
  [createReason('related.actor', { name: 'Elm Corp.' }), 'Both topics mention Elm Corp..'],
  [createReason('related.before', { days: 1 }), 'Dated 1 day before this topic.'],
  [createReason('related.before', { days: 59.4 }), 'Dated 59 days before this topic.'],
  [createReason('related.after', { days: 61 }), 'Dated 2 months after this topic.'],
  [createReason('related.after', { days: 731 }), 'Dated 2 years after this topic.'],
];

describe('English reason texts for background information', () => {
  it.each(CATALOGUE)('renders the background reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for background information with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(BACKGROUND_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
