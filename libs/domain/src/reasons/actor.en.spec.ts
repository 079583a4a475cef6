import { createReason, type Reason, toReasonText } from './reason';
import { ACTOR_ENGLISH } from './actor.en';

/** Every code with the sentence that people have always read for it. */
const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    createReason('actor.name-form', { name: 'Elm Corp.', kind: 'company' }),
    '“Elm Corp.” looks like the name of a company.',
  ],
  [
    createReason('actor.name-form', { name: 'Elm Trust', kind: 'nonprofit' }),
    '“Elm Trust” looks like the name of an association or charity.',
  ],
  [
    createReason('actor.name-form', { name: 'Elm Council', kind: 'public-body' }),
    '“Elm Council” looks like the name of a public body.',
  ],
  [
    createReason('actor.name-form', { name: 'Elm for Mayor', kind: 'campaign' }),
    '“Elm for Mayor” looks like the name of a campaign or party.',
  ],
  [createReason('actor.office-before', { name: 'Ada Okafor' }), 'A title of office precedes the name Ada Okafor.'],
  [
    createReason('actor.with-office', { name: 'Ada Okafor', office: 'Mayor' }),
    'The text gives Ada Okafor a title of office (“Mayor”).',
  ],
  [createReason('actor.as-person', { name: 'Ada Okafor' }), 'The text refers to Ada Okafor as a person.'],
  [createReason('actor.as-business', { name: 'Norvane' }), 'The text refers to Norvane as a business.'],
  [createReason('actor.unknown', { name: 'Norvane' }), 'No information on what Norvane is.'],
  [
    createReason('actor.spelled-out', { initials: 'HSB', name: 'Harbor Safety Board' }),
    'The text spells out HSB as “Harbor Safety Board”.',
  ],
  [
    createReason('actor.initials', { initials: 'HSB', name: 'Harbor Safety Board' }),
    'HSB matches the initials of Harbor Safety Board, which the text also names.',
  ],
  [createReason('actor.publicly-known', { name: 'Ada Okafor' }), 'Ada Okafor is publicly known.'],
  [
    createReason('actor.office-in-topic', { name: 'Ada Okafor', office: 'Mayor' }),
    'The topic gives Ada Okafor a title of office (“Mayor”).',
  ],
  [
    createReason('actor.office-in-source', { source: 'Gazette', name: 'Ada Okafor', office: 'Mayor' }),
    'Gazette gives Ada Okafor a title of office (“Mayor”).',
  ],
  [createReason('actor.called', { source: 'Wikidata', what: 'foundry' }), 'Wikidata describes it as “foundry”.'],
  [createReason('private.minor'), 'A minor, named with an age.'],
  [createReason('private.aged'), 'Named with an age.'],
  [createReason('private.role', { role: 'resident' }), 'Named as resident.'],
  [createReason('private.fate', { fate: 'arrested' }), 'Named as having been arrested.'],
  [createReason('private.said-of', { words: ' wurde verletzt' }), 'Named with the words: wurde verletzt.'],
  [createReason('private.identified'), 'Named as a person who was identified.'],
  [createReason('private.no-office'), 'Named in the topic without a public office.'],
  [createReason('identity.nobody'), 'No entry found for this name.'],
  [
    createReason('identity.several', { entities: 2, name: 'Ada Okafor' }),
    '2 entries share the name Ada Okafor, and the topic does not say which one is meant.',
  ],
  [createReason('identity.only-one', { kind: 'public-body' }), 'The only public body with this name.'],
  [
    createReason('identity.only-one-known', { kind: 'nonprofit', languages: 30 }),
    'The only association with this name that has articles in 30 languages.',
  ],
  [
    createReason('identity.only-legal-entity', { name: 'Elm Corp.' }),
    'The only legal entity with this name is Elm Corp..',
  ],
  [createReason('identity.not-asked'), 'not looked up'],
  [createReason('identity.no-answer', { told: 'too many requests' }), 'too many requests'],
  [createReason('identity.pages-alone'), 'Identified only from the pages read; no register was searched.'],
  [createReason('identity.other-name', { label: 'Elm' }), '“Elm” is a different name.'],
  [
    createReason('identity.other-kind', { label: 'Elm', what: 'ship', kind: 'person' }),
    '“Elm” (ship) is not listed as a person.',
  ],
  [
    createReason('identity.other-kind', { label: 'Elm', what: null, kind: 'company' }),
    '“Elm” is not listed as a company.',
  ],
  [createReason('identity.no-actor', { label: 'Elm', what: 'film' }), '“Elm” (film) is not a person or organization.'],
  [
    createReason('identity.ended', { label: 'Elm', what: 'mayor', year: 1931 }),
    '“Elm” (mayor) died or ceased to exist in 1931.',
  ],
  [
    createReason('identity.elsewhere', { label: 'Elm', found: 'oregon', wanted: 'Elm Valley, Ohio' }),
    '“Elm” is based in oregon, not in Elm Valley, Ohio.',
  ],
  [
    createReason('identity.untied', { label: 'Elm', what: 'maker of bells' }),
    'Only the name links “Elm” (maker of bells) to the topic.',
  ],
  [createReason('tie.place', { place: 'Elm Valley' }), 'Linked to Elm Valley, like the topic.'],
  [createReason('tie.name', { name: 'Ada Okafor' }), 'Linked to Ada Okafor, whom the topic also names.'],
  [createReason('tie.words', { words: ['foundry', 'strike'] }), 'Shares the words “foundry”, “strike” with the topic.'],
  [createReason('tie.kind', { words: 'walk out' }), 'Mentions “walk out”, like the topic.'],
  [createReason('statement.before'), 'Published before the event.'],
  [createReason('statement.on-claim'), 'A statement on the main claim, from a page that was read.'],
];

describe('English reason texts for actors', () => {
  it.each(CATALOGUE)('renders the actor reason %j as “%s”', (reason, sentence) =>
    expect(toReasonText(reason)).toBe(sentence),
  );

  it('covers every reason code for actors with an expected English text', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(ACTOR_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
