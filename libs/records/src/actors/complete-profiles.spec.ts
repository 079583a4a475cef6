import type { MatchedRecord } from '../registers/record.types';
import { strikeTopic } from '../testing/samples';
import type { ActorProfile, MainClaimStatement } from './actor.types';
import { completeProfiles } from './complete-profiles.policy';
import { bareProfile } from './profile.builder';

const LARKSPUR: ActorProfile = bareProfile({
  name: 'Larkspur Castings',
  kind: 'company',
  aliases: [],
  reasons: [],
  role: null,
});
const statementBy = (speaker: string, quote: string, over: Partial<MainClaimStatement> = {}): MainClaimStatement => ({
  speaker,
  known: speaker,
  role: null,
  quote,
  sourceUrl: 'https://gazette.example/a',
  sourceName: 'Gazette',
  sourceId: 4,
  tier: 2,
  date: null,
  ...over,
});
const complete = (said: MainClaimStatement[], records: MatchedRecord[] = [], actors = [LARKSPUR]) =>
  completeProfiles({ topic: strikeTopic(), actors, statements: said, records });

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

describe('profiles after pages were read', () => {
  it('adds the actor’s own words from read pages to the profile, those of better sources first', () => {
    const [actor] = complete([
      statementBy('Larkspur Castings', 'Weak.', { tier: 3 }),
      statementBy('Larkspur Castings', 'Good.'),
      statementBy('Norvane', 'Bad.'),
    ]);
    expect(actor?.statements.map(({ quote, when, sourceId }) => [quote, when, sourceId])).toEqual([
      ['Good.', 'now', 4],
      ['Weak.', 'now', 4],
    ]);
  });

  it('adds profiles only for people whom a credible page quotes with an office', () => {
    const said = [
      statementBy('Foundry Director Ada Okafor', 'Foundry Director Ada Okafor said it will open.'),
      statementBy('Ben Moor', 'Ben Moor said it is loud.'),
      statementBy('Eva Lund', 'It will open, she said.', { role: 'mayor of Elm' }),
      statementBy('Resident Cara Loft', 'Resident Cara Loft, 61, said it is loud.'),
      statementBy('Mayor Dana Vint', 'Mayor Dana Vint said so.', { tier: 3 }),
      statementBy('the company', 'The company said so.'),
    ];
    const [, ...others] = complete(said);
    expect(others).toMatchObject([
      {
        name: 'Ada Okafor',
        kind: 'person',
        role: { quote: said[0]?.quote, from: 'Gazette' },
        identity: { state: 'not asked' },
      },
      { name: 'Eva Lund', kind: 'person' },
    ]);
    expect(
      complete([said[4]!, { ...said[4]!, sourceId: 5, quote: 'Again Mayor Dana Vint said so.' }]).map(
        ({ name }) => name,
      ),
    ).toContain('Dana Vint');
  });

  it('adds no profile for private persons of the topic or the page', () => {
    const said = [statementBy('Director Ada Okafor', 'Director Ada Okafor, 9, said it will open.')];
    expect(complete(said)).toHaveLength(1);
  });

  it('adds numbers and cases from registers to a profile once and keeps earlier counts', () => {
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
      note: expect.stringContaining('not a finding of guilt') as string,
    });
  });
});
