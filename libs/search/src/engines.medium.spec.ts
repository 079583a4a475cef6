import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSettings } from '@corroborate/config';
import type { Clock, UpstreamGateway } from '@corroborate/domain';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import {
  createGateway,
  InMemoryAnswerCache,
  InMemoryBudgetStore,
  InMemoryLedger,
  InMemoryPaceStore,
} from '@corroborate/upstream';
import { createEngines } from './engines/create-engines';
import { selfTests, withoutCache } from './engines/self-test';
import { engineStates } from './engines/engine-state.policy';
import { planQueries } from './queries/plan-queries.policy';
import { MODE_LIMITS } from './search.thresholds';
import { MultiEngineSearcher } from './searcher/multi-engine.searcher';
import { buildQuery, damTopic, buildParts } from './testing/samples';

const now = new Date('2026-03-10T12:00:00.000Z');
const clock: Clock = { now: () => now };
const STORY = 'https://www.elmvalleypost.example.org/2026/03/02/crack-found-at-elm-valley-dam';
/** Every index of the sandbox; Crossref and Wikipedia contain only pages that list them. */
const EVERYWHERE = [
  'bing',
  'duckduckgo',
  'brave',
  'searxng',
  'tavily',
  'googlenews',
  'bingnews',
  'gdelt',
  'crossref',
  'wikipedia',
];
/** Not in the sandbox; their recorded answers are in `testing/more-engine.cases.ts`. */
const DISABLED_ENGINES = 'google-cse,webiq,serper,serper-news,guardian';
const page = (url: string, title: string, published: string, text: string) => ({
  indexed: url === STORY ? EVERYWHERE : undefined,
  url,
  title,
  published,
  text,
});
const PAGES = [
  page(
    STORY,
    'Crack found at Elm Valley dam',
    '2026-03-02T09:00:00Z',
    'Engineers found a crack in the Elm Valley dam on Monday. The state ordered an inspection of the reservoir wall.',
  ),
  page(
    'https://stateherald.example.com/inspection-ordered-elm-valley-dam',
    'State orders inspection of Elm Valley dam',
    '2026-03-03T09:00:00Z',
    'The state has ordered an inspection of the Elm Valley dam after a crack was found by engineers.',
  ),
  page(
    'https://cooking.example.com/soup-recipes',
    'Ten soups for cold days',
    '2026-03-01T09:00:00Z',
    'Leek, carrot and potato make a soup that keeps for days.',
  ),
  page(
    'https://www.elmvalleypost.example.org/tomorrow-dam',
    'Elm Valley dam crack repaired',
    '2026-03-20T09:00:00Z',
    'The crack of the Elm Valley dam was repaired after an inspection.',
  ),
];

const CAPTURES = [
  { url: STORY, timestamp: '20260304120000', status: 200 },
  { url: STORY, timestamp: '20260302120000', status: 200 },
  {
    url: 'https://www.elmvalleypost.example.org/2026/03/04/correction-elm-valley',
    timestamp: '20260304130000',
    status: 200,
  },
  { url: 'https://www.elmvalleypost.example.org/2026/03/20/dam-repaired', timestamp: '20260320130000', status: 200 },
  { url: 'https://www.elmvalleypost.example.org/soup', timestamp: '20260304130000', status: 200 },
];

interface Stage {
  sandbox: Sandbox;
  gateway: UpstreamGateway & { close(): Promise<void> };
  budget: InMemoryBudgetStore;
  ledger: InMemoryLedger;
  folder: string;
}

async function open(faults: Record<string, unknown> = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'search-world-'));
  const world = { version: 1, name: 'dam', description: 'A dam with a crack', now: now.toISOString(), language: 'en' };
  const outlets = [{ domain: 'elmvalleypost.example.org', name: 'Elm Valley Post', kind: 'newspaper' }];
  const lines = (rows: unknown[]) => rows.map((row) => JSON.stringify(row)).join('\n');
  await writeFile(join(folder, 'world.json'), JSON.stringify(world));
  await writeFile(join(folder, 'pages.jsonl'), lines(PAGES));
  await writeFile(join(folder, 'outlets.jsonl'), lines(outlets));
  await writeFile(join(folder, 'captures.jsonl'), lines(CAPTURES));
  await writeFile(join(folder, 'faults.json'), JSON.stringify(faults));
  const sandbox = await startSandbox(await loadWorld(folder));
  const settings = loadSettings({
    EGRESS_PROXY_URL: sandbox.proxyUrl,
    EGRESS_CA_FILE: sandbox.caFile,
    RATE_SCALE: '0',
  });
  const budget = new InMemoryBudgetStore(0.5);
  const ledger = new InMemoryLedger();
  const gateway = createGateway({
    settings,
    cache: new InMemoryAnswerCache(),
    pace: new InMemoryPaceStore(),
    budget,
    ledger,
    clock,
  });
  return { sandbox, gateway, budget, ledger, folder };
}

async function close({ sandbox, gateway, folder }: Stage): Promise<void> {
  await gateway.close();
  await sandbox.stop();
  await rm(folder, { recursive: true });
}

const settings = loadSettings({
  BRAVE_API_KEY: 'test-key',
  SEARXNG_URL: 'https://searx.example.net',
  DISABLED_ENGINES,
});
const context = { investigationId: 1, stage: 'search' };
const topic = damTopic({
  title: 'Crack found at Elm Valley dam, inspection ordered',
  eventDate: '2026-03-02T08:00:00.000Z',
  entities: ['Elm Valley dam'],
});

describe('engines over the real protocols', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await open();
  });
  afterAll(() => close(stage));
  const engineNames = createEngines(settings, buildParts({} as UpstreamGateway, clock)).map(
    ({ manifest }) => manifest.name,
  );
  const engine = (name: string) => {
    const found = createEngines(settings, buildParts(stage.gateway, clock)).find(
      ({ manifest }) => manifest.name === name,
    );
    if (!found) throw new Error(`no engine ${name}`);
    return found;
  };

  it.each(engineNames.filter((name) => !['wikipedia', 'wayback'].includes(name)))(
    'finds the story with its date and URL in %s',
    async (name) => {
      const asked = engine(name);
      const outcome = await asked.search(buildQuery('Elm Valley dam crack'), context);
      if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
      const hit = outcome.value.find(({ title }) => title === 'Crack found at Elm Valley dam');
      expect(hit?.engineDate?.value.slice(0, 10)).toBe('2026-03-02');
      const address =
        hit && asked.links?.handles(hit.url)
          ? await asked.links.resolve(hit.url, context)
          : { kind: 'found', value: hit?.url };
      expect(address).toEqual({ kind: 'found', value: STORY });
      expect(outcome.value.map(({ title }) => title)).not.toContain('Elm Valley dam crack repaired');
    },
  );

  it('finds the Wikipedia article about the story and returns it without a date', async () => {
    const outcome = await engine('wikipedia').search(buildQuery('Elm Valley dam crack'), context);
    if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
    expect(outcome.value).toEqual([
      expect.objectContaining({
        url: 'https://en.wikipedia.org/wiki/Crack_found_at_Elm_Valley_dam',
        outletName: 'Wikipedia',
        engineDate: null,
      }),
    ]);
  });

  it('returns results from Tavily if a key is set', async () => {
    const keyed = createEngines(loadSettings({ TAVILY_API_KEY: 'test-key' }), buildParts(stage.gateway, clock));
    const tavily = keyed.find(({ manifest }) => manifest.name === 'tavily');
    const outcome = await tavily?.search(buildQuery('"Elm Valley" dam crack'), context);
    expect(outcome).toMatchObject({
      kind: 'found',
      value: expect.arrayContaining([expect.objectContaining({ url: STORY })]),
    });
  });

  it.each([
    [`url:${STORY}`, ['2026-03-02']],
    ['site:www.elmvalleypost.example.org Elm Valley dam crack', ['2026-03-02', '2026-03-04']],
  ])('returns for %s the first Wayback Machine captures up to the present', async (text, days) => {
    const outcome = await engine('wayback').search(buildQuery(text, { strategy: 'archived' }), context);
    if (outcome.kind !== 'found') throw new Error(`${outcome.kind}: ${outcome.reason}`);
    expect(outcome.value[0]?.url).toBe(STORY);
    expect(outcome.value.map(({ engineDate }) => engineDate?.value.slice(0, 10))).toEqual(days);
    expect(outcome.value.every(({ engineDate }) => engineDate?.earliest === null)).toBe(true);
  });

  it.each(engineNames)('reports that %s found nothing for a query without matches', async (name) => {
    const query =
      name === 'wayback'
        ? buildQuery('site:nowhere.example.net quokka marzipan', { strategy: 'archived' })
        : buildQuery('zeppelin quokka marzipan');
    expect((await engine(name).search(query, context)).kind).toBe('nothing-found');
  });

  it.each(['bingnews', 'brave', 'searxng', 'crossref', 'wikipedia'])(
    'returns nothing from %s for a page after the last',
    async (name) => {
      expect((await engine(name).search({ ...buildQuery('Elm Valley dam crack'), page: 3 }, context)).kind).toBe(
        'nothing-found',
      );
    },
  );

  it('returns self-test results with verdict, cost and missing settings', async () => {
    const some = createEngines(
      loadSettings({ BRAVE_API_KEY: 'test-key' }),
      buildParts(withoutCache(stage.gateway), clock),
    );
    const reports = await selfTests(some, context, { paid: false });
    const verdict = (name: string) => reports.find((report) => report.name === name)?.verdict;
    expect([verdict('brave'), verdict('serper'), verdict('gdelt')]).toEqual([
      'not-asked',
      'not-configured',
      'doubtful',
    ]);
    const paid = await selfTests(some, context, { paid: true });
    expect(paid.find(({ name }) => name === 'brave')).toMatchObject({ verdict: 'doubtful', costUsd: 0.005 });
  });

  it('returns one ranked list for the story and its follow-up without unnecessary paid calls', async () => {
    const searcher = new MultiEngineSearcher(createEngines(settings, buildParts(stage.gateway, clock)), { clock });
    const queries = planQueries(topic, { mode: 'quick', now, round: 1 });
    const { results, coverage } = await searcher.search(topic, queries, {
      ...context,
      mode: 'quick',
      maxResults: 10,
    });
    expect(
      results
        .slice(0, 2)
        .map(({ url }) => url)
        .sort(),
    ).toEqual([PAGES[1]?.url, STORY].sort());
    expect(results.every(({ url }) => !url.includes('news.google.com'))).toBe(true);
    expect(coverage.length).toBeLessThanOrEqual(
      MODE_LIMITS.quick.calls + MODE_LIMITS.quick.reserveCalls + MODE_LIMITS.quick.paidCalls,
    );
    const paid = coverage.filter(({ costUsd }) => costUsd > 0);
    const dear = new Set(
      createEngines(settings, buildParts(stage.gateway, clock))
        .filter(({ manifest }) => manifest.priceUsd > 0)
        .map(({ manifest }) => manifest.name),
    );
    expect(paid.every(({ provider }) => dear.has(provider))).toBe(true);
  });
});

describe('failing engines', () => {
  it('reports failing engines as blocked, limited or failed and still returns results from others', async () => {
    const stage = await open({
      duckduckgo: { status: 202 },
      bingnews: { down: true },
      gdelt: { status: 429 },
    });
    try {
      const searcher = new MultiEngineSearcher(createEngines(loadSettings({}), buildParts(stage.gateway, clock)), {
        clock,
      });
      const queries = planQueries(topic, { mode: 'detailed', now, round: 1 });
      const { results, coverage } = await searcher.search(topic, queries, {
        ...context,
        mode: 'detailed',
        maxResults: 10,
      });
      const kinds = (provider: string) =>
        new Set(coverage.filter((entry) => entry.provider === provider).map(({ outcome }) => outcome));
      expect(kinds('duckduckgo')).toEqual(new Set(['blocked']));
      expect(kinds('gdelt')).toEqual(new Set(['limited']));
      expect([...kinds('bingnews')].some((kind) => kind === 'failed' || kind === 'limited')).toBe(true);
      expect(kinds('brave')).toEqual(new Set(['not-configured']));
      expect(results[0]?.url).toBe(STORY);
    } finally {
      await close(stage);
    }
  });

  it('shows an engine with an open circuit after repeated failures', async () => {
    const stage = await open({ gdelt: { down: true } });
    try {
      const engines = createEngines(loadSettings({}), buildParts(stage.gateway, clock));
      const gdelt = engines.find(({ manifest }) => manifest.name === 'gdelt');
      for (let i = 0; i < 8; i++) await gdelt?.search(buildQuery(`river dam ${'abcdefgh'[i]}word`), context);
      const last = stage.ledger.entries.at(-1);
      if (!last) throw new Error('nothing was written down');
      const states = engineStates(engines, [], [last], new Date(last.at));
      expect(states.find(({ name }) => name === 'gdelt')).toMatchObject({ circuit: 'open', healthy: false });
    } finally {
      await close(stage);
    }
  });
});
