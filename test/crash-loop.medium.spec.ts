import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample } from '@corroborate/db/testing';
import { createTestDatabase, type TestDatabase } from './support/database';
import { compileProduct } from './support/worker.process';

const PROCESS = path.join(__dirname, 'support/stage.process.cjs');

describe('stage that kills its process', () => {
  let server: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    compileProduct();
    server = await createTestDatabase();
    db = await openDatabase(server.settings);
    await db.migrate();
  }, 300_000);
  afterAll(async () => {
    await db.close();
    await server.drop();
  });

  const begin = async (externalId: string): Promise<number> => {
    const [stored] = await db.topics.upsertMany([topicDraftSample({ externalId })]);
    const order = { mode: 'quick', priority: 'normal', requestedBy: 'test', budgetUsd: 1, forced: true } as const;
    const made = await db.investigations.create({ topicId: stored!.topic.id, ...order });
    if (!made.created) throw new Error('An investigation of this topic is under way.');
    return made.investigation.id;
  };
  /** Runs the stage `read` in a process of its own; gives the signal or exit code it ended with. */
  const run = (id: number, end: 'die' | 'stop' | 'finish') => {
    const args = [PROCESS, String(id), end];
    const { signal, status, stderr } = spawnSync(process.execPath, args, {
      env: { PATH: process.env.PATH, DATABASE_URL: server.url },
      encoding: 'utf8',
    });
    return signal ?? (status === 0 ? 0 : stderr);
  };

  it('skips a stage that kills its process at the third attempt, with the reason', async () => {
    const id = await begin('dies');
    expect([run(id, 'die'), run(id, 'die')]).toEqual(['SIGKILL', 'SIGKILL']);
    expect(await db.stageResults.findAll(id)).toEqual([]);
    expect(run(id, 'die')).toBe(0);
    expect(await db.stageResults.findAll(id)).toMatchObject([
      { stage: 'read', state: 'skipped', data: { loss: { code: 'loss.stage-crashed', params: { deaths: 2 } } } },
    ]);
  }, 120_000);

  it('does not skip a stage if earlier processes were asked to stop', async () => {
    const id = await begin('stops');
    expect([run(id, 'stop'), run(id, 'stop'), run(id, 'stop')]).toEqual([0, 0, 0]);
    expect(run(id, 'finish')).toBe(0);
    expect(await db.stageResults.findAll(id)).toMatchObject([{ stage: 'read', state: 'done' }]);
  }, 120_000);
});
