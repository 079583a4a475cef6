import { spawn } from 'node:child_process';
import path from 'node:path';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample } from '@corroborate/db/testing';
import { CaseVerifier } from '@corroborate/evidence';
import { createTestDatabase, type TestDatabase } from './support/database';
import { compileProduct, killed } from './support/worker.process';

const KILLS = 4;
/** Answers that a process is told are kept before it is killed. */
const ANSWERS = 25;

let own: TestDatabase;
let db: Database;
beforeAll(async () => {
  compileProduct();
  own = await createTestDatabase();
  db = await openDatabase(own.settings);
}, 300_000);
afterAll(async () => {
  await db?.close();
  await own?.drop();
});

async function investigation(): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraftSample()]);
  const wanted = { mode: 'quick', priority: 'normal', budgetUsd: 1, forced: false, requestedBy: null } as const;
  const made = await db.investigations.create({ ...wanted, topicId: stored!.topic.id });
  if (!made.created) throw new Error('expected a new investigation');
  return made.investigation.id;
}

/** What a process was told is kept, until it was killed in the middle of more. */
async function keptUntilKilled(id: number, run: number): Promise<string[]> {
  const script = path.resolve(__dirname, 'support/capture.process.cjs');
  const settings = JSON.stringify({ DATABASE_URL: own.url, LOG_LEVEL: 'silent' });
  const child = spawn(process.execPath, [script, settings, String(id), String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.split('\n').length > ANSWERS) void killed(child);
  });
  await new Promise((resolve) => child.once('close', resolve));
  // The last line may be cut off.
  return output.split('\n').slice(0, -1);
}

it('keeps a complete evidence chain with every confirmed capture if the process is killed while storing', async () => {
  const id = await investigation();
  const keptAnswers: string[] = [];
  for (let run = 0; run < KILLS; run += 1) keptAnswers.push(...(await keptUntilKilled(id, run)));
  expect(keptAnswers.length).toBeGreaterThanOrEqual(KILLS * ANSWERS);
  const entries = await db.evidence.listEntries(id);
  const urls = entries.map(({ content }) => (JSON.parse(content) as { request: { url: string } }).request.url);
  expect(urls).toEqual(expect.arrayContaining(keptAnswers.map((name) => `https://paper.example/${name}`)));
  const { faults, originals } = await new CaseVerifier(db.evidence, null).verify(id);
  expect(faults).toEqual([]);
  expect(originals).toMatchObject({ whole: entries.length, missing: 0, changed: 0 });
}, 300_000);
