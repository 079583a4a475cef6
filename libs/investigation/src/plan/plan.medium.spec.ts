import { loadSettings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import {
  systemClock,
  type CoverageEntry,
  type GatewayResponse,
  type PlannedQuery,
  type Topic,
  type UpstreamGateway,
} from '@corroborate/domain';
import { rulesAccount, type Reasoner } from '@corroborate/reading';
import { MultiEngineSearcher, type SearchEngine } from '@corroborate/search';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { CaseHistory } from '../case/case.history';
import { createInvestigations } from '../testing/investigations.fixture';
import { MODE_PROFILES } from '../investigation.thresholds';
import { SearchStage } from '../stages/gather/search.stage';
import { bridgeTopic } from '../testing/case.fixture';
import { MaskFactory } from '../adapters/masks';
import { buildPlan } from './plan.policy';
import { createRuleQueryPlanner } from './queries-by-rule';
import { EMPTY_BRIEF } from './plan.types';

let server: TestDatabase;
let db: Database;
const started: number[] = [];
const advancer = {
  startRound: async ({ id }: { id: number }) => void started.push(id),
  takeUp: async () => undefined,
};
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

const service = (settings = loadSettings({})) => createInvestigations(db, { advancer, settings }).investigations;
let topics = 0;
async function waiting(over: Parameters<typeof topicDraft>[0] = {}) {
  const [stored] = await db.topics.upsertMany([
    topicDraft({
      externalId: `p-${(topics += 1)}`,
      title: 'Dock workers walk out at the port of Northhaven',
      location: 'Northhaven',
      ...over,
    }),
  ]);
  const outcome = await service().trigger({
    topicId: stored!.topic.id,
    mode: 'detailed',
    priority: 'normal',
    force: false,
    requestedBy: 'ann',
    awaitApproval: true,
  });
  if (outcome.kind !== 'started') throw new Error(outcome.kind);
  expect(outcome.awaitsApproval).toBe(true);
  return outcome.investigationId;
}

describe('investigation awaiting approval', () => {
  it('shows questions, queries, engines and prices, and starts nothing', async () => {
    const id = await waiting();
    const plan = await service().plan(id);
    expect(plan!.questions.length).toBeGreaterThan(0);
    expect(plan!.queries[0]).toMatchObject({ text: expect.any(String), reason: expect.any(String) });
    expect(plan!.engines).toContainEqual(
      expect.objectContaining({ name: 'googlenews', priceUsd: 0, configured: true }),
    );
    expect(plan!.expected).toMatchObject({ seconds: 120, costUsd: 0, budgetUsd: 0.5 });
    expect((await db.investigations.get(id))!.status).toBe('awaiting-approval');
    expect(started).not.toContain(id);
  });

  it('shows data servers with their profile, and keeps the excluded ones', async () => {
    const MCP_SERVERS = JSON.stringify([
      { name: 'payments', title: 'Payments', url: 'https://data.example.org/mcp', priceUsd: 0.002, primary: ['court'] },
      { name: 'filings', url: 'https://filings.example.org/mcp' },
    ]);
    const served = service(loadSettings({ MCP_SERVERS }));
    const found = {
      server: 'payments',
      digest: 'd',
      description: '',
      mapping: {},
      health: 'well',
      priceUsd: 0,
    } as const;
    await db.collections.save({ ...found, tool: 'paid', size: 1_200 });
    await db.collections.save({ ...found, tool: 'due', size: 34 });
    const id = await waiting();
    await served.changePlan(id, { brief: EMPTY_BRIEF, struck: { queries: [], engines: [], servers: ['filings'] } });
    const plan = await served.changePlan(id, { struck: { queries: [], engines: ['brave'] } });
    expect(plan.servers).toEqual([
      { name: 'payments', title: 'Payments', priceUsd: 0.002, documents: 1_234, primary: ['court'] },
      { name: 'filings', title: 'filings', priceUsd: 0, documents: null, primary: [] },
    ]);
    expect(plan.struck).toEqual({ queries: [], engines: ['brave'], servers: ['filings'] });
  });

  it('sends an event for webhooks', async () => {
    const id = await waiting();
    const waitingEvents = (await db.events.since(id, 0)).filter(({ type }) => type === 'investigation.waiting');
    const until = (await service().get(id))!.approvalUntil;
    expect(waitingEvents.map(({ data }) => data)).toEqual([{ waits_for: 'approval', until }]);
  });

  it('shows queries with names of private persons masked', async () => {
    const title = 'Dock worker Perrin Oakley, 34, hurt at the port of Northhaven';
    const [stored] = await db.topics.upsertMany([
      topicDraft({
        externalId: 'p-masked',
        title,
        summary: null,
        articleText: null,
        location: 'Northhaven',
        entities: ['Perrin Oakley'],
      }),
    ]);
    const queriesWith = async (settings: Parameters<typeof service>[0]) => {
      const outcome = await service(settings).trigger({
        topicId: stored!.topic.id,
        mode: 'detailed',
        priority: 'normal',
        force: true,
        requestedBy: 'ann',
        awaitApproval: true,
      });
      const id = outcome.kind === 'started' ? outcome.investigationId : 0;
      const plan = await service(settings).changePlan(id, {
        brief: { queries: ['Oakley dock accident'], location: null, eventDate: null },
      });
      await service().cancel(id);
      return plan.queries;
    };
    expect(JSON.stringify(await queriesWith(loadSettings({})))).toContain('Perrin Oakley');
    const masked = await queriesWith(loadSettings({ MASK_PRIVATE_NAMES: 'search' }));
    expect(masked.length).toBeGreaterThan(1);
    expect(masked[0]).toMatchObject({
      strategy: 'editor',
      text: 'dock accident',
      reason: 'An editor asked for it. Name masked.',
    });
    expect(masked.filter(({ text }) => /perrin|oakley/i.test(text))).toEqual([]);
    expect(masked.every(({ reason }) => reason.endsWith('Name masked.'))).toBe(true);
  });

  it('shows translated queries as the search would build them', async () => {
    const queriesOf = async (settings: Parameters<typeof service>[0]) => {
      const id = await waiting({
        title: 'Strike closes Orson Paper mill in Elm Valley',
        entities: ['Orson Paper', 'Elm Valley'],
        location: 'Elm Valley, Vermont',
      });
      const { queries } = await service(settings).changePlan(id, {});
      await service().cancel(id);
      return queries;
    };
    const settings = loadSettings({ DESK_LANGUAGE: 'es' });
    const shown = await queriesOf(settings);
    expect(shown).toContainEqual(
      expect.objectContaining({
        strategy: 'other-language',
        language: 'es',
        reason: expect.stringContaining('of the desk'),
      }),
    );
    expect((await queriesOf(loadSettings({}))).filter(({ strategy }) => strategy === 'other-language')).toEqual([]);
    const [row] = (await db.investigations.list({ limit: 1 })).items;
    const topic = await db.topics.get(row!.topicId);
    const sought = createRuleQueryPlanner(settings)({
      topic: topic!,
      mode: 'detailed',
      now: systemClock.now(),
      round: 1,
      gaps: [],
    });
    expect(shown.map(({ text }) => text)).toEqual(sought.map(({ text }) => text));
  });

  it('shows the maximum cost of unused paid engines, and none for excluded ones', async () => {
    const settings = loadSettings({ SERPER_API_KEY: 'k', BUDGET_USD: '5' });
    const id = await waiting();
    const plan = await service(settings).changePlan(id, {});
    const serper = plan.engines.find(({ name }) => name === 'serper');
    expect(serper?.priceUsd).toBeGreaterThan(0);
    expect(plan.expected.costUsd).toBeGreaterThanOrEqual(serper!.priceUsd);
    expect(
      (await service(settings).changePlan(id, { struck: { queries: [], engines: ['serper', 'serper-news'] } })).expected
        .costUsd,
    ).toBe(0);
    await service().cancel(id);
  });

  it('starts once it is approved, and records by whom', async () => {
    const id = await waiting();
    await service().changePlan(id, { struck: { queries: [], engines: ['gdelt'] } });
    expect(await service().approvePlan(id, 'bob')).toMatchObject({ approvedBy: 'bob', struck: { engines: ['gdelt'] } });
    expect(started).toContain(id);
    expect((await db.investigations.get(id))!.status).toBe('queued');
    await expect(service().approvePlan(id, 'bob')).rejects.toMatchObject({ code: 'conflict' });
    await expect(service().changePlan(id, {})).rejects.toMatchObject({ code: 'conflict' });
  });

  it('gets a new plan from a new brief, with the editor’s own queries first', async () => {
    const id = await waiting();
    const plan = await service().changePlan(id, {
      brief: { queries: ['union 12 northhaven statement'], location: 'Southhaven', eventDate: '2026-01-02' },
    });
    expect(plan.queries[0]).toMatchObject({ strategy: 'editor', text: 'union 12 northhaven statement' });
    expect((await service().plan(id))!.brief.location).toBe('Southhaven');
  });

  it('cancels an investigation that awaits approval', async () => {
    const id = await waiting();
    expect(await service().cancel(id)).toBe('cancelled');
    await expect(service().approvePlan(id, 'ann')).rejects.toMatchObject({ code: 'conflict' });
    expect(started).not.toContain(id);
  });
});

describe('plan by a model', () => {
  const settings = loadSettings({ REASONER: 'model', OPENAI_API_KEY: 'k', OPENAI_PRICE: '1/1' });
  const answer = {
    questions: [
      {
        ...{ id: 'sq_1', question: 'Which pay rise did Dock Union 12 ask for?', reasoning: 'It is the cause given.' },
        ...{ priority: 'HIGH', depends_on: [] },
      },
      {
        ...{
          id: 'sq_2',
          question: 'Who answers for the port operator on overtime?',
          reasoning: 'It names the other side.',
        },
        ...{ priority: 'MEDIUM', depends_on: ['sq_1'] },
      },
    ],
    perspectives: [
      {
        ...{ name: 'The port operator', focus: 'Ships held up', questions: ['sq_2'], keywords: ['berth'] },
        search: [{ query: 'Northhaven port operator statement', language: 'en' }],
      },
    ],
  };
  const planning = () => {
    const bodies: string[] = [];
    const gateway: UpstreamGateway = {
      call: async ({ body }) => {
        bodies.push(String(body));
        const message = { role: 'assistant', content: JSON.stringify(answer) };
        const completion = { choices: [{ message, finish_reason: 'stop' }] };
        return {
          kind: 'found',
          value: {
            ...{ status: 200, headers: { 'content-type': 'application/json' }, url: 'https://api.openai.com/' },
            ...{ body: Buffer.from(JSON.stringify(completion)), fromCache: false, costUsd: 0, ms: 1, attempts: 1 },
          } as unknown as GatewayResponse,
        };
      },
    };
    return { bodies, made: createInvestigations(db, { advancer, settings, gateway }).investigations };
  };
  const brief = { ...EMPTY_BRIEF, note: 'The dock union wants to know about the overtime ban' };

  it('adds a model’s questions after the standard ones, and its perspectives and queries, to the plan', async () => {
    const { made } = planning();
    const plan = await made.changePlan(await waiting(), { brief });
    const own = plan.inquiry.questions.filter(({ by }) => by === 'model');
    expect(own).toMatchObject([
      { priority: 'high', dependsOn: [] },
      { priority: 'medium', dependsOn: [own[0]!.id] },
    ]);
    const parts = plan.inquiry.questions.filter(({ by }) => by === 'template').map(({ answeredBy }) => answeredBy);
    expect(parts.toSorted()).toEqual(['core', 'disputes', 'origin', 'voices']);
    expect(plan.inquiry.perspectives).toMatchObject([{ name: 'The port operator', questions: [own[1]!.id] }]);
    expect(plan.queries[2]).toMatchObject({ strategy: 'model', text: 'Northhaven port operator statement' });
  });

  it('rebuilds the plan by a model for a changed brief and keeps the editor’s questions', async () => {
    const { made, bodies } = planning();
    const id = await waiting();
    await made.changePlan(id, { brief });
    expect(bodies.at(-1)).toContain('overtime ban');
    const question = 'How many dock workers walked out?';
    await made.changePlan(id, { questions: [{ question, priority: 'low' }] });
    await made.changePlan(id, { brief: { ...brief, queries: ['port strike'] } });
    expect(bodies).toHaveLength(1);
    const plan = await made.changePlan(id, { brief: { ...brief, note: 'The dock union is said to plan a march' } });
    expect(bodies).toHaveLength(2);
    expect(plan.inquiry.questions.map(({ by }) => by)).toEqual(['editor', 'model', 'model']);
  });
});

describe('search of an approved plan', () => {
  const query = (text: string): PlannedQuery => ({ strategy: 'keywords', text, reason: 'r' });
  const asked: string[] = [];
  const engine = (name: string): SearchEngine => ({
    manifest: {
      name,
      title: name,
      kind: 'web',
      homepage: '',
      needsKey: false,
      settings: [],
      priceUsd: 0,
      paceMs: 0,
      maxQueryLength: 200,
      operators: { phrase: true, site: true, dateWindow: true, or: true, exclude: true },
      resultsPerPage: 10,
      pages: 1,
      terms: '',
      selfTest: { query: 'x', proves: 'that it answers' },
      notes: [],
    },
    search: async ({ text }) => {
      asked.push(`${name}: ${text}`);
      return { kind: 'nothing-found', reason: 'none' };
    },
  });
  const run = async (round: number, struck: { queries: string[]; engines: string[] }) => {
    asked.length = 0;
    const planQueries = async ({ topic }: { topic: Topic }) => [query('first'), query(`later at ${topic.location}`)];
    const stage = new SearchStage(
      new MultiEngineSearcher([engine('one'), engine('two')]),
      { open: () => ({ planQueries, account: rulesAccount }) as unknown as Reasoner },
      systemClock,
      new MaskFactory({ MASK_PRIVATE_NAMES: [], PUBLIC_FIGURES: [] }, () => false),
    );
    const expected = { seconds: 1, costUsd: 0, budgetUsd: 1 };
    const plan = buildPlan({
      brief: { ...EMPTY_BRIEF, location: 'Southhaven' },
      inquiry: { questions: [], perspectives: [], categories: [] },
      planQueries: [query('first'), query('second')],
      engines: [],
      servers: [],
      struck,
      expected,
      madeAt: '',
    });
    const reported: CoverageEntry[] = [];
    await stage.run({
      investigationId: 1,
      topic: bridgeTopic({ location: 'Northhaven' }),
      mode: 'quick',
      round,
      profile: MODE_PROFILES.quick,
      history: new CaseHistory([]),
      plan,
      context: { investigationId: 1, stage: 'search', signal: new AbortController().signal },
      report: async (_type, data) => void reported.push(data as never),
    });
    return asked;
  };

  it('leaves out excluded queries and engines', async () => {
    expect(new Set(await run(1, { queries: ['second'], engines: ['two'] }))).toEqual(new Set(['one: first']));
  });
  it('plans later rounds with the brief, without the excluded items', async () => {
    expect(new Set(await run(2, { queries: ['first'], engines: ['one'] }))).toEqual(
      new Set(['two: later at Southhaven']),
    );
  });
});

describe('questions of a plan edited by an editor', () => {
  const asked = async (id: number) => (await service().plan(id))!.inquiry.questions;
  const change = (id: number, questions: { id?: string; question: string; priority: 'critical' | 'low' }[]) =>
    service().changePlan(id, { questions });
  const OWN = { question: 'How many dock workers walked out?', priority: 'critical' } as const;

  it('keeps the ids of existing plan questions in the given order, and numbers new ones', async () => {
    const id = await waiting();
    const [first, second, ...rest] = await asked(id);
    await change(id, [
      { id: second!.id, question: second!.question, priority: 'low' },
      { id: first!.id, question: first!.question, priority: 'critical' },
      OWN,
    ]);
    const now = await asked(id);
    expect(now.slice(0, 2)).toMatchObject([
      { id: second!.id, priority: 'low', answeredBy: second!.answeredBy },
      { id: first!.id, priority: 'critical', answeredBy: first!.answeredBy },
    ]);
    expect(now[2]).toMatchObject({
      ...OWN,
      answeredBy: 'free',
      by: 'editor',
      reasoning: { code: 'question.by-editor' },
    });
    expect([first, second, ...rest].map((one) => one!.id)).not.toContain(now[2]!.id);
  });

  it('makes a reworded plan question free and drops dependencies on removed ones', async () => {
    const id = await waiting();
    const [first, ...others] = await asked(id);
    const reworded = others.map((one, at) => ({
      ...{ id: one.id, priority: 'low' as const },
      question: at === 0 ? 'Who called the walkout?' : one.question,
    }));
    await change(id, reworded);
    const now = await asked(id);
    expect(now[0]).toMatchObject({ id: others[0]!.id, answeredBy: 'free', by: 'editor' });
    expect(now.flatMap(({ dependsOn }) => dependsOn)).not.toContain(first!.id);
  });

  it('keeps the questions an editor added when another brief makes a new plan', async () => {
    const id = await waiting();
    await change(id, [OWN]);
    await service().changePlan(id, { brief: { ...EMPTY_BRIEF, queries: ['port strike'] } });
    expect(await asked(id)).toMatchObject([OWN]);
  });

  it('rejects more than twelve plan questions, duplicates and unknown ids, and leaves the plan unchanged', async () => {
    const id = await waiting();
    const before = await asked(id);
    const many = Array.from({ length: 13 }, (_, at) => ({ question: `What of pier ${at}?`, priority: 'low' as const }));
    for (const wrong of [many, [OWN, OWN], [{ ...OWN, id: 'sq_99' }]])
      await expect(change(id, wrong)).rejects.toMatchObject({ code: 'invalid-input' });
    expect(await asked(id)).toEqual(before);
  });

  it('rejects changes to the questions of a plan after approval', async () => {
    const id = await waiting();
    await service().approvePlan(id, 'ann');
    await expect(change(id, [OWN])).rejects.toMatchObject({ code: 'conflict' });
  });
});
