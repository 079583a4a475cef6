import { because, type Reason, sentenceOf } from './reason';
import { ACTOR_ENGLISH } from './actor.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    because('actor.name-form', { name: 'Elm Corp.', kind: 'company' }),
    'The name “Elm Corp.” has the form of a company.',
  ],
  [
    because('actor.name-form', { name: 'Elm Trust', kind: 'nonprofit' }),
    'The name “Elm Trust” has the form of an association or charity.',
  ],
  [
    because('actor.name-form', { name: 'Elm Council', kind: 'public-body' }),
    'The name “Elm Council” has the form of a public body.',
  ],
  [
    because('actor.name-form', { name: 'Elm for Mayor', kind: 'campaign' }),
    'The name “Elm for Mayor” has the form of a campaign or party.',
  ],
  [because('actor.office-before', { name: 'Ada Okafor' }), 'An office stands before the name Ada Okafor.'],
  [
    because('actor.with-office', { name: 'Ada Okafor', office: 'Mayor' }),
    'The text names Ada Okafor with an office (“Mayor”).',
  ],
  [because('actor.as-person', { name: 'Ada Okafor' }), 'The text speaks of Ada Okafor as of a person.'],
  [because('actor.as-business', { name: 'Norvane' }), 'The text speaks of Norvane as of a business.'],
  [because('actor.unknown', { name: 'Norvane' }), 'Nothing tells what Norvane is.'],
  [
    because('actor.spelled-out', { initials: 'HSB', name: 'Harbor Safety Board' }),
    'The text spells HSB out: “Harbor Safety Board”.',
  ],
  [
    because('actor.initials', { initials: 'HSB', name: 'Harbor Safety Board' }),
    'HSB are the initials of Harbor Safety Board, which the text names too.',
  ],
  [because('actor.publicly-known', { name: 'Ada Okafor' }), 'Ada Okafor is publicly known.'],
  [
    because('actor.office-in-topic', { name: 'Ada Okafor', office: 'Mayor' }),
    'The topic names Ada Okafor with an office (“Mayor”).',
  ],
  [
    because('actor.office-in-source', { source: 'Gazette', name: 'Ada Okafor', office: 'Mayor' }),
    'Gazette names Ada Okafor with an office (“Mayor”).',
  ],
  [because('actor.called', { source: 'Wikidata', what: 'foundry' }), 'Wikidata calls it “foundry”.'],
  [because('private.minor'), 'A minor, named with an age.'],
  [because('private.aged'), 'Named with an age.'],
  [because('private.role', { role: 'resident' }), 'Named as resident.'],
  [because('private.fate', { fate: 'arrested' }), 'Named as somebody who was arrested.'],
  [because('private.said-of', { words: ' wurde verletzt' }), 'Named as somebody of whom it is said: wurde verletzt.'],
  [because('private.identified'), 'Named as somebody who was identified.'],
  [because('private.no-office'), 'The topic names them without a public office.'],
  [because('identity.nobody'), 'Nobody of that name was found.'],
  [
    because('identity.several', { entities: 2, name: 'Ada Okafor' }),
    '2 go by the name Ada Okafor, and nothing in the topic tells which one is meant.',
  ],
  [because('identity.only-one', { kind: 'public-body' }), 'The only public body of that name.'],
  [
    because('identity.only-one-known', { kind: 'nonprofit', languages: 30 }),
    'The only association of that name, with articles in 30 languages.',
  ],
  [because('identity.only-legal-entity', { name: 'Elm Corp.' }), 'The only legal entity of that name: Elm Corp..'],
  [because('identity.not-asked'), 'nobody was asked'],
  [because('identity.no-answer', { told: 'too many requests' }), 'too many requests'],
  [because('identity.pages-alone'), 'Known by the pages that were read alone; no register was asked.'],
  [because('identity.other-name', { label: 'Elm' }), '“Elm” is another name.'],
  [
    because('identity.other-kind', { label: 'Elm', what: 'ship', kind: 'person' }),
    '“Elm” is ship, which is no person.',
  ],
  [
    because('identity.other-kind', { label: 'Elm', what: null, kind: 'company' }),
    '“Elm” is something else, which is no company.',
  ],
  [because('identity.no-actor', { label: 'Elm', what: 'film' }), '“Elm” (film) is nobody who acts.'],
  [because('identity.ended', { label: 'Elm', what: 'mayor', year: 1931 }), '“Elm” (mayor) ended in 1931.'],
  [
    because('identity.elsewhere', { label: 'Elm', found: 'oregon', wanted: 'Elm Valley, Ohio' }),
    '“Elm” belongs to oregon, not to Elm Valley, Ohio.',
  ],
  [
    because('identity.untied', { label: 'Elm', what: 'maker of bells' }),
    'Nothing ties “Elm” (maker of bells) to the topic beside the name.',
  ],
  [because('tie.place', { place: 'Elm Valley' }), 'Is tied to Elm Valley, as the topic is.'],
  [because('tie.name', { name: 'Ada Okafor' }), 'Is tied to Ada Okafor, which the topic names.'],
  [because('tie.words', { words: ['foundry', 'strike'] }), 'Shares “foundry”, “strike” with the topic.'],
  [because('tie.kind', { words: 'walk out' }), 'Speaks of “walk out”, as the topic does.'],
  [because('statement.before'), 'Published before the event.'],
  [because('statement.on-claim'), 'Said on the core claim, in a page that was read.'],
];

describe('the reasons of actors in English', () => {
  it.each(CATALOGUE)('say of %j “%s”', (reason, sentence) => expect(sentenceOf(reason)).toBe(sentence));

  it('are all in this catalogue', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(ACTOR_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
