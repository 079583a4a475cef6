import { startInvestigation } from '../testing/started';
import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openDatabase, type Database } from '..';
import { topicDraft } from '../testing/samples';

let server: TestDatabase;
let db: Database;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
});
afterAll(async () => {
  await db.close();
  await server.drop();
});

let serial = 0;
async function begun(status: 'queued' | 'awaiting-approval' = 'queued'): Promise<number> {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `held-${++serial}` })]);
  const made = await db.investigations.create({
    ...{ topicId: stored!.topic.id, mode: 'quick', priority: 'normal', budgetUsd: 0.5, forced: false },
    ...{ requestedBy: 'desk', status },
  });
  return made.created ? made.investigation.id : 0;
}
const HELD = { kind: 'held', changed: true };
const ALREADY = { kind: 'held', changed: false };
const row = (id: number) => db.investigations.get(id);
const holdEvents = async (id: number) =>
  (await db.events.since(id, 0)).map(({ type }) => type).filter((type) => /paused|resumed|wrap-up/.test(type));

describe('an investigation paused or wrapped up by a person', () => {
  it('pauses an investigation once, records the time, and starts no stage while it is paused', async () => {
    const id = await begun();
    await startInvestigation(db, id);
    const { investigations } = db;
    const all = await Promise.all(Array.from({ length: 5 }, () => investigations.pause(id, 'ann')));
    expect(all.filter((one) => one.kind === 'held' && one.changed)).toHaveLength(1);
    expect(await row(id)).toMatchObject({ status: 'paused', pauses: 1, rootJobId: null, pausedAt: expect.any(String) });
    expect(await startInvestigation(db, id)).toBeNull();
    expect(await holdEvents(id)).toEqual(['investigation.paused']);
  });

  it('resumes with its previous status, and paused time is not counted', async () => {
    for (const wasRunning of [true, false]) {
      const id = await begun();
      if (wasRunning) await startInvestigation(db, id);
      await db.investigations.pause(id, 'ann');
      await db.dataSource.query("UPDATE investigations SET paused_at = paused_at - interval '1 hour' WHERE id = $1", [
        id,
      ]);
      expect(await db.investigations.resume(id, 'bob')).toEqual(HELD);
      expect(await db.investigations.resume(id, 'bob')).toEqual(ALREADY);
      const now = await row(id);
      expect(now).toMatchObject({ status: wasRunning ? 'running' : 'queued', pausedAt: null });
      expect(Math.floor(now!.pausedMs / 3_600_000)).toBe(1);
    }
  });

  it('rejects a job tree created before the pause', async () => {
    const id = await begun();
    await db.investigations.pause(id, 'ann');
    await db.investigations.resume(id, 'ann');
    expect(await db.investigations.setRootJob(id, 'old', { generation: 0, pauses: 0 })).toBe(false);
    expect(await db.investigations.setRootJob(id, 'new', { generation: 0, pauses: 1 })).toBe(true);
  });

  it('neither concludes nor fails an investigation while it is paused, but can cancel it', async () => {
    const id = await begun();
    await startInvestigation(db, id);
    await db.investigations.pause(id, 'ann');
    const write = async () => ({ topic: null, investigation: {} }) as never;
    expect(await db.investigations.conclude(id, write)).toBe(false);
    expect(await db.investigations.fail(id, { code: 'internal', message: 'no' })).toBe(false);
    expect(await db.investigations.cancel(id)).toBe(true);
    for (const how of ['pause', 'resume', 'wrapUp'] as const)
      expect(await db.investigations[how](id, 'ann')).toEqual({ kind: 'refused', status: 'cancelled' });
  });

  it('spends nothing while paused, and spends again after it resumes', async () => {
    const id = await begun();
    await db.investigations.pause(id, 'ann');
    expect(await db.budget.spend(id, 0.1)).toMatchObject({ granted: false, paused: true, spentUsd: 0 });
    await db.investigations.resume(id, 'ann');
    expect(await db.budget.spend(id, 0.1)).toEqual({ granted: true, spentUsd: 0.1, limitUsd: 0.5 });
  });

  it('wraps up an investigation once and resumes it if it is paused', async () => {
    const id = await begun();
    await startInvestigation(db, id);
    await db.investigations.pause(id, 'ann');
    expect(await db.investigations.wrapUp(id, 'ann')).toEqual(HELD);
    expect(await db.investigations.wrapUp(id, 'ann')).toEqual(ALREADY);
    expect(await row(id)).toMatchObject({ status: 'running', wrapUpAt: expect.any(String) });
    expect(await holdEvents(id)).toEqual(['investigation.paused', 'investigation.wrap-up']);
  });

  it('does not pause an investigation before plan approval or if it does not exist', async () => {
    const id = await begun('awaiting-approval');
    for (const how of ['pause', 'resume', 'wrapUp'] as const) {
      expect(await db.investigations[how](id, 'ann')).toEqual({ kind: 'refused', status: 'awaiting-approval' });
      expect(await db.investigations[how](999_999, 'ann')).toEqual({ kind: 'unknown' });
      expect(await db.investigations[how](-1, 'ann')).toEqual({ kind: 'unknown' });
    }
  });

  it('still lists the topic of a paused investigation among topics under investigation', async () => {
    const id = await begun();
    await db.investigations.pause(id, 'ann');
    const listed = await db.topics.list({ limit: 100, state: 'in-investigation' });
    expect(listed.items.map((topic) => topic.id)).toContain((await row(id))!.topicId);
  });

  it('reports the phase of the last started stage', async () => {
    const id = await begun();
    expect(await row(id)).toMatchObject({ phase: 'planning' });
    const start = { id, round: 1, stage: 'origin', processId: randomUUID(), alone: true, pauses: 0 } as const;
    await db.stageResults.startInCase(start);
    expect(await row(id)).toMatchObject({ stage: 'origin', phase: 'weighing' });
  });
});
