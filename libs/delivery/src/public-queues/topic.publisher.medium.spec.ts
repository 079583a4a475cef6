import { openDatabase, type Database } from '@corroborate/db';
import { topicDraftSample, createWaitingReview } from '@corroborate/db/testing';
import { investigatedTopicSchema, type QueueHub } from '@corroborate/queue';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openQueues, type QueueApp } from '../../../../test/support/queue-app';
import { buildConclusion } from '@corroborate/investigation';
import { bridgeTopic, buildCaseData } from '@corroborate/investigation/testing';
import { TopicPublisher } from './topic.publisher';

const faults: object[] = [];
const log = { info: () => undefined, warn: () => undefined, error: (fault: object) => void faults.push(fault) };

let server: TestDatabase;
let db: Database;
let queues: QueueApp;
let hub: QueueHub;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  queues = await openQueues({ settings: server.settings, databaseUrl: server.url, logger: log });
  ({ hub } = queues);
});
beforeEach(() => void (faults.length = 0));
afterAll(async () => {
  await queues.close();
  await db.close();
  await server.drop();
});

const publisher = (days = 7) => new TopicPublisher(db, hub, { HAND_ON_DAYS: days, PUBLIC_URL: undefined }, log);
const queue = () => hub.allQueues().find(({ name }) => name === 'investigated-topics')!;
const jobs = async () => {
  const all = await queue().getJobs(['waiting', 'prioritized', 'completed', 'delayed']);
  return all.map(({ data }) => investigatedTopicSchema.parse(data)).sort((a, b) => a.change_id - b.change_id);
};
const jobsOf = async (topicId: number) => (await jobs()).filter(({ topic_id }) => topic_id === topicId);

let topics = 0;
const topic = async (): Promise<number> => {
  const [stored] = await db.topics.upsertMany([topicDraftSample({ externalId: `h-${(topics += 1)}` })]);
  return stored!.topic.id;
};
/** A running investigation of the topic. */
const opened = async (topicId: number): Promise<number> => {
  const wanted = { topicId, mode: 'quick', priority: 'normal', budgetUsd: 1, forced: true, requestedBy: null } as const;
  const made = await db.investigations.create(wanted);
  if (!made.created) throw new Error('not created');
  return made.investigation.id;
};
/** A decided investigation, held for review. */
const decided = async (topicId: number) => {
  const id = await opened(topicId);
  const reasons = [
    { reason: 'serious-allegation' as const, detail: 'crime', code: 'review.uncorroborated', params: {} },
  ];
  await db.investigations.conclude(id, async ({ topic: current }) => {
    const conclusion = buildConclusion(buildCaseData({ topic: bridgeTopic({ id: topicId }) }), current);
    const review = { reasons, priority: 'high' as const, recommendedLevel: 'verified' as const };
    return { ...conclusion, topic: { investigated: true }, review };
  });
  const [item] = await db.reviews.listByCase(id);
  return { id, item: item!.id };
};
const age = (days: number) =>
  db.dataSource.query('UPDATE handovers SET at = at - make_interval(days => $1::int)', [days]);

describe('public queue of investigated topics', () => {
  it('publishes each decided case once, even from several processes', async () => {
    const topicId = await topic();
    const { id } = await decided(topicId);
    await Promise.all([publisher().sync(), publisher().sync()]);
    await publisher().sync();
    expect(await jobsOf(topicId)).toMatchObject([
      { change: 'decided', investigation_id: id, level_after: 'unverified', held: true, review: { state: 'open' } },
    ]);
  });

  it('republishes the topic after a human decision', async () => {
    const topicId = await topic();
    const { item } = await decided(topicId);
    await publisher().sync();
    await db.reviews.decide(item, 'ann', () => ({ action: 'approve', note: null, topic: null, level: 'verified' }));
    await publisher().sync();
    expect(await jobsOf(topicId)).toMatchObject([
      { change: 'decided', level_after: 'unverified', held: true },
      { change: 'reviewed', level_after: 'verified', held: false, review: { last_decision: { action: 'approve' } } },
    ]);
  });

  it('does not publish the topic after the first of two approvals', async () => {
    const topicId = await topic();
    const { item } = await decided(topicId);
    const first = {
      action: 'first-approval',
      note: null,
      topic: null,
      level: 'certified',
      awaitsSecond: true,
    } as const;
    await db.reviews.decide(item, 'ann', () => first);
    await publisher().sync();
    expect((await jobsOf(topicId)).map(({ change }) => change)).toEqual(['decided']);
  });

  it('publishes nothing for a failed investigation', async () => {
    const topicId = await topic();
    const id = await opened(topicId);
    await db.investigations.conclude(id, async () => ({
      topic: null,
      status: 'failed',
      investigation: { failure: { code: 'internal', message: 'nothing answered' } },
    }));
    await publisher().sync();
    expect(await jobsOf(topicId)).toEqual([]);
  });

  it('skips an invalid case with a log entry, and publishes the next ones', async () => {
    const [broken, sound] = [await topic(), await topic()];
    await createWaitingReview(db, broken);
    await db.dataSource.query(`UPDATE investigations SET result = '{"claims": 1}' WHERE topic_id = $1`, [broken]);
    await decided(sound);
    await publisher().sync();
    expect(await jobsOf(broken)).toEqual([]);
    expect(await jobsOf(sound)).toHaveLength(1);
    expect(faults).toMatchObject([{ fault: expect.stringContaining('is unreadable') as string }]);
    await publisher().sync();
    expect(faults).toHaveLength(1);
  });

  it('refills the queue from the database after Redis data loss', async () => {
    await decided(await topic());
    await publisher().sync();
    const ids = async () => (await jobs()).map(({ change_id }) => change_id);
    const before = await ids();
    expect(await publisher().restoreLost()).toBe(0);
    await queue().obliterate({ force: true });
    expect(await publisher().restoreLost()).toBe(before.length);
    expect(await ids()).toEqual(before);
  });

  it('removes entries after their retention period, processed or not', async () => {
    await decided(await topic());
    await publisher().sync();
    await age(8);
    const topicId = await topic();
    await decided(topicId);
    await publisher().sync();
    expect((await jobs()).map(({ topic_id }) => topic_id)).toEqual([topicId]);
  });

  it('publishes nothing while disabled, and does not publish that period later', async () => {
    const topicId = await topic();
    await decided(topicId);
    await publisher(0).sync();
    expect(await jobs()).toEqual([]);
    expect(await publisher(0).sweep()).toBe(1);
    await publisher().sync();
    expect(await jobsOf(topicId)).toEqual([]);
  });
});
