import {
  createReason,
  blocked,
  failed,
  found,
  limited,
  nothingFound,
  type CallContext,
  type CoverageEntry,
  type Outcome,
  type PlannedQuery,
  type SearchHit,
} from '@corroborate/domain';
import { BRAVE } from '../engines/brave.adapter';
import type { EngineManifest, SearchEngine } from '../engines/engine.types';
import { planQueries } from '../queries/plan-queries.policy';
import { MODE_LIMITS } from '../search.thresholds';
import { callContext, buildHit, buildQuery, damTopic } from '../testing/samples';
import { MultiEngineSearcher } from './multi-engine.searcher';
import { furtherCalls, scheduleCalls } from './schedule-calls.policy';

const now = new Date('2026-03-10T12:00:00Z');
const clock = { now: () => now };
const topic = damTopic({ eventDate: '2026-03-02T08:00:00.000Z', entities: ['Elm Valley'] });
const manifest = (name: string, over: Partial<EngineManifest> = {}): EngineManifest => ({
  ...BRAVE,
  name,
  title: name,
  needsKey: false,
  settings: [],
  priceUsd: 0,
  paceMs: 1000,
  kind: 'news',
  ...over,
});

type Answer = (query: PlannedQuery, call: number) => Outcome<SearchHit[]>;
class ScriptedEngine implements SearchEngine {
  readonly asked: string[] = [];
  constructor(
    readonly manifest: EngineManifest,
    private readonly answer: Answer,
    readonly configured = true,
  ) {}
  async search(query: PlannedQuery, _context: CallContext): Promise<Outcome<SearchHit[]>> {
    this.asked.push(query.text);
    return this.answer(query, this.asked.length);
  }
}
/** Maximum number of these engines queried at the same time. */
function widthOf(engines: ScriptedEngine[]): { most: number } {
  const seen = { now: 0, most: 0 };
  for (const engine of engines) {
    const search = engine.search.bind(engine);
    engine.search = async (query, context) => {
      seen.most = Math.max(seen.most, ++seen.now);
      await new Promise((resolve) => setImmediate(resolve));
      seen.now--;
      return search(query, context);
    };
  }
  return seen;
}
const hits = (engine: string, from: number, count: number): Outcome<SearchHit[]> =>
  found(
    Array.from({ length: count }, (_, i) =>
      buildHit(`https://${engine}${from + i}.example/story-${from + i}`, {
        engine,
        rank: i + 1,
        title: 'Dam inspection ordered, crack found at Elm Valley reservoir',
      }),
    ),
  );
const queries = [
  buildQuery('dam crack'),
  buildQuery('"Elm Valley" dam', { strategy: 'exact-phrase' }),
  buildQuery('dam crack fact check', { strategy: 'check' }),
];
const run = (
  engines: SearchEngine[],
  mode: 'quick' | 'detailed' | 'exhaustive' = 'quick',
  onCoverage?: (entry: CoverageEntry) => void,
) =>
  new MultiEngineSearcher(engines, { clock }).search(topic, queries, {
    ...callContext(),
    mode,
    maxResults: 50,
    onCoverage,
  });

describe('MultiEngineSearcher', () => {
  it('merges results of all engines and records coverage of each call', async () => {
    const a = new ScriptedEngine(manifest('a'), (_q, n) => hits('a', n * 10, 2));
    const b = new ScriptedEngine(manifest('b'), () => nothingFound('nothing'));
    const { results, coverage } = await run([a, b]);
    expect(results.length).toBe(a.asked.length * 2);
    expect(coverage).toHaveLength(a.asked.length + b.asked.length);
    expect(coverage.find(({ provider }) => provider === 'a')).toMatchObject({
      outcome: 'found',
      hits: 2,
      reason: expect.stringContaining('queried because'),
    });
    expect(coverage.find(({ provider }) => provider === 'b')).toMatchObject({
      outcome: 'nothing-found',
      hits: 0,
    });
  });

  it('moves queries of failing, throwing and blocked engines to others', async () => {
    const bad = new ScriptedEngine(manifest('bad'), () => failed('broken'));
    const worse = new ScriptedEngine(manifest('worse'), () => {
      throw new Error('boom');
    });
    const shut = new ScriptedEngine(manifest('shut'), () => blocked('challenge'));
    const good = new ScriptedEngine(manifest('good'), (_q, n) => hits('good', n * 10, 1));
    const { results, coverage } = await run([bad, worse, shut, good], 'detailed');
    expect(results.length).toBeGreaterThan(0);
    expect(new Set(coverage.map(({ outcome }) => outcome))).toEqual(new Set(['failed', 'blocked', 'found']));
    expect(coverage.find(({ provider }) => provider === 'worse')?.reason).toContain('boom');
    expect(new Set(good.asked)).toEqual(new Set(queries.map(({ text }) => text)));
  });

  it('queries each secondary claim on one engine, in addition to the main calls', async () => {
    const claims = ['strikers paid', 'trucks turned back'].map((text) => buildQuery(text, { strategy: 'claim' }));
    const open = () => ['a', 'b'].map((name) => new ScriptedEngine(manifest(name), (_q, n) => hits(name, n * 10, 1)));
    const [alone, beside] = [open(), open()];
    const search = (engines: ScriptedEngine[], more: PlannedQuery[]) =>
      new MultiEngineSearcher(engines, { clock }).search(topic, [...queries, ...more], {
        ...callContext(),
        mode: 'quick',
        maxResults: 50,
      });
    await search(alone, []);
    await search(beside, claims);
    expect(beside.map(({ asked }, at) => asked.slice(0, alone[at]!.asked.length))).toEqual(
      alone.map(({ asked }) => asked),
    );
    const further = beside.map(({ asked }, at) => asked.slice(alone[at]!.asked.length));
    expect(further.map((asked) => asked.length)).toEqual([1, 1]);
    expect(further.flat().sort()).toEqual(['strikers paid', 'trucks turned back']);
  });

  it('sends a claim that no free engine answered to a paid one, within its calls', async () => {
    const claim = buildQuery('strikers paid', { strategy: 'claim' });
    const shut = new ScriptedEngine(manifest('shut'), () => limited('HTTP 429'));
    const paid = new ScriptedEngine(manifest('paid', { priceUsd: 0.001 }), () => nothingFound('nothing'));
    await new MultiEngineSearcher([shut, paid], { clock }).search(topic, [claim], {
      ...callContext(),
      mode: 'quick',
      maxResults: 50,
    });
    expect(paid.asked).toEqual(['strikers paid']);
  });

  it('does not query a blocked or limited engine again, and records the gap', async () => {
    const shut = new ScriptedEngine(manifest('shut'), () => limited('HTTP 429'));
    const { coverage } = await run([shut], 'detailed');
    expect(shut.asked).toHaveLength(1);
    expect(coverage).toHaveLength(queries.length);
    expect(coverage[1]).toMatchObject({
      outcome: 'limited',
      reason: expect.stringMatching(/^not queried again/),
    });
  });

  it('returns no results but full coverage if every engine fails', async () => {
    const { results, coverage } = await run([
      new ScriptedEngine(manifest('a'), () => failed('x')),
      new ScriptedEngine(manifest('b'), () => blocked('y')),
    ]);
    expect(results).toEqual([]);
    expect(coverage.length).toBeGreaterThan(1);
  });

  it('queries paid engines only if free ones found too little', async () => {
    const paid = () => new ScriptedEngine(manifest('paid', { priceUsd: 0.005 }), (_q, n) => hits('paid', n * 100, 3));
    const [rich, poor] = [paid(), paid()];
    await run([new ScriptedEngine(manifest('free'), (_q, n) => hits('free', n * 10, 10)), rich]);
    expect(rich.asked).toEqual([]);
    const { coverage } = await run([new ScriptedEngine(manifest('free'), () => nothingFound('nothing')), poor]);
    expect(poor.asked).toHaveLength(2);
    expect(coverage.find(({ provider }) => provider === 'paid')?.reason).toContain(
      `0 of ${MODE_LIMITS.quick.enough} relevant`,
    );
  });

  it('queries reserve engines in addition to the others and before paid ones', async () => {
    const free = () => new ScriptedEngine(manifest('free'), () => nothingFound('nothing'));
    const spare = () =>
      new ScriptedEngine(manifest('spare', { reserve: { when: 'little-found', calls: 2 } }), (_q, n) =>
        hits('spare', n * 100, 4),
      );
    const paid = () => new ScriptedEngine(manifest('paid', { priceUsd: 0.005 }), () => hits('paid', 1, 9));
    const [alone, beside, second, third] = [free(), free(), spare(), paid()];
    await run([alone]);
    const { coverage } = await run([third, second, beside]);
    expect(beside.asked).toEqual(alone.asked);
    expect(second.asked).toHaveLength(2);
    expect(third.asked).toEqual([]);
    expect(coverage.find(({ provider }) => provider === 'spare')?.reason).toContain('other engines found only 0 of 6');
    const quiet = spare();
    await run([new ScriptedEngine(manifest('rich'), (_q, n) => hits('rich', n * 10, 10)), quiet]);
    expect(quiet.asked).toEqual([]);
  });

  it('queries paid engines in parallel after the reserve if many results are missing', async () => {
    const spare = new ScriptedEngine(manifest('spare', { reserve: { when: 'little-found', calls: 1 } }), () =>
      nothingFound('nothing'),
    );
    const [one, two] = ['one', 'two'].map(
      (name) => new ScriptedEngine(manifest(name, { priceUsd: 0.005 }), () => nothingFound('nothing')),
    );
    const free = new ScriptedEngine(manifest('free'), () => nothingFound('nothing'));
    const atOnce = widthOf([spare, one!, two!]);
    const { coverage } = await run([free, one!, two!, spare], 'detailed');
    expect(atOnce.most).toBeGreaterThanOrEqual(2);
    expect(coverage.map(({ provider }) => provider).indexOf('spare')).toBeLessThan(
      coverage.findIndex(({ provider }) => provider === 'one'),
    );
    expect(coverage.filter(({ provider }) => provider === 'one' || provider === 'two')).toHaveLength(
      MODE_LIMITS.detailed.paidCalls,
    );
  });

  it('queries a single paid engine if few results are missing', async () => {
    const [one, two] = ['one', 'two'].map(
      (name) => new ScriptedEngine(manifest(name, { priceUsd: 0.005 }), (_q, n) => hits(name, n * 100, 9)),
    );
    const free = new ScriptedEngine(manifest('free'), (_q, n) => hits('free', n * 20, 4));
    await run([free, one!, two!], 'detailed');
    expect(one!.asked.length + two!.asked.length).toBe(1);
  });

  it('stops paid calls after a budget refusal', async () => {
    const paid = new ScriptedEngine(manifest('paid', { priceUsd: 0.005 }), () => limited('the budget is used up'));
    const { coverage } = await run([paid], 'exhaustive');
    expect(paid.asked).toHaveLength(1);
    expect(coverage).toEqual([expect.objectContaining({ outcome: 'limited', costUsd: 0 })]);
  });

  it('lists unconfigured engines without querying them', async () => {
    const off = new ScriptedEngine(manifest('off', { settings: ['SEARXNG_URL'] }), () => hits('off', 1, 1), false);
    const { coverage } = await run([off]);
    expect(off.asked).toEqual([]);
    expect(coverage).toEqual([
      expect.objectContaining({
        provider: 'off',
        outcome: 'not-configured',
        reason: 'SEARXNG_URL is not set',
      }),
    ]);
  });

  it('reports each response as it arrives', async () => {
    const seen: string[] = [];
    const { coverage } = await run(
      [new ScriptedEngine(manifest('a'), () => nothingFound('nothing'))],
      'quick',
      ({ query }) => void seen.push(query),
    );
    expect(seen).toEqual(coverage.map(({ query }) => query));
  });

  it('stops querying after cancellation', async () => {
    const engine = new ScriptedEngine(manifest('a'), () => hits('a', 1, 1));
    const context = { ...callContext(), signal: AbortSignal.abort(), maxResults: 5 };
    const { coverage } = await new MultiEngineSearcher([engine], { clock }).search(topic, queries, context);
    expect(engine.asked).toEqual([]);
    expect(coverage.every(({ outcome }) => outcome === 'failed')).toBe(true);
  });

  it('queries each trusted group once, in addition to the other queries', async () => {
    const groups = [
      buildQuery('(site:a.example OR site:b.example) dam', { strategy: 'trusted-outlets' }),
      buildQuery('(site:gov) dam', { strategy: 'trusted-officials' }),
    ];
    const asked = async (planned: PlannedQuery[]) => {
      const engine = new ScriptedEngine(manifest('a'), (_q, n) => hits('a', n * 10, 2));
      const searcher = new MultiEngineSearcher([engine], { clock });
      await searcher.search(topic, planned, { ...callContext(), mode: 'quick', maxResults: 50 });
      return engine.asked;
    };
    const without = await asked(queries);
    expect(await asked([...queries, ...groups])).toEqual([...without, ...groups.map(({ text }) => text)]);
  });

  it('returns at most maxResults', async () => {
    const engine = new ScriptedEngine(manifest('a'), () => hits('a', 1, 30));
    const { results } = await new MultiEngineSearcher([engine], { clock }).search(topic, queries, {
      ...callContext(),
      maxResults: 7,
    });
    expect(results).toHaveLength(7);
  });
});

describe('links that only their engine can resolve', () => {
  const opaque = (n: number) => `https://news.google.com/rss/articles/CBMiAAAAAAAA${n}`;
  const engineWith = (resolve: (url: string) => Outcome<string>) => {
    const asked: string[] = [];
    const engine: SearchEngine = {
      manifest: manifest('googlenews'),
      search: async (query) =>
        query.text === 'dam crack'
          ? found(
              [1, 2].map((n) =>
                buildHit(opaque(n), {
                  engine: 'googlenews',
                  rank: n,
                  title: `Dam crack number ${n} at Elm Valley`,
                  outletName: `Post ${n}`,
                }),
              ),
            )
          : nothingFound('nothing'),
      links: {
        handles: (url) => url.startsWith('https://news.google.com/'),
        resolve: async (url) => {
          asked.push(url);
          return resolve(url);
        },
      },
    };
    return { engine, asked };
  };

  it('resolves the links that only their engine can resolve for the results that are kept', async () => {
    const { engine } = engineWith((url) => found(`https://post.example/story-${url.slice(-1)}`));
    const { results } = await run([engine]);
    expect(results.map(({ url }) => url).sort()).toEqual([
      'https://post.example/story-1',
      'https://post.example/story-2',
    ]);
    expect(results[0]?.site).toBe('post.example');
  });

  it('makes no call to resolve a link if another engine returned its URL', async () => {
    const { engine, asked } = engineWith(() => failed('must not be asked'));
    const other = new ScriptedEngine(manifest('other'), () =>
      found(
        [1, 2].map((n) =>
          buildHit(`https://post${n}.example/s-${n}`, {
            engine: 'other',
            title: `Dam crack number ${n} at Elm Valley`,
            outletName: `Post ${n}`,
          }),
        ),
      ),
    );
    const { results } = await run([engine, other]);
    expect(asked).toEqual([]);
    expect(results).toHaveLength(2);
  });

  it('ranks results with unresolvable links last and reports them as a gap', async () => {
    const { engine } = engineWith((url) =>
      url.endsWith('1') ? limited('HTTP 429') : found('https://post.example/story-2'),
    );
    const { results, coverage } = await run([engine]);
    expect(results.map(({ url }) => url)).toEqual(['https://post.example/story-2', opaque(1)]);
    expect(results[1]?.reasons).toContainEqual(createReason('rank.unresolved'));
    expect(coverage).toContainEqual(
      expect.objectContaining({
        strategy: 'resolve-links',
        outcome: 'limited',
        reason: expect.stringContaining('1 of 2 links'),
      }),
    );
  });
});

describe('scheduleCalls', () => {
  const engines = [
    manifest('news'),
    manifest('plain', {
      kind: 'web',
      operators: { phrase: true, site: true, dateWindow: false, or: false, exclude: true },
    }),
    manifest('slow', { paceMs: 8000 }),
  ];
  const plan = planQueries(topic, { mode: 'exhaustive', now, round: 1 });

  it('stays within the number of calls, without duplicates', () => {
    for (const calls of [1, 6, 14, 24]) {
      const chosen = scheduleCalls(engines, plan, calls);
      expect(chosen.length).toBeLessThanOrEqual(calls);
      expect(new Set(chosen.map(({ engine, query }) => engine + query.text + query.strategy)).size).toBe(chosen.length);
    }
  });

  it('uses every engine and most queries before repeating a query', () => {
    const chosen = scheduleCalls(engines, plan, 6);
    expect(new Set(chosen.map(({ engine }) => engine)).size).toBe(3);
    expect(new Set(chosen.map(({ query }) => query.text)).size).toBeGreaterThanOrEqual(4);
  });

  it('limits calls to a slow engine to its rate', () => {
    expect(scheduleCalls(engines, plan, 24).filter(({ engine }) => engine === 'slow')).toHaveLength(2);
  });

  it('assigns date windows and sites only to engines that support them', () => {
    const onlyPlain = scheduleCalls([engines[1] as EngineManifest], plan, 24);
    expect(onlyPlain.filter(({ query }) => query.strategy === 'date-window' || query.strategy === 'site')).toEqual([]);
    expect(scheduleCalls(engines, plan, 24).some(({ query }) => query.strategy === 'date-window')).toBe(true);
  });

  it('gives a reason for each call', () => {
    for (const { reason } of scheduleCalls(engines, plan, 24)) expect(reason).toMatch(/was queried because .{10}/);
  });
});

describe('furtherCalls', () => {
  const full = (engine: string, page?: number) => ({
    engine,
    query: buildQuery('dam crack', page === undefined ? {} : { page }),
    reason: 'x',
  });

  it('requests the next page after a full page if the engine has more', () => {
    const engines = [manifest('a', { pages: 2 }), manifest('b', { pages: 1 })];
    expect(furtherCalls(engines, [full('a'), full('b'), full('a', 2), full('unknown')], 4)).toEqual([
      expect.objectContaining({
        engine: 'a',
        query: expect.objectContaining({ page: 2 }),
        reason: expect.stringContaining('more results'),
      }),
    ]);
  });

  it('requests further pages only in exhaustive mode while too little was found', async () => {
    const pages = async (mode: 'detailed' | 'exhaustive') => {
      const asked: (number | undefined)[] = [];
      const engine = new ScriptedEngine(manifest('a', { resultsPerPage: 2, pages: 3 }), (query, n) => {
        asked.push(query.page);
        return hits('a', n * 10, 2);
      });
      await run([engine], mode);
      return asked.filter((page) => page !== undefined);
    };
    expect(await pages('detailed')).toEqual([]);
    expect(await pages('exhaustive')).toEqual([2, 2, 2]);
  });
});
