import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { openQueues, type QueueApp } from './support/queue-app';
import { createTestDatabase, type TestDatabase } from './support/database';
import { readExample } from './support/examples';
import { createPublicTopicParser, listWaitingTopics } from '@corroborate/queue';
import { investigatedTopicSample, until } from '@corroborate/queue/testing';

const root = path.resolve(__dirname, '..');
const PAGE = 'docs/pipeline.md';
const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: quiet };

/** As a file of somebody else's: nothing of ours is loaded, and no setting of ours is known. */
const program = (word: string) => ['--input-type=module', '--eval', readExample(PAGE, word)];
const run = async (word: string, env: NodeJS.ProcessEnv): Promise<string> =>
  (await promisify(execFile)(process.execPath, program(word), { cwd: root, env })).stdout;

describe('documented pipeline example over HTTP', () => {
  let api: TestApi;
  beforeAll(async () => void (api = await testApi()));
  afterAll(() => api.app.close());
  const send = () => {
    const { port } = api.app.getHttpServer().address() as AddressInfo;
    return run('/api/investigations', { CORROBORATE_URL: `http://127.0.0.1:${port}` });
  };

  it('submits its topic once, however often it runs, and reports the running investigation', async () => {
    const [, id] = /^investigation (\d+) of topic 1\n$/.exec(await send()) ?? [];
    expect(await send()).toBe(`investigation ${id} is under way\n`);
    expect(api.service.topics).toHaveLength(1);
  });
});

describe('documented example programs for the queues', () => {
  let database: TestDatabase;
  let app: QueueApp;
  beforeAll(async () => {
    database = await createTestDatabase();
    app = await openQueues({
      settings: { ...database.settings, REDIS_URL: undefined },
      databaseUrl: database.url,
      logger,
    });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });
  const env = () => ({ DATABASE_URL: database.url });

  it('adds a topic that conforms to the contract if the documented example program runs', async () => {
    expect(await run('topics.add', env())).toMatch(/^job \d+ of pipeline-4712$/m);
    const waiting = await listWaitingTopics({ REDIS_URL: undefined }, database.url);
    expect(waiting).toMatchObject([{ topic: { external_id: 'pipeline-4712' }, mode: 'quick', priority: 'normal' }]);
    const atThatTime = () => new Date('2026-10-20T15:00:00Z');
    expect(waiting.map(createPublicTopicParser(atThatTime))).toMatchObject([{ ok: true }]);
  });

  it('passes review items to the documented example program', async () => {
    await app.hub.reviews.add([{ id: 7, priority: 'normal', data: REVIEW }]);
    const taker = spawn(process.execPath, program("'reviews'"), { cwd: root, env: env() });
    const [said] = (await once(taker.stdout, 'data')) as [Buffer];
    taker.kill();
    await once(taker, 'exit');
    expect(said.toString()).toContain(`review 7: Walkout [ 'uncorroborated' ]`);
  });

  it('passes results to the documented example, which recognizes a change it has processed', async () => {
    const newer = investigatedTopicSample({ change_id: 9, change: 'reviewed', external_id: 'pipeline-4712' });
    const older = { ...newer, change_id: 8, change: 'decided' as const };
    const offer = [newer, older].map((data) => ({ id: data.change_id, priority: 'normal' as const, data }));
    await app.hub.investigated.add(offer);
    const writer = spawn(process.execPath, program("'investigated-topics'"), { cwd: root, env: env() });
    let said = '';
    writer.stdout.on('data', (text) => (said += String(text)));
    const queue = app.hub.allQueues().find(({ name }) => name === 'investigated-topics')!;
    await until(
      () => queue.getCompletedCount(),
      (count) => count === 2,
    );
    writer.kill();
    await once(writer, 'exit');
    expect(said).toBe('pipeline-4712 reviewed: unverified → verified\n  They walked out. (verified)\n');
  });
});

const REVIEW = {
  version: 1 as const,
  review_id: 7,
  investigation_id: 1,
  topic_id: 2,
  external_id: 'topic-2',
  topic_title: 'Walkout',
  reasons: [{ reason: 'uncorroborated' as const, detail: 'Nobody tells of it.' }],
  priority: 'normal' as const,
  current_level: 'unverified' as const,
  recommended_level: 'unverified' as const,
  created_at: '2026-01-02T03:04:05.000Z',
};
