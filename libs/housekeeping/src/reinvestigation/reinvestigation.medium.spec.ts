import { loadSettings, type SettingTexts } from '@corroborate/config';
import { openDatabase, type ConclusionWrite, type Database } from '@corroborate/db';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { createClockAt } from '@corroborate/domain';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { createInvestigations } from '@corroborate/investigation/testing';
import { NEW_INFORMATION, ReinvestigationJob, SCHEDULE } from './reinvestigation.job';

let server: TestDatabase;
let db: Database;
const started: number[] = [];
beforeEach(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  started.length = 0;
});
afterEach(async () => {
  await db.close();
  await server.drop();
});

const clock = createClockAt('2026-03-15T00:00:00.000Z');
function job(changes: SettingTexts = {}) {
  const settings = loadSettings({}, { REINVESTIGATE_DAYS: '7', ...changes });
  const { investigations } = createInvestigations(db, {
    advancer: { startRound: async ({ id }) => void started.push(id), takeUp: async () => undefined },
    settings,
    clock,
  });
  return new ReinvestigationJob(db, investigations, settings, clock);
}

let serial = 0;
/** A topic investigated on the given day without a change. */
async function investigated(day: string, changes: Parameters<typeof topicDraft>[0] = {}, review: Review = null) {
  const [stored] = await db.topics.upsertMany([topicDraft({ externalId: `again-${(serial += 1)}`, ...changes })]);
  const topicId = stored!.topic.id;
  await complete(topicId, day, review);
  return topicId;
}
async function complete(topicId: number, day: string, review: Review) {
  const made = await db.investigations.create({
    topicId,
    mode: 'quick',
    priority: 'normal',
    budgetUsd: 1,
    forced: true,
    requestedBy: 'ann',
  });
  if (!made.created) throw new Error('not created');
  await db.investigations.conclude(made.investigation.id, async () => ({
    topic: { investigated: true, investigationDate: `${day}T12:00:00.000Z` },
    investigation: {},
    review,
  }));
}
type Review = ConclusionWrite['review'] | null;
/** Review of a topic without an independent source, in every tier. */
const NO_VOICE: Review = {
  reasons: [{ reason: 'uncorroborated', detail: 'Nothing.', code: 'review.uncorroborated', params: {} }],
  priority: 'normal',
  recommendedLevel: 'unverified',
};
/** Enough evidence, but held for review. */
const HELD: Review = {
  reasons: [{ reason: 'serious-allegation', detail: 'crime', code: 'review.uncorroborated', params: {} }],
  priority: 'normal',
  recommendedLevel: 'verified',
};
const itemOf = async (topicId: number) =>
  (await db.reviews.list({ limit: 50 })).items.find((item) => item.topicId === topicId)!;
const ended = (reinvestigation: number, review: Review) =>
  db.investigations.conclude(reinvestigation, async () => ({
    topic: { investigated: true },
    investigation: {},
    review,
  }));
const topicsOf = async (ids: number[]) =>
  Promise.all(ids.map(async (id) => (await db.investigations.get(id))?.topicId));

it('restarts unverified topics after the configured days, oldest first', async () => {
  const newer = await investigated('2026-03-07');
  const older = await investigated('2026-02-01');
  await investigated('2026-03-09');
  const ordered = await job().run();
  expect(await topicsOf(ordered)).toEqual([older, newer]);
  expect(started).toEqual(ordered);
  expect(await db.investigations.get(ordered[0]!)).toMatchObject({
    requestedBy: SCHEDULE,
    priority: 'low',
    mode: 'detailed',
    forced: true,
  });
  expect(await job().run()).toEqual([]);
});

it('waits for plan approval if configured, and does not repeat an unapproved request', async () => {
  const topicId = await investigated('2026-01-01');
  const [waiting] = await job({ PLAN_APPROVAL: 'detailed' }).run();
  expect(await db.investigations.get(waiting!)).toMatchObject({ topicId, status: 'awaiting-approval' });
  expect(started).toEqual([]);
  expect(await job({ PLAN_APPROVAL: 'detailed' }).run()).toEqual([]);
  await db.investigations.cancel(waiting!);
  expect(await job().run()).toEqual([]);
  await complete(topicId, '2026-01-02', null);
  expect(await topicsOf(await job().run())).toEqual([topicId]);
});

it('reinvestigates no topic unless a number of days is set', async () => {
  await investigated('2026-01-01');
  expect(await job({ REINVESTIGATE_DAYS: '0' }).run()).toEqual([]);
  expect(await job({ REINVESTIGATE_DAYS: '0' }).runIfDue()).toEqual([]);
  expect(await job().runIfDue()).toHaveLength(1);
});

it('skips topics never investigated, upgraded, rejected or otherwise ineligible', async () => {
  await db.topics.upsertMany([topicDraft({ externalId: 'never' })]);
  await investigated('2026-01-01', { verificationStatus: 'verified' });
  await investigated('2026-01-01', { status: 'rejected' });
  await investigated('2026-01-01', { newsworthinessScore: 49 });
  await investigated('2026-01-01', { sourceCount: 3 });
  expect(await job().run()).toEqual([]);
});

it('restarts an uncorroborated topic even with an open review item', async () => {
  const topicId = await investigated('2026-01-01', {}, NO_VOICE);
  expect(await itemOf(topicId)).toMatchObject({ state: 'open', claimedBy: null });
  expect(await topicsOf(await job().run())).toEqual([topicId]);
});

it('replaces the open review item with equal priority, or removes it if nothing is left to review', async () => {
  const topicId = await investigated('2026-01-01', {}, { ...NO_VOICE, priority: 'high' });
  const before = await itemOf(topicId);
  const [again] = await job().run();
  await ended(again!, { ...NO_VOICE, priority: 'low' });
  const open = (await db.reviews.list({ limit: 50 })).items.filter((item) => item.topicId === topicId);
  expect(open).toEqual([expect.objectContaining({ investigationId: again, priority: 'high', claimedBy: null })]);
  expect(await db.reviews.get(before.id)).toMatchObject({ state: 'superseded' });
  await complete(topicId, '2026-02-01', null);
  expect(await itemOf(topicId)).toBeUndefined();
});

it('skips items assigned to a reviewer until they are released', async () => {
  const [held, noted, approved] = [
    await investigated('2026-01-01', {}, NO_VOICE),
    await investigated('2026-01-02', {}, NO_VOICE),
    await investigated('2026-01-03', {}, NO_VOICE),
  ];
  await db.reviews.claim((await itemOf(held)).id, 'ann', 60_000);
  await db.reviews.claim((await itemOf(noted)).id, 'ann', 60_000);
  await db.reviews.release((await itemOf(noted)).id, 'ann', 'The mayor calls back on Monday.');
  await db.reviews.decide((await itemOf(approved)).id, 'ann', () => ({
    action: 'first-approval',
    note: null,
    topic: null,
    level: 'certified',
    awaitsSecond: true,
  }));
  expect(await job().run()).toEqual([]);
  await db.dataSource.query(`UPDATE review_items SET lease_until = now() - interval '1 minute' WHERE topic_id = $1`, [
    held,
  ]);
  expect(await topicsOf(await job().run())).toEqual([held]);
});

it('keeps the reviewer assigned during a reinvestigation', async () => {
  const topicId = await investigated('2026-01-01', {}, NO_VOICE);
  const [again] = await job().run();
  const taken = await db.reviews.claim((await itemOf(topicId)).id, 'ann', 3_600_000);
  await ended(again!, NO_VOICE);
  expect(await itemOf(topicId)).toMatchObject({
    investigationId: again,
    claimedBy: 'ann',
    leaseUntil: taken!.leaseUntil,
  });
});

it('never overrides reviewers’ decisions or a held upgrade by a reinvestigation', async () => {
  await investigated('2026-01-01', {}, HELD);
  const decided = await investigated('2026-01-01', {}, NO_VOICE);
  await db.reviews.decide((await itemOf(decided)).id, 'ann', () => ({
    action: 'reject',
    note: null,
    rejectReason: 'other',
    topic: null,
    level: 'unverified',
  }));
  const calledFalse = await investigated('2026-01-01');
  const [last] = (await db.investigations.list({ topicId: calledFalse, limit: 1 })).items;
  await db.reviews.decideWithoutItem(last!.id, 'ann', () => ({
    action: 'mark-false',
    note: 'It was a drill.',
    topic: null,
    level: 'unverified',
  }));
  expect(await job().run()).toEqual([]);
});

it('continues if a reviewer only asked for another round', async () => {
  const topicId = await investigated('2026-01-01', {}, NO_VOICE);
  await db.reviews.decide((await itemOf(topicId)).id, 'ann', () => ({
    action: 'another-round',
    note: null,
    topic: null,
  }));
  await complete(topicId, '2026-01-05', NO_VOICE);
  expect(await topicsOf(await job().run())).toEqual([topicId]);
});

it('stops after the maximum number of times, and respects the daily limit', async () => {
  const often = await investigated('2026-01-01');
  for (const day of ['2026-01-10', '2026-01-20']) await complete(often, day, null);
  for (let n = 0; n < 3; n += 1) await investigated(`2026-01-0${n + 2}`);
  const both = { REINVESTIGATE_PER_DAY: '2', REINVESTIGATE_TIMES: '3' };
  expect(await topicsOf(await job(both).run())).not.toContain(often);
  expect(started).toHaveLength(2);
  expect(await job(both).run()).toEqual([]);
  await db.dataSource.query(`UPDATE investigations SET queued_at = queued_at - interval '25 hours'`);
  expect(await job(both).run()).toHaveLength(1);
});

describe('news on a topic that stayed unverified', () => {
  const onNews = (changes: SettingTexts = {}) =>
    job({ REINVESTIGATE_DAYS: '0', REINVESTIGATE_ON_NEWS: 'true', ...changes });

  async function recomputed(topicId: number, changes: object[]) {
    const [row] = (await db.investigations.list({ topicId, limit: 1 })).items;
    const source = { kind: 'link', address: 'https://city.example/a', title: null, from: null, content: null } as const;
    const order = {
      investigationId: row!.id,
      moment: 'late',
      addedBy: 'ann',
      sources: [{ ...source, contentHash: 'a' }],
    };
    const addedIds = await db.addedSources.add(order as never, () => undefined);
    await db.addedSources.saveResult({
      investigationId: row!.id,
      addedIds,
      round: 2,
      reason: null,
      difference: { change_codes: changes },
      effect: { investigation: { confidenceLevel: 10 }, counted: [], recommendedLevel: 'unverified', review: null },
    });
  }

  it('restarts the topic once if a late source changed its decision', async () => {
    const changed = await investigated('2026-03-14');
    await recomputed(changed, [{ code: 'change.confidence', params: { from: 5, to: 10 } }]);
    const same = await investigated('2026-03-14', { title: 'Ferry timetable stays as it is' });
    await recomputed(same, []);
    const ordered = await onNews().runOnNews();
    expect(await topicsOf(ordered)).toEqual([changed]);
    expect(await db.investigations.get(ordered[0]!)).toMatchObject({ requestedBy: NEW_INFORMATION, priority: 'low' });
    await ended(ordered[0]!, null);
    expect(await onNews().runOnNews()).toEqual([]);
  });

  it('restarts the topic if a topic of the same event was added since', async () => {
    const event = { title: 'Dock workers walk out at the port of Northhaven', location: 'Northhaven' };
    const known = await investigated('2026-03-14', event);
    expect(await onNews().runOnNews()).toEqual([]);
    await db.topics.upsertMany([
      topicDraft({ ...event, externalId: 'came-later', title: 'Dock workers of Northhaven port walk out' }),
    ]);
    expect(await topicsOf(await onNews().runOnNews())).toEqual([known]);
  });

  it('disables reinvestigation on news by default and includes it in the daily limit', async () => {
    const topicId = await investigated('2026-03-14');
    await recomputed(topicId, [{ code: 'change.now-held', params: {} }]);
    expect(await job().runOnNews()).toEqual([]);
    const older = await investigated('2026-01-01', { title: 'Old mill burns' });
    const bounded = job({ REINVESTIGATE_ON_NEWS: 'true', REINVESTIGATE_PER_DAY: '1' });
    expect(await topicsOf([...(await bounded.run()), ...(await bounded.runOnNews())])).toEqual([older]);
  });
});
