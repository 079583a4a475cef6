import { loadSettings } from '@corroborate/config';
import type { Clock } from '@corroborate/domain';
import { ENGINE_CASES } from '../testing/engine.cases';
import { engineChecks } from '../testing/engine.conformance';
import { FakeGateway } from '@corroborate/domain/testing';
import { callContext, buildParts, buildQuery } from '../testing/samples';
import { BRAVE, braveEngine } from './brave.adapter';
import { createEngines } from './create-engines';
import { crossrefEngine } from './crossref.adapter';
import { GdeltEngine } from './gdelt.adapter';
import { GoogleCseEngine } from './google-cse.adapter';
import { GoogleNewsEngine } from './google-news.adapter';
import { guardianEngine } from './guardian.adapter';
import { SERPER_NEWS, serperEngine } from './serper.adapter';
import { tavilyEngine } from './tavily.adapter';
import { wikipediaEngine } from './wikipedia.adapter';

const clock: Clock = { now: () => new Date('2026-03-10T12:00:00Z') };
const addressOf = (gateway: FakeGateway, index = 0) => new URL(gateway.requests[index]?.url ?? '');

describe.each(ENGINE_CASES)('$name', (cases) => {
  it.each(engineChecks(cases))('$name', ({ run }) => run());
});

describe('createEngines', () => {
  const names = (env: Record<string, string>) =>
    createEngines(loadSettings(env), buildParts(new FakeGateway(), clock)).map(({ manifest }) => manifest.name);

  it('returns every engine, including unconfigured ones', async () => {
    expect(names({})).toEqual(
      expect.arrayContaining(['duckduckgo', 'googlenews', 'bingnews', 'brave', 'brave-news', 'searxng', 'gdelt']),
    );
    const gateway = new FakeGateway();
    const all = createEngines(loadSettings({}), buildParts(gateway, clock));
    const missing = all.filter(({ configured }) => configured === false);
    expect(missing).toEqual(all.filter(({ manifest }) => manifest.settings.length > 0));
    expect(missing.length).toBeGreaterThan(5);
    for (const engine of missing)
      expect((await engine.search(buildQuery('dam'), callContext())).kind).toBe('not-configured');
    expect(gateway.requests).toEqual([]);
  });

  it('omits disabled engines', () =>
    expect(names({ DISABLED_ENGINES: 'GDELT, brave' })).not.toEqual(expect.arrayContaining(['gdelt'])));

  it('gives every engine a unique name', () => expect(new Set(names({})).size).toBe(names({}).length));
});

describe('Google Custom Search', () => {
  const at = (now: string, key: string | undefined = 'k', cx: string | undefined = 'c') => {
    const gateway = new FakeGateway().on('', { body: '{"searchInformation":{"totalResults":"0"}}' });
    return { gateway, engine: new GoogleCseEngine(key, cx, { gateway, clock: { now: () => new Date(now) } }) };
  };

  it('queries Google Custom Search until its last day and reports it as not configured afterwards', async () => {
    const [last, over] = [at('2026-12-31T23:59:59Z'), at('2027-01-01T00:00:00Z')];
    expect(last.engine.configured).toBe(true);
    expect((await last.engine.search(buildQuery('dam'), callContext())).kind).toBe('nothing-found');
    expect(over.engine.configured).toBe(false);
    expect(await over.engine.search(buildQuery('dam'), callContext())).toEqual({
      kind: 'not-configured',
      reason: 'Google ended the Custom Search JSON API on 2027-01-01',
    });
    expect(over.gateway.requests).toEqual([]);
  });

  it('names the one setting that is missing', () => {
    const { engine } = at('2026-03-10T12:00:00Z', 'k', '');
    expect(engine.unconfiguredReason).toBe('GOOGLE_CSE_ID is not set');
  });

  it.each([
    ['2026-03-10T12:00:00Z', '2026-03-11T07:00:00.000Z'],
    ['2026-12-10T12:00:00Z', '2026-12-11T08:00:00.000Z'],
  ])(
    'reports Google Custom Search as limited after its daily quota is used up, until midnight Pacific time (%s)',
    async (now, retryAt) => {
      const gateway = new FakeGateway().on('', {
        status: 429,
        body: JSON.stringify({
          error: { code: 429, message: "limit 'Queries per day' of service", errors: [] },
        }),
      });
      const engine = new GoogleCseEngine('k', 'c', { gateway, clock: { now: () => new Date(now) } });
      expect(await engine.search(buildQuery('dam'), callContext())).toMatchObject({ kind: 'limited', retryAt });
    },
  );
});

describe('Tavily', () => {
  const asked = async (key: string | undefined, query = buildQuery('dam crack')) => {
    const gateway = new FakeGateway().on('', { body: '{"results":[]}' });
    await tavilyEngine(key, { gateway, clock }).search(query, callContext());
    return { request: gateway.requests[0], body: JSON.parse(gateway.requests[0]?.body ?? '{}') as object };
  };

  it('makes free calls without an authorization header if no key is set', async () => {
    const { request } = await asked(undefined);
    expect(request?.headers).toMatchObject({ 'x-tavily-access-mode': 'keyless' });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(request?.priceUsd).toBe(0);
  });

  it('charges one credit per call with a key', async () => {
    const { request } = await asked('tvly-1');
    expect(request?.headers).toMatchObject({ authorization: 'Bearer tvly-1' });
    expect(request?.headers).not.toHaveProperty('x-tavily-access-mode');
    expect(request?.priceUsd).toBe(0.008);
  });

  it('searches news with a number of days, and all topics for fact checks', async () => {
    const from = '2026-03-01T08:00:00.000Z';
    expect((await asked(undefined, buildQuery('"river dam"', { from }))).body).toMatchObject({
      topic: 'news',
      start_date: '2026-03-01',
      exact_match: true,
    });
    expect((await asked(undefined, buildQuery('dam', { strategy: 'check' }))).body).toMatchObject({
      topic: 'general',
    });
  });
});

describe('unsupported operators', () => {
  it.each([
    ['dam, crack | elm-town', 'dam crack elm-town'],
    ['dam -bridge', 'dam'],
    ['"Elm Valley" dam', '"Elm Valley" dam'],
  ])('removes unsupported operators from a Guardian query: %p', async (text, sent) => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await guardianEngine('k', { gateway, clock }).search(buildQuery(text), callContext());
    expect(addressOf(gateway).searchParams.get('q')).toBe(sent);
  });

  it('removes unsupported operators from a Wikipedia query and sends it in the topic’s language', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await wikipediaEngine({ gateway, clock }).search(
      buildQuery('insource:dam ~crack', { language: 'pt-BR' }),
      callContext(),
    );
    expect(addressOf(gateway).searchParams.get('srsearch')).toBe('insource dam crack');
    expect(addressOf(gateway).hostname).toBe('pt.wikipedia.org');
  });

  it('falls back to English Wikipedia for an invalid language, which never changes the host', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await wikipediaEngine({ gateway, clock }).search(buildQuery('dam', { language: 'evil.example/' }), callContext());
    expect(addressOf(gateway).hostname).toBe('en.wikipedia.org');
  });
});

describe('date windows', () => {
  const query = buildQuery('dam crack', { from: '2026-03-01T08:00:00.000Z', to: '2026-03-05T08:00:00.000Z' });

  it('sends the date window as words to Google News, including the last day', async () => {
    const gateway = new FakeGateway().on('', { body: '' });
    await new GoogleNewsEngine(buildParts(gateway, clock)).search(query, callContext());
    expect(addressOf(gateway).searchParams.get('q')).toBe('dam crack after:2026-03-01 before:2026-03-06');
  });

  it('sends the date window as freshness to Brave', async () => {
    const gateway = new FakeGateway().on('', { body: '' });
    await braveEngine(BRAVE, 'key', { gateway, clock }).search(query, callContext());
    expect(addressOf(gateway).searchParams.get('freshness')).toBe('2026-03-01to2026-03-05');
    expect(gateway.requests[0]?.headers?.['x-subscription-token']).toBe('key');
    expect(gateway.requests[0]?.url).not.toContain('key');
  });

  it('sends the date window as a sort range to Google Custom Search', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await new GoogleCseEngine('k', 'c', { gateway, clock }).search(query, callContext());
    expect(addressOf(gateway).searchParams.get('sort')).toBe('date:r:20260301:20260305');
  });

  it('sends the date window as US dates to Serper', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await serperEngine(SERPER_NEWS, 'k', { gateway, clock }).search(query, callContext());
    expect(JSON.parse(gateway.requests[0]?.body ?? '{}')).toMatchObject({
      tbs: 'cdr:1,cd_min:3/1/2026,cd_max:3/5/2026',
    });
    expect(addressOf(gateway).pathname).toBe('/news');
  });

  it('sends the date window as filters to Crossref', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await crossrefEngine({ gateway, clock }).search(query, callContext());
    expect(addressOf(gateway).searchParams.get('filter')).toBe('from-pub-date:2026-03-01,until-pub-date:2026-03-05');
  });

  it('sends the date window as timestamps to GDELT', async () => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await new GdeltEngine({ gateway, clock }).search(query, callContext());
    expect(addressOf(gateway).searchParams.get('startdatetime')).toBe('20260301080000');
    expect(addressOf(gateway).searchParams.get('enddatetime')).toBe('20260305080000');
  });
});

describe('GDELT queries', () => {
  it.each([
    ['the dam at Elm is a 12 crack', 'dam Elm crack'],
    ['"Elm Valley" four-day week of schools strike reservoir', '"Elm Valley" "four day" schools reservoir'],
    ['dam site:example.org', 'dam domain:example.org'],
    ['(site:a.org OR site:b.org) dam', '(domain:a.org OR domain:b.org) dam'],
    ["Tlaib's dam", 'Tlaib dam'],
    ['flood of 2,000 homes costs $4.1 billion', 'flood homes costs billion'],
    ['dam flood -2,000 St.Louis', 'dam flood'],
    ['dam river,valley 2026', 'dam river valley 2026'],
  ])('translates the query %p to the GDELT query %p', async (text, sent) => {
    const gateway = new FakeGateway().on('', { body: '{}' });
    await new GdeltEngine({ gateway, clock }).search(buildQuery(text), callContext());
    expect(addressOf(gateway).searchParams.get('query')).toBe(sent);
  });

  it('sends no query without a usable word to GDELT', async () => {
    const gateway = new FakeGateway();
    expect((await new GdeltEngine({ gateway, clock }).search(buildQuery('a b 1'), callContext())).kind).toBe('failed');
    expect(gateway.requests).toEqual([]);
  });
});

describe('Google News links', () => {
  const id = 'CBMiXEFVX3lxTE5abc123';
  const page =
    '<html><c-wiz><div jscontroller="a" data-n-a-ts="1795000000" data-n-a-sg="AW5Xabc_-9">' + '</div></c-wiz></html>';
  const rpc = (url: string) =>
    `)]}'\n\n${JSON.stringify([
      ['wrb.fr', 'Fbv4je', JSON.stringify(['garturlres', url, 1]), null],
      ['di', 12],
    ])}`;
  const resolve = (gateway: FakeGateway, url = `https://news.google.com/rss/articles/${id}?oc=5`) =>
    new GoogleNewsEngine(buildParts(gateway, clock)).links.resolve(url, callContext());

  it('resolves a Google News link with the signature of its article page', async () => {
    const gateway = new FakeGateway()
      .on('batchexecute', { body: rpc('https://www.example.org/dam') })
      .on('/articles/', { body: page });
    expect(await resolve(gateway)).toEqual({ kind: 'found', value: 'https://www.example.org/dam' });
    const body = decodeURIComponent(gateway.requests[1]?.body ?? '');
    expect(body).toMatch(/^f\.req=\[\[\["Fbv4je",/);
    expect(body).toContain(`\\"${id}\\",1795000000,\\"AW5Xabc_-9\\"`);
  });

  it('resolves a Google News link from a chunked response', async () => {
    const rows = JSON.stringify([
      ['wrb.fr', 'Fbv4je', JSON.stringify(['garturlres', 'https://www.example.org/dam', 1])],
    ]);
    const gateway = new FakeGateway()
      .on('batchexecute', { body: `)]}'\n\n${rows.length}\n${rows}\n25\n[["e",4,null,null,131]]` })
      .on('/articles/', { body: page });
    expect(await resolve(gateway)).toEqual({ kind: 'found', value: 'https://www.example.org/dam' });
  });

  it('resolves a Google News link at the second URL if the first page has no signature', async () => {
    const gateway = new FakeGateway()
      .on('batchexecute', { body: rpc('https://www.example.org/dam') })
      .on('/rss/articles/', { body: page })
      .on('/articles/', { body: '<html></html>' });
    expect((await resolve(gateway)).kind).toBe('found');
  });

  it.each([
    ['limited', { status: 429, body: 'sorry' }, { body: '' }],
    ['blocked', { body: '<html></html>', url: 'https://consent.google.com/m?continue=x' }, { body: '' }],
    ['failed', { body: '<html>no signature</html>' }, { body: '' }],
    ['limited', { body: page }, { status: 429, body: '' }],
    ['failed', { body: page }, { body: ")]}'\n\nnonsense" }],
    ['failed', { body: page }, { body: rpc('javascript:alert(1)') }],
  ])('leaves a Google News link unresolved and gives a reason: %s', async (kind, article, exchange) => {
    const gateway = new FakeGateway().on('batchexecute', exchange).on('/articles/', article);
    expect((await resolve(gateway)).kind).toBe(kind);
  });

  it.each([
    ['found', { kind: 'found', value: 'https://www.example.org/dam' }, 'https://www.example.org/dam'],
    ['blocked', { kind: 'blocked' }, 'https://consent.google.com/m?continue=x'],
    ['blocked', { kind: 'blocked' }, 'https://www.google.com/sorry/index'],
    ['failed', { kind: 'failed' }, 'ftp://www.example.org/dam'],
  ])(
    'resolves a Google News link up to a redirect outside Google News without requesting it: %s',
    async (_kind, outcome, location) => {
      const gateway = new FakeGateway().on('/articles/', { status: 302, headers: { location } });
      expect(await resolve(gateway)).toMatchObject(outcome);
      expect(gateway.requests.every(({ redirectHosts }) => redirectHosts?.join() === 'news.google.com')).toBe(true);
    },
  );

  it('resolves a Google News link to the final URL if the redirect was cached', async () => {
    const gateway = new FakeGateway().on('/articles/', { body: page, url: 'https://www.example.org/dam' });
    expect(await resolve(gateway)).toEqual({ kind: 'found', value: 'https://www.example.org/dam' });
    expect(gateway.requests).toHaveLength(1);
  });

  it('refuses to resolve a link of another site as a Google News link and makes no call', async () => {
    const gateway = new FakeGateway();
    expect((await resolve(gateway, 'https://example.org/articles/abc12345')).kind).toBe('failed');
    expect(gateway.requests).toEqual([]);
  });
});
