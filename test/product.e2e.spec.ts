import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { openApi, type RunningApi } from '@corroborate-app/api';
import { WorkerModule } from '@corroborate-app/worker';
import { loadSettings } from '@corroborate/config';
import { createReason, toReasonText } from '@corroborate/domain';
import { investigatedTopicSchema } from '@corroborate/queue';
import { resolveParts, type ApplicationParts } from '@corroborate/investigation';
import { createPostgresBackend, Worker, type Job } from 'bullmq';
import { Pool } from 'pg';
import { loadWorld, startSandbox, type Sandbox, type World } from '@corroborate/sandbox';
import { createTestDatabase, type TestDatabase } from './support/database';
import { ProjectWithClient } from './support/installed-client';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const ended = promisify(execFile);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('complete product over HTTP', () => {
  let world: World;
  let sandbox: Sandbox;
  let database: TestDatabase;
  let product: ApplicationParts;
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
    api = await openApi(settings, SILENT, [WorkerModule.forRoot(settings)]);
    closers.push(() => api.close());
    product = resolveParts(api.app);
    await product.db.ratings.importRows(
      'world',
      world.ratings.map(({ site, rating }) => ({ site, score: rating, label: null, lean: 'center' })),
      'outlets.jsonl',
    );
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

  it('accepts a topic, investigates it, and returns the level with its reasons', async () => {
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

  it('returns plain source data without a model, and says what the other parts require', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-20-underpass'));
    const { id, result } = await investigated(stored.topic_id, { mode: 'detailed' });
    const { source_cards: cards, event_timeline: timeline, credibility_tally: tally } = result;
    expect(cards.map((card: { source_id: number }) => card.source_id)).toEqual(
      result.additional_sources.map((source: { source_id: number }) => source.source_id),
    );
    expect(tally.high + tally.medium + tally.low).toBe(cards.length);
    expect(cards.map((card: { lean: string | null }) => card.lean)).toContain('center');
    expect(cards.every((card: { summary: string | null }) => card.summary === null)).toBe(true);
    const needs = toReasonText(createReason('parts.no-model'));
    expect(result).toMatchObject({ without_notes: needs, balance: null, positions: [], theories: [], statements: [] });
    expect(timeline).toMatchObject({ events: [], skipped: needs });
    const asked = result.last_look.questions.find(({ id: name }: { id: string }) => name === 'other-account');
    expect(asked.answer).toBe('unanswerable');
    const events = (await product.db.events.since(id, 0, 1_000)).map(({ type }) => type);
    expect(events).toEqual(expect.arrayContaining(['source.summarised', 'sources.tallied']));
  }, 90_000);

  it('keeps the pipeline’s data in the topic and adds the sources found', async () => {
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

  it('leaves a hoax unverified, records the attempt, and opens a review', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-09-convoy'));
    const state = await investigated(stored.topic_id);
    expect(state).toMatchObject({ verification_upgraded: false, new_verification_level: 'unverified' });
    const { body: topic } = await send('GET', `/api/topics/${stored.topic_id}`);
    expect(topic).toMatchObject({ verification_status: 'unverified', source_plan: { investigation_attempted: true } });
    const [item] = await product.db.reviews.listByCase(state.id);
    expect(item?.state).toBe('open');
  }, 60_000);

  /** What the article pipeline takes out of its queue from now on. */
  const takeHandedOn = (): Record<string, any>[] => {
    const taken: Record<string, any>[] = [];
    const connection = new Pool({ connectionString: database.url, max: 2, options: '-c search_path=bullmq' });
    const take = async ({ data }: Job) => void taken.push(investigatedTopicSchema.parse(data));
    const writer = new Worker('investigated-topics', take, { connection }, createPostgresBackend);
    closers.push(() => writer.close().then(() => connection.end()));
    return taken;
  };

  /** Each sentence that the pipeline can print rests on sources that it was given. */
  const expectArticleOfGivenSources = async ({ investigation_id, sources }: Record<string, any>) => {
    const { body: state } = await send('GET', `/api/investigations/${investigation_id}`);
    const sentences: Record<string, any>[] = state.result.article.paragraphs.flatMap((one: any) => one.sentences);
    const given = sources.map(({ source_id }: { source_id: number }) => source_id);
    expect(sentences.filter(({ source_ids }) => source_ids.length > 0)).not.toEqual([]);
    expect(given).toEqual(expect.arrayContaining(sentences.flatMap(({ source_ids }) => source_ids)));
  };

  it('publishes the result of an investigation and of its review, each change once', async () => {
    const taken = takeHandedOn();
    const { body: stored } = await send('POST', '/api/topics', draft('demo-10-halloween'));
    const { id, new_verification_level: level, result } = await investigated(stored.topic_id);
    const changes = async (count: number) => {
      const mine = () => taken.filter(({ investigation_id }) => investigation_id === id);
      while (mine().length < count) await pause(50);
      return mine();
    };
    expect(await changes(1)).toMatchObject([
      {
        ...{ change: 'decided', external_id: 'demo-10-halloween', topic_id: stored.topic_id, level_after: level },
        ...{ level_before: 'unverified', additional_context: result.additional_context },
        sources: result.additional_sources.map(({ source_id }: { source_id: number }) => ({ source_id })),
      },
    ]);
    const [item] = await product.db.reviews.listByCase(id);
    const order = { action: 'set-level', level: 'certified', note: 'Heard both sides.' };
    expect((await send('POST', `/api/reviews/${item!.id}/decide`, order)).status).toBe(200);
    const [, reviewed] = await changes(2);
    expect(reviewed).toMatchObject({
      ...{ change: 'reviewed', level_after: 'certified', held: false },
      review: { state: 'decided', review_id: item!.id, last_decision: { action: 'set-level' } },
    });
    const { body: report } = await send('GET', `${reviewed!.report}?format=json`);
    expect(report).toMatchObject({ sections: expect.any(Array) });
    await expectArticleOfGivenSources(reviewed!);
    expect(await changes(2)).toHaveLength(2);
  }, 60_000);

  it('rejects a topic that is not a candidate with each failed gate, and investigates it if forced', async () => {
    const { body: stored } = await send('POST', '/api/topics', { ...draft('demo-15-pie'), status: 'draft' });
    const refused = await send('POST', '/api/investigations/', { topic_id: stored.topic_id });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.body)).toMatch(/newsworthiness_score/);
    expect(JSON.stringify(refused.body)).toMatch(/status/);
    expect((await investigated(stored.topic_id, { force: true })).status).toBe('completed');
  }, 60_000);

  it('responds to a second trigger with the running investigation', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-13-goose'));
    const [first, second] = await Promise.all(
      [1, 2].map(() => send('POST', '/api/investigations/', { topic_id: stored.topic_id })),
    );
    const answers = [first!, second!].sort((a, b) => a.status - b.status);
    expect(answers.map(({ status }) => status)).toEqual([202, 409]);
    expect(JSON.stringify(answers[1]!.body)).toContain(String(answers[0]!.body.investigation_id));
  }, 60_000);

  it('accepts topics from the public queue in the pipeline’s format', async () => {
    await product.hub.submitTopics([{ version: 1, topic: draft('demo-06-polling'), mode: 'quick', priority: 'high' }]);
    for (;;) {
      const topic = await product.db.topics.findByExternalId('demo-06-polling');
      // One outlet carries it, and no language model has read its page.
      if (topic?.investigated) return expect(topic.verificationStatus).toBe('unverified');
      await pause(100);
    }
  }, 60_000);

  it('completes an investigation whose jobs were lost with the queue', async () => {
    const { body: stored } = await send('POST', '/api/topics', draft('demo-03-mural'));
    const made = await product.db.investigations.create({
      topicId: stored.topic_id,
      mode: 'quick',
      priority: 'normal',
      budgetUsd: 0.5,
      forced: false,
      requestedBy: null,
    });
    if (!made.created) throw new Error('expected a new investigation');
    for (;;) {
      const row = await product.db.investigations.get(made.investigation.id);
      if (row?.status === 'completed') return;
      await pause(200);
    }
  }, 60_000);

  it('serves programs with the installed client, as in the documentation’s examples', async () => {
    const project = await ProjectWithClient.make(['docs/client.md', 'clients/typescript/README.md']);
    closers.push(() => project.drop());
    const page = await project.run('client', api.url);
    expect(page).toMatch(/^unverified\n/);
    expect(page).toMatch(/^\S+Z stage\.finished \{/m);
    expect(page).toMatch(/^completed, round 1, \$0$/m);
    expect(page).toMatch(/^unverified 0 independent credible sources$/m);
    expect(page).toMatch(/^Claim: Dock workers walk out in Harbor City\nUnverified · Case /m);
    expect(page).toMatch(/^\d+ Dock workers walk out in Harbor City uncorroborated/m);
    expect(page).toMatch(/^investigated investigated is true, required: not yet investigated$/m);
    expect(await project.run('readme', api.url)).toBe('unverified 0\n');
  }, 180_000);

  /** What the command prints where this server does its work; its own home, without a database, is never made. */
  const command = async (...words: string[]): Promise<string> => {
    const file = path.resolve(__dirname, '../bin/corroborate.js');
    const env = { PATH: process.env.PATH, CORROBORATE_HOME: '/nonexistent' };
    return (await ended(process.execPath, [file, ...words, '--server', api.url], { env })).stdout;
  };

  it('serves a command that runs elsewhere', async () => {
    const { title } = draft('demo-05-sinkhole');
    const result = JSON.parse(await command('investigate', title, '--mode', 'quick', '--json')) as Record<string, any>;
    expect(result).toMatchObject({ rounds: 1, additional_sources: expect.any(Array) });
    const { investigations } = JSON.parse(await command('list', '--limit', '1', '--json')) as Record<string, any>;
    expect(investigations).toMatchObject([{ topic_title: title, status: 'completed', mode: 'quick' }]);
    expect(await command('show', String(investigations[0].id))).toMatch(
      new RegExp(`^(?:Claim: )?${title}\n\\w+(?: for review)? · Case `),
    );
  }, 180_000);
});
