import { failed, limited, type Clock } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { actor, callContext, place } from '../testing/samples';
import { type FakeAnswer, FakeGateway } from '@corroborate/domain/testing';
import { createContextSources } from './create-sources';
import { WIKIPEDIA, WikipediaSource } from './wikipedia.adapter';

const clock: Clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const json = (value: unknown): FakeAnswer => ({ body: JSON.stringify(value) });
const hits = (...titles: unknown[]) =>
  json({
    batchcomplete: true,
    query: {
      searchinfo: { totalhits: titles.length },
      search: titles.map((title, i) => ({ ns: 0, title, pageid: i })),
    },
  });
const page = (title: string, extract: string, more: object = {}) =>
  json({
    batchcomplete: true,
    query: {
      pages: [
        {
          pageid: 1,
          ns: 0,
          title,
          extract,
          fullurl: `https://en.wikipedia.org/wiki/${title.replaceAll(' ', '_')}`,
          ...more,
        },
      ],
    },
  });
const find = (gateway: FakeGateway, entity = actor('Larkspur Castings'), language: string | null = null) =>
  new WikipediaSource({ gateway, clock }).find(entity, language, callContext());
const gatewayFor = (search: FakeAnswer, ...articles: FakeAnswer[]) =>
  new FakeGateway().on('list=search', search).on('titles=', ...(articles.length > 0 ? articles : [page('x', '')]));
const param = (gateway: FakeGateway, index: number, name: string) =>
  new URL(gateway.requests[index]?.url ?? '').searchParams.get(name);

describe('Wikipedia', () => {
  it('searches for the name and reads the articles with that title', async () => {
    const gateway = gatewayFor(
      hits('List of foundries', 'Larkspur Castings', 7),
      page('Larkspur Castings', 'Larkspur Castings is a foundry.\u202e\n\n\n== History ==\nIt began.', {
        pageprops: { wikibase_item: 'Q1' },
      }),
    );
    expect(await find(gateway)).toEqual({
      kind: 'found',
      value: [
        {
          title: 'Larkspur Castings',
          text: 'Larkspur Castings is a foundry.\n\n\n== History ==\nIt began.',
          url: 'https://en.wikipedia.org/wiki/Larkspur_Castings',
          sourceName: 'Wikipedia',
          ambiguous: false,
          namesakes: [],
        },
      ],
    });
    expect(param(gateway, 0, 'srsearch')).toBe('"Larkspur Castings"');
    expect(param(gateway, 1, 'titles')).toBe('Larkspur Castings');
    expect(gateway.requests).toHaveLength(2);
    expect(gateway.requests[0]).toMatchObject({
      provider: 'wikipedia',
      priceUsd: 0,
      pace: { key: 'wikipedia', intervalMs: WIKIPEDIA.paceMs },
    });
  });

  it('reads the place in the right region first and lists its namesakes', async () => {
    const gateway = gatewayFor(
      hits('Elm Valley, Oregon', 'Elm Valley, Ohio', 'Elm Valley'),
      page('Elm Valley, Ohio', 'Elm Valley is a town.'),
      page('Elm Valley', 'x'),
    );
    const outcome = await find(gateway, place('Elm Valley', 'Ohio'));
    expect(param(gateway, 0, 'srsearch')).toBe('"Elm Valley" Ohio');
    expect(param(gateway, 1, 'titles')).toBe('Elm Valley, Ohio');
    expect(outcome).toMatchObject({ value: [{ namesakes: ['Elm Valley, Oregon', 'Elm Valley'] }, {}] });
  });

  it('detects a disambiguation page', async () =>
    expect(
      await find(
        gatewayFor(
          hits('Larkspur Castings'),
          page('Larkspur Castings', 'Larkspur Castings may refer to:', { pageprops: { disambiguation: '' } }),
        ),
      ),
    ).toMatchObject({ value: [{ ambiguous: true }] }));

  it('queries the edition of the language, and no other host', async () => {
    for (const [language, host] of [
      ['de-AT', 'de.wikipedia.org'],
      ['evil.example/', 'en.wikipedia.org'],
      [null, 'en.wikipedia.org'],
    ] as const) {
      const gateway = gatewayFor(hits());
      await find(gateway, undefined, language);
      expect(new URL(gateway.requests[0]?.url ?? '').host).toBe(host);
    }
  });

  it('strips operators and separators of a hostile name from the query', async () => {
    const gateway = gatewayFor(hits('a|b" c'), page('x', 'y'));
    await find(gateway, actor('a|b" c'));
    expect(param(gateway, 0, 'srsearch')).toBe('"a b c"');
  });

  it('builds its own URL if the response has a foreign one', async () =>
    expect(
      await find(
        gatewayFor(
          hits('Larkspur Castings'),
          page('Larkspur Castings', 'Text.', { fullurl: 'https://evil.example/x' }),
        ),
      ),
    ).toMatchObject({ value: [{ url: 'https://en.wikipedia.org/wiki/Larkspur_Castings' }] }));

  it.each<[string, FakeAnswer, string]>([
    ['no result', hits(), 'nothing-found'],
    ['results for other names only', hits('Elm Valley', 'Foundry'), 'nothing-found'],
    ['HTTP 403', { status: 403, body: 'Please set a user-agent' }, 'blocked'],
    ['HTTP 429', { status: 429, headers: { 'retry-after': '5' } }, 'limited'],
    ['the lag error', json({ error: { code: 'maxlag', info: 'x' } }), 'limited'],
    ['another error with 200', json({ error: { code: 'badvalue', info: 'x' } }), 'failed'],
    ['HTTP 500', { status: 500 }, 'failed'],
    ['HTML', { body: '<html></html>' }, 'failed'],
    ['an empty body', { body: '' }, 'failed'],
    ['a response without results', json({ query: {} }), 'failed'],
    ['a spent budget', limited('used up'), 'limited'],
    ['no network', failed('no route'), 'failed'],
  ])('maps %s to its outcome', async (_name, answer, kind) => expect((await find(gatewayFor(answer))).kind).toBe(kind));

  it('returns the retry time', async () =>
    expect(await find(gatewayFor({ status: 429, headers: { 'retry-after': '5' } }))).toMatchObject({
      retryAt: '2026-03-10T12:00:05.000Z',
    }));

  it('returns typed outcomes for an article without text and for a failed request', async () => {
    expect(
      (await find(gatewayFor(hits('Larkspur Castings'), json({ query: { pages: [{ title: 'x', missing: true }] } }))))
        .kind,
    ).toBe('nothing-found');
    expect((await find(gatewayFor(hits('Larkspur Castings'), { status: 500 }))).kind).toBe('failed');
  });

  it('omits the Wikipedia source if the settings disable it', () => {
    const names = (off: string) =>
      createContextSources(loadSettings({ DISABLED_ENGINES: off }), new FakeGateway(), clock).map(
        ({ manifest }) => manifest.name,
      );
    expect(names('')).toEqual(['wikipedia']);
    expect(names('Wikipedia')).toEqual([]);
  });
});
