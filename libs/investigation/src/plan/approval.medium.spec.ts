import { loadSettings, type SettingTexts } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { type Mode } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { createInvestigations } from '../testing/investigations.fixture';
import { TopicIntake } from '../orders/topic.intake';
import { PLAN_NOT_APPROVED } from './approval.policy';
import { WaitingPlansJob } from './waiting-plans.job';

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

const opened = (changes: SettingTexts = {}) =>
  createInvestigations(db, { advancer, settings: loadSettings({}, changes) });
const service = (changes: SettingTexts = {}) => opened(changes).investigations;
let topics = 0;
const draft = () =>
  topicDraft({ externalId: `approval-${(topics += 1)}`, title: 'Dock workers walk out at Northhaven' });

/** Orders an investigation; returns its id and whether it waits for approval. */
async function ordered(mode: Mode, changes: SettingTexts, awaitApproval?: boolean) {
  const [stored] = await db.topics.upsertMany([draft()]);
  const { investigations, jobs } = opened(changes);
  const outcome = await investigations.trigger({
    topicId: stored!.topic.id,
    ...{ mode, priority: 'normal', force: false, requestedBy: 'ann', awaitApproval },
  });
  if (outcome.kind !== 'started') throw new Error(outcome.kind);
  await jobs.close();
  const { status } = (await db.investigations.get(outcome.investigationId))!;
  return { id: outcome.investigationId, waits: outcome.awaitsApproval, status };
}

describe('plan approval', () => {
  it.each<[string, { mode: Mode; changes: SettingTexts; asked?: boolean }, boolean]>([
    ['nobody asks for and no setting demands', { mode: 'detailed', changes: {} }, false],
    ['the order asks for', { mode: 'detailed', changes: {}, asked: true }, true],
    ['the setting demands of its mode', { mode: 'exhaustive', changes: { PLAN_APPROVAL: 'exhaustive' } }, true],
    ['the setting demands of others', { mode: 'quick', changes: { PLAN_APPROVAL: 'detailed,exhaustive' } }, false],
    ['an order takes back in vain', { mode: 'quick', changes: { PLAN_APPROVAL: 'quick' }, asked: false }, true],
  ])('follows order and setting: approval that %s', async (_, { mode, changes, asked }, waits) => {
    const one = await ordered(mode, changes, asked);
    expect(one).toMatchObject({ waits, status: waits ? 'awaiting-approval' : 'queued' });
    expect(started.includes(one.id)).toBe(!waits);
    expect((await service().plan(one.id)) !== null).toBe(waits);
  });

  it('requires plan approval for pipeline topics if requested or configured', async () => {
    const taken = async (changes: SettingTexts, awaitApproval?: boolean) => {
      const outcome = await new TopicIntake(service(changes)).take({ draft: draft(), awaitApproval });
      if (outcome.kind !== 'started') throw new Error(outcome.reason);
      return (await db.investigations.get(outcome.investigationId))!.status;
    };
    expect(await taken({}, true)).toBe('awaiting-approval');
    expect(await taken({ PLAN_APPROVAL: 'detailed' })).toBe('awaiting-approval');
    expect(await taken({})).toBe('queued');
  });

  it('shows for each mode whether it requires plan approval', async () => {
    const estimates = await service({ PLAN_APPROVAL: 'exhaustive' }).modeEstimates();
    expect(estimates.map(({ mode, needsApproval }) => [mode, needsApproval])).toEqual([
      ['quick', false],
      ['detailed', false],
      ['exhaustive', true],
    ]);
  });

  it('rejects an invalid mode in the setting and lists the valid ones', () =>
    expect(() => loadSettings({}, { PLAN_APPROVAL: 'always' })).toThrow(/PLAN_APPROVAL.*quick, detailed, exhaustive/s));

  it('rebuilds a plan that a crashed process did not store', async () => {
    const { id } = await ordered('detailed', {}, true);
    await db.dataSource.query('UPDATE investigations SET plan = NULL WHERE id = $1', [id]);
    expect((await service().plan(id))!.questions.length).toBeGreaterThan(0);
  });
});

describe('plan that is not approved', () => {
  const aged = (id: number, days: number) =>
    db.dataSource.query(
      "UPDATE investigations SET queued_at = clock_timestamp() - $2 * interval '1 day' WHERE id = $1",
      [id, days],
    );
  const job = () => new WaitingPlansJob(db, loadSettings({}, { APPROVAL_DAYS: '7' }));
  const events = async (id: number, type: string) =>
    (await db.events.since(id, 0)).filter((event) => event.type === type).map(({ data }) => data);

  it('triggers one reminder at half of its time', async () => {
    const [young, old] = [await ordered('quick', {}, true), await ordered('quick', {}, true)];
    await aged(young.id, 3.4);
    await aged(old.id, 3.6);
    expect(await job().run()).toEqual({ reminded: [old.id], dropped: [] });
    expect(await job().run()).toEqual({ reminded: [], dropped: [] });
    const until = (await service().get(old.id))!.approvalUntil;
    expect((await events(old.id, 'investigation.waiting')).at(-1)).toEqual({
      waits_for: 'approval',
      until,
      reminder: true,
    });
    expect(await events(young.id, 'investigation.waiting')).toHaveLength(1);
  });

  it('cancels an unapproved plan at the end with the reason, and allows a new investigation of its topic', async () => {
    const { id } = await ordered('quick', {}, true);
    await aged(id, 7.1);
    expect((await job().run()).dropped).toEqual([id]);
    const row = (await db.investigations.get(id))!;
    expect(row).toMatchObject({ status: 'cancelled', failure: { code: PLAN_NOT_APPROVED } });
    expect(row.failure!.message).toContain('within 7 days');
    expect(row.finishedAt).not.toBeNull();
    expect(await events(id, 'cancelled')).toEqual([row.failure]);
    expect(await db.topics.get(row.topicId)).toMatchObject({ investigated: false, verificationStatus: 'unverified' });
    expect(started).not.toContain(id);
    await expect(service().approvePlan(id, 'bob')).rejects.toMatchObject({ code: 'conflict' });
    expect(await db.investigations.findRunning(row.topicId)).toBeNull();
    expect((await job().run()).dropped).toEqual([]);
  });

  it('keeps an investigation if its plan was approved in time', async () => {
    const { id } = await ordered('quick', {}, true);
    await service().approvePlan(id, 'bob');
    await aged(id, 30);
    expect(await job().run()).toEqual({ reminded: [], dropped: [] });
    expect((await db.investigations.get(id))!.status).toBe('queued');
  });

  it('shows its deadline while it waits', async () => {
    const { id } = await ordered('quick', {}, true);
    const { approvalUntil, createdAt } = (await service().get(id))!;
    expect(Date.parse(approvalUntil!) - Date.parse(createdAt)).toBe(7 * 86_400_000);
    const [listed] = (await service().list({ status: 'awaiting-approval', limit: 1 })).items;
    expect(listed).toMatchObject({ id, approvalUntil });
    await service().approvePlan(id, 'bob');
    expect((await service().get(id))!.approvalUntil).toBeNull();
  });
});
