import { failed, limited } from '@corroborate/domain';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { loadSettings } from '@corroborate/config';
import { callContext } from '../testing/samples';
import { createEntityIndexes } from './create-entities';
import { WikidataEntities } from './wikidata.entities';

const clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });
const words = (value: string) => ({ en: { language: 'en', value } });
const item = (id: string) => ({ mainsnak: { datavalue: { value: { id } } }, rank: 'normal' });
const plain = (value: unknown, over = {}) => ({ mainsnak: { datavalue: { value } }, rank: 'normal', ...over });
const LISTED = json({
  search: [
    { id: 'Q7', label: 'Larkspur Castings Museum' },
    { id: 'Q8', label: 'LC', match: { type: 'alias', text: 'Larkspur Castings' } },
    { id: 'evil' },
    5,
  ],
});
const ENTITIES = json({
  entities: {
    Q8: {
      id: 'Q8',
      labels: words('Larkspur <b>Castings</b>'),
      descriptions: words('foundry\u202e in Ohio'),
      aliases: { en: [{ value: 'LC' }, { value: 7 }] },
      sitelinks: { enwiki: {}, dewiki: {}, commonswiki: {} },
      claims: {
        P31: [item('Q100'), { ...item('Q101'), rank: 'deprecated' }],
        P159: [plain('Elm Valley')],
        P39: [{ ...item('Q102'), qualifiers: { P582: [] } }],
        P576: [plain({ time: '+2011-00-00T00:00:00Z' })],
        P1278: [plain('9845larkspurcast0042')],
        P5531: [plain('0000012')],
        P856: [plain('javascript:alert(1)'), plain('https://larkspur.example/')],
        P127: 'broken',
      },
    },
    Q7: { id: 'Q7', labels: {}, missing: '' },
  },
});
const LABELS = json({ entities: { Q100: { labels: words('company') }, Q101: { labels: words('ghost') } } });
const find = (gateway: FakeGateway, language: string | null = null, name = 'Larkspur Castings') =>
  new WikidataEntities({ gateway, clock }).find(name, language, callContext());
const gatewayFor = (...answers: FakeAnswer[]) =>
  new FakeGateway()
    .on('wbsearchentities', answers[0] ?? LISTED)
    .on('claims', answers[1] ?? ENTITIES)
    .on('wbgetentities', answers[2] ?? LABELS);

describe('Wikidata entities', () => {
  it.each([
    ['mul only', { mul: 'Norvane' }, 'Norvane'],
    ['English before mul', { mul: 'NORVANE', en: 'Norvane Group' }, 'Norvane Group'],
    ['the requested language before both', { mul: 'NORVANE', en: 'Norvane', de: 'Norvane-Gruppe' }, 'Norvane-Gruppe'],
  ])('takes the name of a Wikidata entity from %s', async (_what, labels: Record<string, string>, label) => {
    const named = Object.fromEntries(Object.entries(labels).map(([code, value]) => [code, { language: code, value }]));
    const gateway = gatewayFor(
      json({ search: [{ id: 'Q8', label: 'Norvane' }] }),
      json({
        entities: {
          Q8: {
            id: 'Q8',
            labels: named,
            aliases: { mul: [{ value: 'NVN' }] },
            claims: { P31: [item('Q100')] },
          },
        },
      }),
      json({ entities: { Q100: { labels: { mul: { language: 'mul', value: 'company' } } } } }),
    );
    const outcome = await find(gateway, 'de', 'Norvane');
    expect(outcome).toMatchObject({ kind: 'found', value: [{ label, aliases: ['NVN'], classes: ['company'] }] });
    for (const { url } of gateway.requests.filter((request) => request.url.includes('wbgetentities')))
      expect(new URL(url).searchParams.get('languages')).toBe('de|en|mul');
  });

  it('reads names, classes, places and numbers of a Wikidata entity without deprecated or ended ones', async () => {
    const gateway = gatewayFor();
    expect(await find(gateway)).toEqual({
      kind: 'found',
      value: [
        {
          id: 'Q8',
          url: 'https://www.wikidata.org/wiki/Q8',
          label: 'Larkspur Castings',
          aliases: ['LC', '7'],
          description: 'foundry in Ohio',
          classes: ['company'],
          trades: [],
          places: ['Elm Valley'],
          offices: [],
          owners: [],
          human: false,
          endedYear: 2011,
          articles: 2,
          website: 'https://larkspur.example/',
          lei: '9845LARKSPURCAST0042',
          cik: '0000012',
        },
      ],
    });
    expect(new URL(gateway.requests[1]?.url ?? '').searchParams.get('ids')).toBe('Q8|Q7');
    expect(gateway.requests[0]).toMatchObject({ provider: 'wikidata', priceUsd: 0 });
  });

  it('searches for Wikidata entities with the same URL as the register, so the response is shared', async () => {
    const gateway = gatewayFor();
    await find(gateway);
    expect(gateway.requests[0]?.url).toBe(
      'https://www.wikidata.org/w/api.php?action=wbsearchentities&format=json&search=Larkspur+Castings' +
        '&language=en&uselang=en&type=item&limit=7',
    );
  });

  it('queries Wikidata in the topic’s language, without invalid languages and names', async () => {
    const gateway = gatewayFor();
    await find(gateway, 'de-AT');
    await find(gateway, 'evil&action=delete', `a"|b(${'x'.repeat(10_000)}`);
    const [german, , , odd] = gateway.requests.map(({ url }) => new URL(url).searchParams);
    expect(german?.get('language')).toBe('de');
    expect([odd?.get('language'), odd?.getAll('action'), (odd?.get('search') ?? '').length < 200]).toEqual([
      'en',
      ['wbsearchentities'],
      true,
    ]);
  });

  it('returns Wikidata entities without linked names if those cannot be loaded', async () =>
    expect(await find(gatewayFor(LISTED, ENTITIES, { status: 500 }))).toMatchObject({
      kind: 'found',
      value: [{ classes: [], places: ['Elm Valley'] }],
    }));

  it.each<[string, FakeAnswer, string]>([
    ['no entity', json({ search: [] }), 'nothing-found'],
    ['HTTP 403', { status: 403 }, 'blocked'],
    ['HTTP 429', { status: 429 }, 'limited'],
    ['the lag error', json({ error: { code: 'maxlag' } }), 'limited'],
    ['another error with 200', json({ error: { code: 'badvalue' } }), 'failed'],
    ['HTTP 500', { status: 500 }, 'failed'],
    ['HTML', { body: '<html></html>' }, 'failed'],
    ['an unexpected response', json({ surprise: 1 }), 'failed'],
    ['a spent budget', limited('used up'), 'limited'],
    ['no network', failed('no route'), 'failed'],
  ])('returns the matching outcome for %s in the first and second Wikidata request', async (name, answer, kind) => {
    expect((await find(gatewayFor(answer))).kind).toBe(kind);
    expect((await find(gatewayFor(LISTED, answer))).kind).toBe(name === 'no entity' ? 'failed' : kind);
  });

  it('omits the Wikidata index if the settings disable it', () => {
    const names = (off: string) =>
      createEntityIndexes(loadSettings({ DISABLED_ENGINES: off }), new FakeGateway(), clock).map(({ name }) => name);
    expect([names(''), names('Wikidata')]).toEqual([['wikidata'], []]);
  });
});
