import path from 'node:path';
import { startApi, apiDepsOf, type RunningApi } from '@corroborate-app/api';
import { startWorkers } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { openHouse, openWorkshop, type House } from '@corroborate/investigation';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { createTestDatabase, type TestDatabase } from './support/database';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('the whole house over HTTP', () => {
  let world: World;
  let sandbox: Sandbox;
  let database: TestDatabase;
  let house: House;
  let api: RunningApi;
  const closers: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    world = await loadWorld(path.resolve(__dirname, '../worlds/demo/demo'));
    sandbox = await startSandbox(world);
    closers.push(() => sandbox.stop());
    database = await createTestDatabase();
    closers.push(() => database.drop());
    const settings = loadSettings(
      {},
      {
        DATABASE_URL: database.url,
        EGRESS_PROXY_URL: sandbox.proxyUrl,
        EGRESS_CA_FILE: sandbox.caFile,
        CLOCK_START: world.now.toISOString(),
        RATE_SCALE: '0',
        PAGE_WORKERS: '0',
        PORT: '0',
        LOG_LEVEL: 'silent',
        RECONCILE_SECONDS: '1',
      },
    );
    house = await openHouse(settings, SILENT);
    closers.push(() => house.close());
    const workshop = openWorkshop(house, null);
    closers.push(() => workshop.close());
    await house.db.ratings.importRows(
      'world',
      world.ratings.map(({ site, rating }) => ({ site, score: rating, label: null })),
      'outlets.jsonl',
    );
    const workers = await startWorkers(house, workshop, SILENT);
    closers.push(() => workers.close());
    api = await startApi(apiDepsOf(house), settings);
    closers.push(() => api.close());
  }, 120_000);

  afterAll(async () => {
    for (const close of closers.reverse()) await close();
  });

  const send = async (method: string, route: string, body?: unknown) => {
    const response = await fetch(`${api.url}${route}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, any> };
  };

  const draft = (id: string) => {
    const topic = world.topics.find(({ externalId }) => externalId === id);
    if (!topic) throw new Error(`the demo world has no topic ${id}`);
    return {
      external_id: topic.externalId,
      title: topic.title,
      summary: topic.summary,
      article_text: topic.articleText,
      url: topic.url,
      event_date: topic.eventDate,
      location: topic.location,
      entities: topic.entities,
      newsworthiness_score: topic.newsworthinessScore,
      status: topic.status,
      verification_status: topic.verificationStatus,
      source_count: topic.sourceCount,
      source_plan: { kept: 'as the pipeline wrote it' },
    };
  };

  const investigated = async (topicId: number, extra: object = {}) => {
    const { body, status } = await send('POST', '/api/investigations/', { topic_id: topicId, mode: 'quick', ...extra });
    expect(status).toBe(202);
    for (;;) {
      const { body: state } = await send('GET', `/api/investigations/${body.investigation_id}`);
      if (['completed', 'failed', 'cancelled'].includes(state.status)) return state;
      await pause(100);
    }
  };

  it('takes a topic, investigates it, and shows the tier with its reasons', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-01-ferry'));
    const state = await investigated(stored.topic_id);
    expect(state).toMatchObject({ topic_id: stored.topic_id, status: 'completed', verification_upgraded: true });
    expect(['verified', 'certified']).toContain(state.new_verification_level);
    expect(state.result.rules.length).toBeGreaterThan(3);
    const supporting = state.result.additional_sources.filter(
      (source: { stance: string }) => source.stance === 'supports',
    );
    expect(supporting.length).toBeGreaterThan(0);
    for (const source of supporting) expect(source.passage).toEqual(expect.any(String));
  }, 60_000);

  it('keeps what the pipeline stored on the topic and adds what was found', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-05-sinkhole'));
    await investigated(stored.topic_id);
    const { body: topic } = await send('GET', `/api/topics/${stored.topic_id}`);
    expect(topic.source_plan.kept).toBe('as the pipeline wrote it');
    expect(topic.source_plan.investigatory_sources[0]).toMatchObject({
      url: expect.any(String),
      credibility_tier: expect.any(Number),
      found_by: 'investigatory_journalist',
    });
    expect(topic).toMatchObject({ investigated: true, investigation_date: expect.any(String) });
  }, 60_000);

  it('leaves a hoax unverified, says that it tried, and asks a person', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-09-convoy'));
    const state = await investigated(stored.topic_id);
    expect(state).toMatchObject({ verification_upgraded: false, new_verification_level: 'unverified' });
    const { body: topic } = await send('GET', `/api/topics/${stored.topic_id}`);
    expect(topic).toMatchObject({ verification_status: 'unverified', source_plan: { investigation_attempted: true } });
    const [item] = await house.db.reviews.of(state.id);
    expect(item?.state).toBe('open');
  }, 60_000);

  it('refuses a topic that is no candidate with each failed gate, and investigates it when forced to', async () => {
    const { body: stored } = await send('POST', '/api/topics', { ...draft('demo-15-pie'), status: 'draft' });
    const refused = await send('POST', '/api/investigations/', { topic_id: stored.topic_id });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toMatch(/newsworthiness_score/);
    expect(JSON.stringify(refused.body)).toMatch(/status/);
    expect((await investigated(stored.topic_id, { force: true })).status).toBe('completed');
  }, 60_000);

  it('answers a second trigger with the investigation that is under way', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-13-goose'));
    const [first, second] = await Promise.all(
      [1, 2].map(() => send('POST', '/api/investigations/', { topic_id: stored.topic_id })),
    );
    const answers = [first!, second!].sort((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([202, 409]);
    expect(JSON.stringify(answers[1]!.body)).toContain(String(answers[0]!.body.investigation_id));
  }, 60_000);

  it('takes topics from the public queue as the pipeline hands them over', async () => {
    await house.hub.submitTopics([{ version: 1, topic: draft('demo-06-polling'), mode: 'quick', priority: 'high' }]);
    for (;;) {
      const topic = await house.db.topics.findByExternalId('demo-06-polling');
      if (topic?.investigated) return expect(topic.verificationStatus).toBe('verified');
      await pause(100);
    }
  }, 60_000);

  it('finishes an investigation whose jobs were lost with the queue', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-03-mural'));
    const made = await house.db.investigations.create({
      topicId: stored.topic_id,
      mode: 'quick',
      priority: 'normal',
      budgetUsd: 0.5,
      forced: false,
      requestedBy: null,
    });
    if (!made.created) throw new Error('expected a new investigation');
    for (;;) {
      const row = await house.db.investigations.get(made.investigation.id);
      if (row?.status === 'completed') return;
      await pause(200);
    }
  }, 60_000);
});
