import type { MatchedRecord } from '../registers/record.types';
import { strikeTopic } from '../testing/samples';
import type { ActorProfile, HeardStatement } from './actor.types';
import { completeProfiles } from './complete-profiles.policy';
import { heardStatements, type HeardPage } from './heard.policy';
import { bareProfile } from './profile.builder';

const LARKSPUR: ActorProfile = bareProfile({
  name: 'Larkspur Castings',
  kind: 'company',
  aliases: [],
  reasons: [],
  role: null,
});
const page = (
  text: string,
  said: [speaker: string | null, cue: string, content: string][],
  over: Partial<HeardPage> = {},
): HeardPage => ({
  sourceId: 4,
  url: 'https://gazette.example/a',
  name: 'Gazette',
  tier: 2,
  published: '2026-03-09T00:00:00Z',
  text,
  statements: said.map(([speaker, cue, content]) => ({ speaker, cue, content, anonymous: false })),
  ...over,
});
const heard = (speaker: string, quote: string, over: Partial<HeardStatement> = {}): HeardStatement => ({
  speaker,
  known: speaker,
  cue: 'said',
  quote,
  sourceUrl: 'https://gazette.example/a',
  sourceName: 'Gazette',
  sourceId: 4,
  tier: 2,
  date: null,
  ...over,
});
const complete = (said: HeardStatement[], records: MatchedRecord[] = [], actors = [LARKSPUR]) =>
  completeProfiles({ topic: strikeTopic(), actors, heard: said, records });

const record = (over: Partial<MatchedRecord>): MatchedRecord => ({
  register: 'edgar',
  id: '1',
  title: 'x',
  date: '2026-01-02T00:00:00.000Z',
  url: 'https://www.sec.gov/x',
  form: '8-K',
  parties: ['Larkspur Castings, Inc.'],
  text: '',
  document: false,
  selfPublished: null,
  bearing: 'background',
  reasons: [],
  actor: 'Larkspur Castings',
  ...over,
});

describe('words in the pages that were read', () => {
  it('are whole sentences, letter by letter, with the speaker’s full name where the page has it', () => {
    const text = 'Mayor Ada Okafor came.\n\nThe  foundry will open, Okafor said on Monday.';
    expect(heardStatements([page(text, [['Okafor', 'said', 'The foundry will open']])])).toMatchObject([
      { known: 'Ada Okafor', quote: 'The  foundry will open, Okafor said on Monday.', sourceId: 4 },
    ]);
  });

  it.each<[string, HeardPage]>([
    ['of unreliable sources', page('It opens, Okafor said.', [['Okafor', 'said', 'It opens']], { tier: 4 })],
    ['of nobody', page('It opens, it is said.', [[null, 'is said', 'It opens']])],
    ['that are not there', page('It closes, Okafor said.', [['Okafor', 'said', 'It opens']])],
  ])('leave out those %s', (_, one) => expect(heardStatements([one])).toEqual([]));

  it('do not guess between two of one last name', () =>
    expect(
      heardStatements([page('Ada Okafor met Ben Okafor. It opens, Okafor said.', [['Okafor', 'said', 'It opens']])])[0]
        ?.known,
    ).toBe('Okafor'));
});

describe('profiles, once pages were read', () => {
  it('have the actor’s own words, from the better sources first', () => {
    const [actor] = complete([
      heard('a spokesman for Larkspur Castings', 'Weak.', { tier: 3 }),
      heard('Larkspur Castings', 'Good.'),
      heard('critics of Larkspur Castings', 'Bad.'),
    ]);
    expect(actor?.statements.map(({ quote, when, sourceId }) => [quote, when, sourceId])).toEqual([
      ['Good.', 'now', 4],
      ['Weak.', 'now', 4],
    ]);
  });

  it('are also of people whom a credible page lets speak with an office, and of nobody else', () => {
    const said = [
      heard('Foundry Director Ada Okafor', 'Foundry Director Ada Okafor said it will open.'),
      heard('Ben Moor', 'Ben Moor said it is loud.'),
      heard('Resident Cara Loft', 'Resident Cara Loft, 61, said it is loud.'),
      heard('Mayor Dana Vint', 'Mayor Dana Vint said so.', { tier: 3 }),
      heard('the company', 'The company said so.'),
    ];
    const [, ...others] = complete(said);
    expect(others).toMatchObject([
      {
        name: 'Ada Okafor',
        kind: 'person',
        role: { quote: said[0]?.quote, from: 'Gazette' },
        identity: { state: 'not asked' },
      },
    ]);
    expect(
      complete([said[3]!, { ...said[3]!, sourceId: 5, quote: 'Again Mayor Dana Vint said so.' }]).map(
        ({ name }) => name,
      ),
    ).toContain('Dana Vint');
  });

  it('take no profile of somebody who is a private person in the topic or the page', () => {
    const said = [heard('Director Ada Okafor', 'Director Ada Okafor, 9, said it will open.')];
    expect(complete(said)).toHaveLength(1);
  });

  it('have numbers and cases of the registers, each once, and keep what was counted before', () => {
    const docket = record({
      register: 'courtlistener',
      form: 'docket',
      title: 'Harbor v. Larkspur Castings',
      url: 'https://c.example/1',
    });
    const before: ActorProfile = {
      ...LARKSPUR,
      track: {
        entries: [
          {
            kind: 'docket',
            text: 'y',
            quote: 'y',
            sourceUrl: 'https://c.example/0',
            sourceName: 'CourtListener',
            date: null,
          },
        ],
        counts: { docket: 9 },
        note: 'n',
      },
    };
    const [actor] = complete(
      [],
      [
        record({ holders: ['cik:77'] }),
        record({ holders: ['cik:78'], parties: ['Somebody Else'] }),
        docket,
        docket,
        record({ actor: 'Norvane', holders: ['cik:79'] }),
      ],
      [before],
    );
    expect(actor?.identifiers.map(({ scheme, value }) => `${scheme} ${value}`)).toEqual(['cik 77']);
    expect(actor?.track.counts).toEqual({ docket: 10 });
    expect(actor?.track.entries.map(({ sourceUrl }) => sourceUrl)).toEqual([
      'https://c.example/1',
      'https://c.example/0',
    ]);
    expect(complete([], [docket])[0]?.track).toMatchObject({
      counts: { docket: 1 },
      note: expect.stringContaining('no finding of guilt') as string,
    });
  });
});
