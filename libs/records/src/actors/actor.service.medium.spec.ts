import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { createRegisters } from '../registers/create-registers';
import { KEYS, openRegisters, recordWorld, type OpenRegisters } from '../registers/testing/sandbox-registers';
import { callContext, strikeTopic } from '../testing/samples';
import { ActorService } from './actor.service';
import { createEntityIndexes } from './create-entities';

const entity = (id: string, label: string, text: string, fields: object) => ({
  source: 'wikidata',
  id,
  title: label,
  date: '2025-06-01',
  text,
  url: `https://www.wikidata.org/wiki/${id}`,
  fields: { id, label, ...fields },
});
const RECORDS = [
  entity('Q1', 'Larkspur Castings', 'foundry in Elm Valley', {
    aliases: ['Larkspur Foundry'],
    sitelinks: ['enwiki'],
    claims: {
      P31: 'company',
      P159: 'Elm Valley',
      P1278: '9845LARKSPURCAST0042',
      P5531: '0000077',
      P856: 'https://larkspur.example/',
    },
  }),
  entity('Q2', 'Larkspur Castings', 'album by nobody', { claims: { P31: 'album' } }),
  entity('Q3', 'Ada Okafor', 'Nigerian swimmer', { claims: { P31: 'Q5', P106: 'swimmer' } }),
  entity('Q4', 'Ada Okafor', 'mayor of Elm Valley', { claims: { P31: 'Q5', P39: 'mayor of Elm Valley' } }),
  {
    source: 'gleif',
    id: '9845LARKSPURCAST0042',
    title: 'Larkspur Castings, Inc.',
    date: '2018-05-03',
    text: '',
    fields: {
      'entity.legalName.name': 'Larkspur Castings, Inc.',
      'entity.status': 'ACTIVE',
      'entity.jurisdiction': 'US-OH',
    },
  },
  {
    source: 'gleif',
    id: '9845LARKSPURCAST0043',
    title: 'Larkspur Castings LLC',
    date: '2019-05-03',
    text: '',
    fields: { 'entity.legalName.name': 'Larkspur Castings LLC', 'entity.status': 'LAPSED' },
  },
  {
    source: 'courtlistener',
    id: '71',
    title: 'Harbor Supply Co. v. Larkspur Castings',
    date: '2020-03-09',
    text: 'Complaint about late payment.',
    url: 'https://www.courtlistener.com/docket/71/h/',
    fields: {
      caseName: 'Harbor Supply Co. v. Larkspur Castings',
      docketNumber: '1:20-cv-1',
      court: 'ohnd',
      dateFiled: '2020-03-09',
    },
  },
  {
    source: 'courtlistener',
    id: '72',
    title: 'Roe v. Friends of Larkspur Castings',
    date: '2021-03-09',
    text: 'x',
    url: 'https://www.courtlistener.com/docket/72/r/',
    fields: {
      caseName: 'Roe v. Friends of Larkspur Castings',
      docketNumber: '1:21-cv-1',
      court: 'ohnd',
      dateFiled: '2021-03-09',
    },
  },
];
const TOPIC = strikeTopic({
  title: 'Mayor Ada Okafor shuts Larkspur Castings in Elm Valley',
  entities: ['Larkspur Castings', 'Ada Okafor', 'Elm Valley'],
  summary: 'Mayor Ada Okafor of Elm Valley shut Larkspur Castings on Monday.',
});

describe('actor profiles over the real protocols', () => {
  const open: (OpenRegisters & { sandbox: Sandbox; remove(): void })[] = [];
  const start = async (faults: object = {}) => {
    const world = recordWorld(RECORDS, faults);
    const sandbox = await startSandbox(await loadWorld(world.folder));
    const registers = { ...openRegisters(sandbox, 60_000), sandbox, remove: world.remove };
    open.push(registers);
    return registers;
  };
  const serviceOn = ({ gateway, clock }: OpenRegisters) =>
    new ActorService({
      entities: createEntityIndexes({ DISABLED_ENGINES: [] }, gateway, clock),
      registers: createRegisters(KEYS, gateway, clock),
      factChecks: [],
      reports: {
        find: async () => ({ results: [], coverage: [] }),
        read: async () => null,
        sameEvent: () => ({ verdict: 'different', score: 0, reasons: [] }),
      },
      cases: async () => [],
      isPublic: () => false,
      newsroom: () => null,
      standing: (host) => ({ name: host, tier: 3 }),
    });
  afterAll(async () => {
    for (const { close, sandbox, remove } of open) {
      await close();
      await sandbox.stop();
      remove();
    }
  });

  it('identifies a company and an official among namesakes, with numbers, statements and cases', async () => {
    const world = await start();
    const { actors = [], coverage } = await serviceOn(world).lookFor(TOPIC, callContext(), 'detailed');
    const [company, mayor] = ['Larkspur Castings', 'Ada Okafor'].map((name) =>
      actors.find((actor) => actor.name === name),
    );
    expect(company).toMatchObject({ kind: 'company', identity: { state: 'resolved' } });
    expect(company?.identifiers.map(({ value }) => value)).toEqual([
      'Q1',
      '9845LARKSPURCAST0042',
      '77',
      'https://larkspur.example/',
    ]);
    expect(company?.details.map(({ quote }) => quote)).toEqual(
      expect.arrayContaining(['foundry in Elm Valley', 'Legal name: Larkspur Castings, Inc.', 'Status: ACTIVE']),
    );
    expect(company?.details.map(({ quote }) => quote)).not.toContain('Status: LAPSED');
    expect(company?.track.counts).toEqual({ docket: 1 });
    expect(mayor).toMatchObject({
      kind: 'person',
      identifiers: [{ value: 'Q4' }],
      details: expect.arrayContaining([expect.objectContaining({ quote: 'mayor of Elm Valley' })]) as unknown,
    });
    expect(coverage.filter(({ outcome }) => outcome !== 'found' && outcome !== 'nothing-found')).toEqual([]);
    expect(world.ledger.entries.every(({ costUsd }) => costUsd === 0)).toBe(true);
    const asked = world.sandbox.requests().length;
    await serviceOn(world).lookFor(TOPIC, callContext(), 'detailed');
    expect(world.sandbox.requests()).toHaveLength(asked);
  });

  it('returns actor profiles without a slow register and reports that register', async () => {
    const world = await start({ gleif: { latencyMs: 30_000 } });
    const started = Date.now();
    const { actors = [], coverage } = await serviceOn(world).lookFor(TOPIC, callContext(), 'quick');
    expect(Date.now() - started).toBeLessThan(6_000);
    expect(actors.find(({ name }) => name === 'Larkspur Castings')?.identifiers.map(({ value }) => value)).toContain(
      'Q1',
    );
    expect(coverage.find(({ provider }) => provider === 'gleif')).toMatchObject({
      outcome: 'failed',
      reason: expect.stringContaining('no response within 2000 ms') as string,
    });
  });

  it('escapes hostile names in the queries for actor profiles', async () => {
    const world = await start();
    const entities = [
      '"Larkspur" & <b>Sons</b> Inc',
      "O'Brien; DROP TABLE topics; -- Ltd",
      `${'x'.repeat(10_000)} Corp`,
      `A|B&action=delete Corp`,
    ];
    const { coverage } = await serviceOn(world).lookFor(
      { ...TOPIC, title: 'Talks end', summary: null, entities },
      callContext(),
      'detailed',
    );
    expect(coverage.length).toBeGreaterThan(0);
    expect(world.sandbox.requests().every(({ url }) => url.length < 1_000 && !url.includes('&action=delete'))).toBe(
      true,
    );
  });
});
