import { createReason, hasReason, type Mode, toReasonTexts, type Topic } from '@corroborate/domain';
import { strikeTopic } from '../../testing/samples';
import { registerManifests } from '../create-registers';
import type { Actor, PublicRecord, RecordManifest } from '../record.types';
import { listActors } from './actors.policy';
import { judgeBearing } from './bearing.policy';
import { chooseRegisters, detectCountry } from './choose-registers.policy';
import { findMatters } from './matters.policy';
import { sameName } from './same-name.policy';

const NOW = new Date('2026-03-10T12:00:00Z');

describe('kind of an actor', () => {
  const kindOf = (name: string, title: string, summary: string | null = null) =>
    listActors(strikeTopic({ title, summary, entities: [name], location: null })).map(({ kind }) => kind)[0];
  it.each([
    ['Larkspur Castings', 'Fire at Larkspur Castings', 'company'],
    ['Norvane', 'Norvane recalls 4,000 kettles', 'company'],
    ['Quill & Sons Ltd', 'Talks with Quill & Sons Ltd end', 'company'],
    ['Elm Valley Hospital', 'Elm Valley Hospital to close ward', 'nonprofit'],
    ['United Millers Local 12', 'United Millers Local 12 votes', 'nonprofit'],
    ['Fox County Sheriff', 'Fox County Sheriff warns of floods', 'public-body'],
    ['Okafor for Congress', 'Okafor for Congress returns gift', 'campaign'],
    ['Ada Okafor', 'Mayor Ada Okafor resigns', 'person'],
    ['Sable Point', 'Lights go out over Sable Point', 'unknown'],
  ])('derives the kind of an actor from %p in %p as %s', (name, title, kind) => expect(kindOf(name, title)).toBe(kind));

  it('excludes things, dates and roads, and the office before a name', () => {
    const topic = strikeTopic({
      title: 'Mayor Ada Okafor resigns',
      entities: ['Mayor Ada Okafor', 'polling places', 'November 3 election', 'Highway 61'],
      location: null,
    });
    expect(listActors(topic).map(({ name }) => name)).toEqual(['Ada Okafor']);
  });
});

describe('register choice', () => {
  const chosen = (over: Partial<Topic>, mode: Mode = 'detailed') =>
    chooseRegisters(strikeTopic({ entities: ['Larkspur Castings'], ...over }), registerManifests(), mode, NOW);
  const names = (...args: Parameters<typeof chosen>) => chosen(...args).map(({ register }) => register);

  it('includes registers for the kind of actor and country, with reasons', () => {
    const choices = chosen({});
    expect(choices.map(({ register }) => register)).toEqual(['edgar', 'gleif', 'wikidata']);
    choices.forEach(({ reasons }) => expect(reasons.length).toBeGreaterThan(1));
    expect(names({ location: 'Leeds, England' })).toEqual(['companies-house', 'gleif', 'wikidata']);
    expect(names({ location: 'Lyon, France' })).toEqual(['gleif', 'wikidata']);
  });

  it.each([
    ['Larkspur Castings sued over burns', 'courtlistener'],
    ['Larkspur Castings awarded federal contract', 'usaspending'],
    ['Treasury sanctions Larkspur Castings', 'opensanctions'],
    ['Offshore firm owns Larkspur Castings', 'icij'],
    ['Proposed rule would hit Larkspur Castings', 'federal-register'],
    ['Larkspur Castings donated to campaign', 'openfec'],
  ])('includes for %p also %s, ranked first for its subject', (title, register) => {
    expect(names({ title })).toContain(register);
    const choice = chosen({ title }).find((one) => one.register === register);
    expect(hasReason(choice?.reasons ?? [], 'register.matter')).toBe(true);
  });

  it('chooses no registers in quick mode unless the subject of the topic requires one', () => {
    expect(names({}, 'quick')).toEqual([]);
    expect(names({ title: 'Larkspur Castings sued over burns' }, 'quick')).toEqual(['courtlistener']);
  });

  it('limits event registers to the days of the event, never beyond today', () => {
    const [edgar, gleif] = chosen({});
    expect(edgar?.query).toMatchObject({ from: '2026-03-08', to: '2026-03-10' });
    expect(gleif?.query).toMatchObject({ from: null, to: null });
  });

  it('derives the country from the place', () => {
    expect(
      ['Elm Valley, Ohio', 'Seattle, Washington', 'Hull, United Kingdom', 'Lyon, France', 'Somewhere', null].map(
        (location) => detectCountry({ location }),
      ),
    ).toEqual(['US', 'US', 'GB', 'other', null, null]);
  });

  it('derives the subject matter from the topic, with the words that show it', () =>
    expect(findMatters(strikeTopic({ title: 'Judge blocks Larkspur merger', summary: null }))).toEqual([
      { matter: 'court', words: 'Judge' },
      { matter: 'company', words: 'merger' },
    ]));
});

describe('sameName', () => {
  it.each([
    ['Larkspur Castings', 'LARKSPUR CASTINGS, INC.', true],
    ['The Larkspur Castings Company', 'Larkspur Castings', true],
    ['Ada Okafor', 'ADA M OKAFOR', true],
    ['Müller & Söhne', 'Muller and Sohne GmbH', true],
    ['Elm Hall', 'Friends of Elm Hall', false],
    ['Larkspur Castings', 'Larkspur Castings of Ohio', false],
    ['Larkspur Castings', 'Larkspur Packaging', false],
    ['Ada M Okafor', 'Ada K Okafor', false],
    ['Elm Valley Local 12', 'Elm Valley Local 15', false],
    ['', 'Inc.', false],
  ])('compares %p and %p: %p', (a, b, same) => expect(sameName(a, b)).toBe(same));
});

describe('bearing of a record on a topic', () => {
  const manifest = (name: string): RecordManifest =>
    registerManifests().find((one) => one.name === name) ?? registerManifests()[0]!;
  const company: Actor = { name: 'Larkspur Castings', kind: 'company', reasons: [] };
  const filing = (over: Partial<PublicRecord> = {}): PublicRecord => ({
    register: 'edgar',
    id: '1',
    title: 'Larkspur Castings, Inc.: 8-K',
    date: '2026-03-09T00:00:00.000Z',
    url: 'https://www.sec.gov/x',
    form: '8-K',
    parties: ['Larkspur Castings, Inc.'],
    text: 'Filer: Larkspur Castings, Inc.',
    document: true,
    selfPublished: null,
    ...over,
  });
  const bearing = (
    over: Partial<PublicRecord> = {},
    { register = 'edgar', topic = strikeTopic(), actor = company, namesakes = 1 } = {},
  ) => judgeBearing(topic, actor, filing(over), { manifest: manifest(register), namesakes });

  it('treats a record as evidence if the same actor filed it in the days of the event', () =>
    expect(bearing()).toMatchObject({
      bearing: 'evidence',
      reasons: [
        createReason('record.of-actor', { party: 'Larkspur Castings, Inc.' }),
        createReason('record.timely', { day: '2026-03-09' }),
      ],
    }));

  it.each<[string, Partial<PublicRecord>, RegExp]>([
    ['from another filer', { parties: ['Friends of Larkspur Castings'] }, /not Larkspur Castings/],
    ['without parties', { parties: [] }, /another party/],
  ])('judges a record %s as unrelated to the topic', (_, over, why) => {
    expect(bearing(over).bearing).toBe('unrelated');
    expect(toReasonTexts(bearing(over).reasons).join(' ')).toMatch(why);
  });

  it.each<[string, Partial<PublicRecord>, RegExp]>([
    ['filed before the event', { date: '2026-02-01T00:00:00.000Z' }, /36 days before the event/],
    ['filed long after the event', { date: '2026-06-01T00:00:00.000Z' }, /days after the event/],
    ['without a date', { date: null }, /No date/],
    ['the actor’s own release', { selfPublished: createReason('record.own-exhibit') }, /exhibit/],
    ['a docket if the topic is not a court case', { form: 'docket' }, /not that its claims are true/],
  ])('treats a record as background only: %s', (_, over, why) => {
    expect(bearing(over).bearing).toBe('background');
    expect(toReasonTexts(bearing(over).reasons).join(' ')).toMatch(why);
  });

  it('treats a record as background if the register only identifies or the topic has no date', () => {
    expect(bearing({}, { register: 'gleif' }).bearing).toBe('background');
    expect(bearing({}, { topic: strikeTopic({ eventDate: null }) }).bearing).toBe('background');
  });

  it('treats a docket as evidence if the topic is a court case', () =>
    expect(
      bearing(
        { form: 'docket' },
        { register: 'courtlistener', topic: strikeTopic({ title: 'Larkspur Castings sued over burns' }) },
      ).bearing,
    ).toBe('evidence'));

  it('judges a record of a namesake as unrelated unless the topic links to it otherwise', () => {
    const person: Actor = { name: 'Ada Okafor', kind: 'person', reasons: [] };
    const of = { title: 'Contribution', parties: ['ADA OKAFOR'], text: 'Contributor: ADA OKAFOR' };
    expect(bearing(of, { actor: person }).bearing).toBe('unrelated');
    expect(bearing({ ...of, text: `${of.text}, Elm Valley` }, { actor: person }).bearing).toBe('evidence');
    expect(bearing({}, { namesakes: 3 }).bearing).toBe('unrelated');
    const word: Actor = { name: 'Norvane', kind: 'company', reasons: [] };
    expect(
      bearing({ title: 'Norvane Inc.: 8-K', parties: ['Norvane Inc.'], text: 'Filer: Norvane Inc.' }, { actor: word })
        .bearing,
    ).toBe('unrelated');
  });
});
