import { loadSettings } from '@corroborate/config';
import type { Clock } from '@corroborate/domain';
import { ENGINE_CASES } from '../testing/engine.cases';
import { engineChecks } from '../testing/engine.conformance';
import { FakeDoor } from '../testing/fake-door';
import { callContext, queryOf } from '../testing/samples';
import { BRAVE, BraveEngine } from './brave.adapter';
import { createEngines } from './create-engines';
import { GdeltEngine } from './gdelt.adapter';
import { GoogleNewsEngine } from './google-news.adapter';

const clock: Clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const addressOf = (door: FakeDoor, index = 0) => new URL(door.requests[index]?.url ?? '');

describe.each(ENGINE_CASES)('$name', (cases) => {
  it.each(engineChecks(cases))('$name', ({ run }) => run());
});

describe('createEngines', () => {
  const names = (env: Record<string, string>) =>
    createEngines(loadSettings(env), new FakeDoor(), clock).map(({ manifest }) => manifest.name);

  it('offers every engine, those without their setting too', async () => {
    expect(names({})).toEqual(
      expect.arrayContaining([
        'duckduckgo',
        'googlenews',
        'bingnews',
        'brave',
        'brave-news',
        'searxng',
        'gdelt',
      ]),
    );
    const door = new FakeDoor();
    const missing = createEngines(loadSettings({}), door, clock).filter(
      ({ configured }) => configured === false,
    );
    expect(missing.map(({ manifest }) => manifest.name).sort()).toEqual(['brave', 'brave-news', 'searxng']);
    for (const engine of missing)
      expect((await engine.search(queryOf('dam'), callContext())).kind).toBe('not-configured');
    expect(door.requests).toEqual([]);
  });

  it('leaves out what is switched off', () =>
    expect(names({ DISABLED_ENGINES: 'GDELT, brave' })).not.toEqual(expect.arrayContaining(['gdelt'])));

  it('gives every engine a name of its own', () => expect(new Set(names({})).size).toBe(names({}).length));
});

describe('date windows', () => {
  const query = queryOf('dam crack', { from: '2026-03-01T08:00:00.000Z', to: '2026-03-05T08:00:00.000Z' });

  it('are words to Google News, the last day included', async () => {
    const door = new FakeDoor().on('', { body: '' });
    await new GoogleNewsEngine({ door, clock }).search(query, callContext());
    expect(addressOf(door).searchParams.get('q')).toBe('dam crack after:2026-03-01 before:2026-03-06');
  });

  it('are a freshness span to Brave', async () => {
    const door = new FakeDoor().on('', { body: '' });
    await new BraveEngine(BRAVE, 'key', { door, clock }).search(query, callContext());
    expect(addressOf(door).searchParams.get('freshness')).toBe('2026-03-01to2026-03-05');
    expect(door.requests[0]?.headers?.['x-subscription-token']).toBe('key');
    expect(door.requests[0]?.url).not.toContain('key');
  });

  it('are stamps to GDELT', async () => {
    const door = new FakeDoor().on('', { body: '{}' });
    await new GdeltEngine({ door, clock }).search(query, callContext());
    expect(addressOf(door).searchParams.get('startdatetime')).toBe('20260301080000');
    expect(addressOf(door).searchParams.get('enddatetime')).toBe('20260305080000');
  });
});

describe('GDELT queries', () => {
  it.each([
    ['the dam at Elm is a 12 crack', 'dam Elm crack'],
    ['"Elm Valley" four-day week of schools strike reservoir', '"Elm Valley" "four day" schools reservoir'],
    ['dam site:example.org', 'dam domain:example.org'],
    ['(site:a.org OR site:b.org) dam', '(domain:a.org OR domain:b.org) dam'],
    ["Tlaib's dam", 'Tlaib dam'],
  ])('turns %p into %p', async (text, sent) => {
    const door = new FakeDoor().on('', { body: '{}' });
    await new GdeltEngine({ door, clock }).search(queryOf(text), callContext());
    expect(addressOf(door).searchParams.get('query')).toBe(sent);
  });

  it('makes no call for a query without a usable word', async () => {
    const door = new FakeDoor();
    expect((await new GdeltEngine({ door, clock }).search(queryOf('a b 1'), callContext())).kind).toBe(
      'failed',
    );
    expect(door.requests).toEqual([]);
  });
});

describe('Google News links', () => {
  const id = 'CBMiXEFVX3lxTE5abc123';
  const page = `<html><c-wiz><div jscontroller="a" data-n-a-ts="1795000000" data-n-a-sg="AW5Xabc_-9"></div></c-wiz></html>`;
  const rpc = (url: string) =>
    `)]}'\n\n${JSON.stringify([
      ['wrb.fr', 'Fbv4je', JSON.stringify(['garturlres', url, 1]), null],
      ['di', 12],
    ])}`;
  const resolve = (door: FakeDoor, url = `https://news.google.com/rss/articles/${id}?oc=5`) =>
    new GoogleNewsEngine({ door, clock }).links.resolve(url, callContext());

  it('are exchanged with the signature of the article page', async () => {
    const door = new FakeDoor()
      .on('batchexecute', { body: rpc('https://www.example.org/dam') })
      .on('/articles/', { body: page });
    expect(await resolve(door)).toEqual({ kind: 'found', value: 'https://www.example.org/dam' });
    const body = decodeURIComponent(door.requests[1]?.body ?? '');
    expect(body).toMatch(/^f\.req=\[\[\["Fbv4je",/);
    expect(body).toContain(`\\"${id}\\",1795000000,\\"AW5Xabc_-9\\"`);
  });

  it('are read from an answer in chunks too', async () => {
    const rows = JSON.stringify([
      ['wrb.fr', 'Fbv4je', JSON.stringify(['garturlres', 'https://www.example.org/dam', 1])],
    ]);
    const door = new FakeDoor()
      .on('batchexecute', { body: `)]}'\n\n${rows.length}\n${rows}\n25\n[["e",4,null,null,131]]` })
      .on('/articles/', { body: page });
    expect(await resolve(door)).toEqual({ kind: 'found', value: 'https://www.example.org/dam' });
  });

  it('are looked up at the second address when the first page has no signature', async () => {
    const door = new FakeDoor()
      .on('batchexecute', { body: rpc('https://www.example.org/dam') })
      .on('/rss/articles/', { body: page })
      .on('/articles/', { body: '<html></html>' });
    expect((await resolve(door)).kind).toBe('found');
  });

  it.each([
    ['limited', { status: 429, body: 'sorry' }, { body: '' }],
    ['blocked', { body: '<html></html>', url: 'https://consent.google.com/m?continue=x' }, { body: '' }],
    ['failed', { body: '<html>no signature</html>' }, { body: '' }],
    ['limited', { body: page }, { status: 429, body: '' }],
    ['failed', { body: page }, { body: ")]}'\n\nnonsense" }],
    ['failed', { body: page }, { body: rpc('javascript:alert(1)') }],
  ])('stay closed and say why: %s', async (kind, article, exchange) => {
    const door = new FakeDoor().on('batchexecute', exchange).on('/articles/', article);
    expect((await resolve(door)).kind).toBe(kind);
  });

  it('of other sites are refused without a call', async () => {
    const door = new FakeDoor();
    expect((await resolve(door, 'https://example.org/articles/abc12345')).kind).toBe('failed');
    expect(door.requests).toEqual([]);
  });
});
