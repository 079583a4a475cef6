import { createReason, blocked, type Mode, type RankedResult, type Topic } from '@corroborate/domain';
import { FakeEntities, buildEntity } from '../testing/fake-entities';
import { FakeFactCheckIndex } from '../testing/fake-fact-check.index';
import { FakeRegister } from '../testing/fake-register';
import { callContext, strikeTopic } from '../testing/samples';
import type { PublicRecord } from '../registers/record.types';
import { ActorService, type ActorSources } from './actor.service';
import type { ReadableReport } from './actor.types';

const ENTITY = buildEntity('Larkspur Castings', 'foundry in Elm Valley', {
  lei: '9845LARKSPURCAST0042',
  cik: '0001999',
  website: 'https://larkspur.example/',
  aliases: ['LC'],
});
const WORDS = 'There is no reason for foundry workers to strike, Larkspur Castings said.';
const dated = (value: string) => ({
  value,
  precision: 'day' as const,
  signal: 'engine' as const,
  zone: null,
  earliest: null,
  latest: null,
});
const result = (over: Partial<RankedResult> = {}): RankedResult => ({
  url: 'https://gazette.example/old',
  canonicalUrl: '',
  site: 'gazette.example',
  title: 'Larkspur Castings sees no strike',
  snippet: '',
  engineDate: dated('2025-11-02T00:00:00Z'),
  foundBy: [],
  score: 1,
  reasons: [],
  ...over,
});
const report = (text = `It rained.\n\n${WORDS}`, day: string | null = '2025-11-02T00:00:00Z'): ReadableReport => ({
  url: 'https://gazette.example/old',
  site: 'gazette.example',
  text,
  language: 'en',
  published: day === null ? null : { value: day, latest: null },
});
const filed = (over: Partial<PublicRecord>): PublicRecord => ({
  register: 'x',
  id: '1',
  title: 'Larkspur Castings',
  date: null,
  url: 'https://r.example/1',
  form: 'docket',
  parties: ['Larkspur Castings'],
  text: '',
  document: false,
  selfPublished: null,
  ...over,
});
const lei = (over: Partial<PublicRecord> = {}) =>
  filed({
    id: '9845LARKSPURCAST0042',
    holders: ['lei:9845LARKSPURCAST0042'],
    title: 'Larkspur Castings, Inc.',
    form: 'legal entity',
    text: 'Legal name: Larkspur Castings, Inc.\nStatus: ACTIVE\nJurisdiction: US-OH',
    entity: [
      { tells: 'legal-name', line: 'Legal name: Larkspur Castings, Inc.' },
      { tells: 'status', line: 'Status: ACTIVE' },
      { tells: 'place', line: 'Jurisdiction: US-OH' },
    ],
    url: 'https://search.gleif.org/#/record/9845LARKSPURCAST0042',
    ...over,
  });

const sources = (over: Partial<ActorSources> = {}): ActorSources => ({
  entities: [new FakeEntities('wikidata', [ENTITY])],
  registers: [
    new FakeRegister('gleif', [lei()], { bears: 'identity' }),
    new FakeRegister('courtlistener', [
      filed({
        id: '7',
        title: 'Harbor Supply v. Larkspur Castings',
        date: '2020-01-02T00:00:00.000Z',
        text: 'Case: Harbor Supply v. Larkspur Castings\nCause: late pay',
        gist: 'Cause: late pay',
      }),
    ]),
  ],
  factChecks: [],
  reports: {
    find: async () => ({ results: [result()], coverage: [] }),
    read: async () => report(),
    sameEvent: () => ({ verdict: 'different', score: 0, reasons: [] }),
  },
  cases: async () => [],
  isPublic: () => false,
  newsroom: () => null,
  standing: (host) => ({ name: host, tier: 2 }),
  ...over,
});
const look = (
  over: Partial<ActorSources> = {},
  topic: Partial<Topic> = {},
  mode: Mode = 'detailed',
  signal?: AbortSignal,
) =>
  new ActorService(sources(over)).lookFor(
    strikeTopic(topic),
    { ...callContext(), ...(signal ? { signal } : {}) },
    mode,
  );

describe('actor profiles', () => {
  it('includes identity, earlier statements and records in an actor profile, each with source and quote', async () => {
    const { actors = [], coverage } = await look();
    const [actor] = actors;
    expect(actor).toMatchObject({ name: 'Larkspur Castings', kind: 'company', identity: { state: 'resolved' } });
    expect(actor?.identifiers.map(({ scheme, value }) => `${scheme} ${value}`)).toEqual([
      'wikidata Q991',
      'lei 9845LARKSPURCAST0042',
      'cik 1999',
      'website https://larkspur.example/',
    ]);
    expect(actor?.details.map(({ quote }) => quote)).toEqual(
      expect.arrayContaining(['foundry in Elm Valley', 'Status: ACTIVE']),
    );
    expect(actor?.statements).toMatchObject([
      {
        quote: WORDS,
        sourceUrl: 'https://gazette.example/old',
        when: 'before',
        sameMatter: true,
        tier: 2,
        date: '2025-11-02T00:00:00Z',
      },
    ]);
    expect(actor?.track).toMatchObject({
      counts: { docket: 1 },
      note: expect.stringContaining('not a finding of guilt') as string,
      entries: [{ kind: 'docket', quote: 'Cause: late pay', sourceUrl: 'https://r.example/1' }],
    });
    [...(actor?.details ?? []), ...(actor?.statements ?? [])].forEach(({ sourceUrl }) =>
      expect(sourceUrl).toMatch(/^https:/),
    );
    expect(coverage.map(({ provider, strategy, outcome }) => `${provider} ${strategy} ${outcome}`).sort()).toEqual([
      'courtlistener actor-record found',
      'gleif actor-identity found',
      'own-cases actor-record nothing-found',
      'page actor-statements found',
      'reports actor-statements found',
      'wikidata actor-identity found',
    ]);
  });

  it('counts only an actor’s statements about the topic as background, never the identity', async () => {
    expect((await look()).details).toMatchObject([
      { kind: 'actor', quote: WORDS, sourceUrl: 'https://gazette.example/old' },
    ]);
    const silent = { ...sources().reports, find: async () => ({ results: [], coverage: [] }) };
    expect((await look({ reports: silent })).details).toEqual([]);
    const many = {
      ...sources().reports,
      read: async (url: string) => ({ ...report([1, 2, 3, 4].map((at) => `${at}: ${WORDS}`).join('\n\n')), url }),
    };
    expect((await look({ reports: many })).details).toHaveLength(2);
  });

  it.each<[string, Partial<ActorSources['reports']>]>([
    ['from a page with a later date', { read: async () => report(undefined, '2026-03-09T00:00:00Z') }],
    ['without a date', { find: async () => ({ results: [result({ engineDate: null })], coverage: [] }) }],
    [
      'from the days of the event',
      { find: async () => ({ results: [result({ engineDate: dated('2026-03-08T00:00:00Z') })], coverage: [] }) },
    ],
    ['that may be about the event itself', { sameEvent: () => ({ verdict: 'same', score: 1, reasons: [] }) }],
    [
      'about another person',
      { find: async () => ({ results: [result({ title: 'Norvane sees no strike' })], coverage: [] }) },
    ],
    ['that quotes another person', { read: async () => report('Foundry workers will strike, Norvane said.') }],
  ])('excludes an actor’s earlier statements from a report %s', async (_, over) =>
    expect((await look({ reports: { ...sources().reports, ...over } })).actors?.[0]?.statements).toEqual([]),
  );

  it('excludes an actor’s earlier statements from unreliable outlets', async () =>
    expect((await look({ standing: (host) => ({ name: host, tier: 4 }) })).actors?.[0]?.statements).toEqual([]));

  it('uses the search snippet for an actor’s statement if the page cannot be read', async () => {
    const shown = {
      ...sources().reports,
      read: async () => null,
      find: async () => ({ results: [result({ snippet: WORDS })], coverage: [] }),
    };
    expect((await look({ reports: shown })).actors?.[0]?.statements).toMatchObject([{ quote: WORDS }]);
  });

  it('chooses neither of two namesakes for an actor profile, nor the number of one', async () => {
    const twins = [
      buildEntity('Larkspur Castings', 'maker of bells'),
      buildEntity('Larkspur Castings', 'maker of pans', { id: 'Q2' }),
    ];
    const [actor] = (await look({ entities: [new FakeEntities('wikidata', twins)] })).actors ?? [];
    expect(actor).toMatchObject({
      identity: { state: 'not told apart', candidates: [{}, {}] },
      identifiers: [],
      details: [],
    });
  });

  it('uses a legal entity only with the actor’s known number or as the only one with the name', async () => {
    const gleif = (records: PublicRecord[]) => [new FakeRegister('gleif', records, { bears: 'identity' })];
    const other = lei({ id: '9845SOMEBODYELSE0042', holders: ['lei:9845SOMEBODYELSE0042'] });
    const legal = async (over: Partial<ActorSources>) =>
      (await look(over)).actors?.[0]?.details.some(({ quote }) => quote === 'Status: ACTIVE');
    expect(await legal({ registers: gleif([other]) })).toBe(false);
    expect(await legal({ registers: gleif([other, lei()]) })).toBe(true);
    const unnumbered = [new FakeEntities('wikidata', [{ ...ENTITY, lei: null }])];
    expect(await legal({ entities: unnumbered, registers: gleif([other]) })).toBe(true);
    expect(await legal({ entities: unnumbered, registers: gleif([other, lei()]) })).toBe(false);
  });

  it('omits actor profiles for private persons and limits those for things to identity', async () => {
    const entities = new FakeEntities('wikidata', []);
    const { actors, unprofiled } = await look(
      { entities: [entities] },
      {
        title: 'Crash kills Ada Okafor',
        summary: 'Ada Okafor, 34, was killed on Sable Shoal.',
        entities: ['Ada Okafor', 'Sable Shoal'],
      },
    );
    expect(entities.asked).toEqual(['Sable Shoal']);
    expect(actors).toEqual([]);
    expect(unprofiled).toMatchObject([{ who: 'a private person' }]);
  });

  it('includes only fact checks of the actor’s claims and own cases about the actor', async () => {
    const check = {
      claim: 'No strike',
      claimant: 'Larkspur Castings',
      claimDate: null,
      publisher: 'Checkers',
      site: 'c.example',
      url: 'https://c.example/1',
      title: '',
      reviewDate: '2025-01-01T00:00:00.000Z',
      rating: 'False',
      language: 'en',
      foundBy: 'x',
    };
    const checks = new FakeFactCheckIndex('checks', [
      check,
      { ...check, url: 'https://c.example/2', claimant: 'Norvane' },
      { ...check, url: 'https://c.example/3', claimant: null },
    ]);
    const earlier = {
      topicId: 3,
      investigationId: 9,
      title: 'Fire at Larkspur',
      names: ['Larkspur Castings'],
      endedAt: '2025-05-05T00:00:00.000Z',
      ended: 'refuted' as const,
    };
    const asked: number[] = [];
    const [actor] =
      (
        await look({
          factChecks: [checks],
          cases: async (_, besides) => (
            asked.push(besides),
            [earlier, { ...earlier, investigationId: 10, names: ['Larkspur Junction'] }]
          ),
        })
      ).actors ?? [];
    expect(actor?.track.counts).toEqual({ docket: 1, 'fact-check': 1, investigation: 1 });
    expect(actor?.track.entries.find(({ kind }) => kind === 'investigation')).toMatchObject({
      text: '“Fire at Larkspur”: refuted',
      investigationId: 9,
    });
    expect(asked).toEqual([1]);
  });

  it('skips court records of actors if the topic is a court case, which the records stage covers', async () => {
    const asked = async (title: string) =>
      (await look({}, { title, entities: ['Larkspur Castings'] })).coverage.some(
        ({ provider }) => provider === 'courtlistener',
      );
    expect([await asked('Larkspur Castings sued over burns'), await asked('Strike at Larkspur Castings')]).toEqual([
      false,
      true,
    ]);
  });

  it('returns actor profiles despite refusals and failures and reports them', async () => {
    const { actors, coverage } = await look({
      entities: [new FakeEntities('wikidata', blocked('no'))],
      registers: [new FakeRegister('gleif', new Error('boom'))],
      cases: async () => Promise.reject(new Error('gone')),
    });
    expect(actors).toMatchObject([
      { identity: { state: 'not asked', reasons: [createReason('identity.no-answer', { told: 'no' })] } },
    ]);
    expect(coverage.map(({ provider, outcome, reason }) => `${provider} ${outcome} ${reason ?? ''}`)).toEqual(
      expect.arrayContaining(['wikidata blocked no', 'gleif failed broke: boom', 'own-cases failed broke: gone']),
    );
  });

  it('returns actor profiles at the deadline of the mode and reports late sources', async () => {
    // It never answers, so that without a deadline this would not return.
    const { actors, coverage } = await look({ entities: [new FakeEntities('wikidata', 'silence')] }, {}, 'quick');
    expect(actors).toMatchObject([{ name: 'Larkspur Castings', identity: { state: 'not asked' } }]);
    expect(coverage.find(({ provider }) => provider === 'wikidata')).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('2000 ms') as string,
    });
  });

  it('makes no request for actor profiles after cancellation', async () => {
    const entities = new FakeEntities('wikidata', [ENTITY]);
    await look({ entities: [entities] }, {}, 'detailed', AbortSignal.abort());
    expect(entities.asked).toEqual([]);
  });
});
