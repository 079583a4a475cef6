import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSettings, type Settings } from '@corroborate/config';
import { openDatabase, type Database, type ResearchJobEntity } from '@corroborate/db';
import { topicDraftSample as topicDraft, startInvestigation } from '@corroborate/db/testing';
import { loadWorld, startSandbox, type Sandbox } from '@corroborate/sandbox';
import { createDeepResearch } from '@corroborate/sandbox/testing';
import { createTestDatabase, type TestDatabase } from './support/database';
import { compileProduct, killed, pause, startWorker } from './support/worker.process';

const WORLD = { version: 1, name: 'one', description: 'Nothing', now: '2026-03-10T12:00:00.000Z', language: 'en' };
const NAMES = ['gemini', 'openai'] as const;
/** It is pending for so many looks, a second apart: there is time to die. */
const research = { looks: 8, text: 'A report.', links: [{ url: 'https://a.example/report' }] };

let dir: string;
let sandbox: Sandbox;
let server: TestDatabase;
let db: Database;
let settings: Settings;
let worker: ChildProcess | null = null;

beforeAll(async () => {
  compileProduct();
  dir = await mkdtemp(path.join(tmpdir(), 'research-kill-'));
  await writeFile(path.join(dir, 'world.json'), JSON.stringify(WORLD));
  sandbox = await startSandbox(await loadWorld(dir), { upstreams: createDeepResearch([research]) });
  server = await createTestDatabase();
  settings = loadSettings(
    {},
    {
      DATABASE_URL: server.url,
      EGRESS_PROXY_URL: sandbox.proxyUrl,
      EGRESS_CA_FILE: sandbox.caFile,
      CLOCK_START: WORLD.now,
      RATE_SCALE: '0',
      PAGE_WORKERS: '0',
      LOG_LEVEL: 'fatal',
      DEEP_RESEARCH: NAMES.join(','),
      DEEP_RESEARCH_POLL_SECONDS: '1',
      DEEP_RESEARCH_PRICE_USD: '1',
      REASONER: 'rules',
      OPENAI_API_KEY: 'one-key',
      GEMINI_API_KEY: 'other-key',
    },
  );
  db = await openDatabase(settings);
});

afterAll(async () => {
  if (worker) await killed(worker);
  await db.close();
  await server.drop();
  await sandbox.stop();
  await rm(dir, { recursive: true, force: true });
});

async function until(id: number, isSo: (rows: ResearchJobEntity[]) => boolean): Promise<ResearchJobEntity[]> {
  for (;;) {
    const rows = await db.researchJobs.listByInvestigation(id);
    if (rows.length === NAMES.length && isSo(rows)) return rows;
    await pause(100);
  }
}

const byProvider = (rows: ResearchJobEntity[]) => rows.toSorted((a, b) => (a.provider < b.provider ? -1 : 1));

it('continues pending deep research after its process is killed, and starts and pays for it only once', async () => {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: 'killed' })]);
  const made = await db.investigations.create({
    ...{
      topicId: stored!.topic.id,
      mode: 'quick',
      priority: 'normal',
      budgetUsd: 5,
      forced: true,
      requestedBy: 'test',
    },
  });
  const id = made.created ? made.investigation.id : 0;
  // It is at work for as long as this test wants: no other worker would find it in its first round.
  await startInvestigation(db, id);
  worker = startWorker(settings);
  const before = byProvider(await until(id, (rows) => rows.every(({ state }) => state === 'pending')));
  await killed(worker);
  const held = byProvider(await db.researchJobs.listByInvestigation(id));
  expect(held.map(({ state, externalId }) => [state, externalId])).toEqual(
    before.map(({ externalId }) => ['pending', externalId]),
  );
  worker = startWorker(settings);
  const after = byProvider(await until(id, (rows) => rows.every(({ finishedAt }) => finishedAt !== null)));
  expect(after.map(({ provider, state, starts, externalId }) => ({ provider, state, starts, externalId }))).toEqual(
    NAMES.map((provider, at) => ({ provider, state: 'done', starts: 1, externalId: before[at]!.externalId })),
  );
  expect(after.flatMap(({ leads }) => leads)).toMatchObject([
    { url: 'https://a.example/report' },
    { url: 'https://a.example/report' },
  ]);
  const paid = (await db.ledger.listByInvestigation(id)).filter(({ costUsd }) => costUsd > 0);
  expect(paid.map(({ provider, costUsd }) => [provider, costUsd]).toSorted()).toEqual(
    NAMES.map((name) => [`research-${name}`, 1]),
  );
});
