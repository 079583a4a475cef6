import { openDatabase, type Database } from '@corroborate/db';
import { waitingReview, createWaitingReview } from '@corroborate/db/testing';
import { publicReviewSchema, type QueueHub } from '@corroborate/queue';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openQueues, type QueueApp } from '../../../../test/support/queue-app';
import { ReviewPublisher } from './review.publisher';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let server: TestDatabase;
let db: Database;
let queues: QueueApp;
let hub: QueueHub;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  queues = await openQueues({ settings: server.settings, databaseUrl: server.url, logger: silent });
  ({ hub } = queues);
});
afterAll(async () => {
  await queues.close();
  await db.close();
  await server.drop();
});

const publisher = () => new ReviewPublisher(db, hub, silent);
const queue = () => hub.allQueues().find(({ name }) => name === 'reviews')!;
const jobs = async () =>
  (await queue().getJobs(['waiting', 'prioritized', 'completed', 'delayed'])).map(({ id }) => id).sort();

let topics = 0;
const waiting = (topicId?: number) =>
  topicId ? createWaitingReview(db, topicId) : waitingReview(db, { externalId: `q-${(topics += 1)}` });

describe('public queue of reviews', () => {
  it('publishes every open item once, even from several processes', async () => {
    const { item } = await waiting();
    await Promise.all([publisher().sync(), publisher().sync()]);
    await publisher().sync();
    expect(await jobs()).toEqual([`review-${item}`]);
    const job = await queue().getJob(`review-${item}`);
    expect(publicReviewSchema.parse(job?.data)).toMatchObject({
      review_id: item,
      external_id: `q-${topics}`,
      current_level: 'unverified',
      recommended_level: 'verified',
      priority: 'high',
    });
  });

  it('removes an item when it is decided or superseded', async () => {
    const [decided, old] = [await waiting(), await waiting()];
    await publisher().sync();
    await db.reviews.decide(decided.item, 'ann', () => ({
      action: 'approve',
      note: null,
      topic: null,
      level: 'verified',
    }));
    const fresh = await waiting(old.topicId);
    await publisher().sync();
    const left = await jobs();
    expect(left).toContain(`review-${fresh.item}`);
    expect(left).not.toContain(`review-${decided.item}`);
    expect(left).not.toContain(`review-${old.item}`);
  });

  it('never publishes a review item that was decided before the public queue is synced', async () => {
    const { item } = await waiting();
    await db.reviews.decide(item, 'ann', () => ({ action: 'approve', note: null, topic: null, level: 'verified' }));
    await publisher().sync();
    expect(await jobs()).not.toContain(`review-${item}`);
  });

  it('refills the queue from the database after Redis data loss', async () => {
    await waiting();
    await publisher().sync();
    const before = await jobs();
    expect(await publisher().restoreLost()).toBe(0);
    await queue().obliterate({ force: true });
    expect(await jobs()).toEqual([]);
    expect(await publisher().restoreLost()).toBe(before.length);
    expect(await jobs()).toEqual(before);
  });
});
