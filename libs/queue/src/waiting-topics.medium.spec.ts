import { STAGES } from '@corroborate/domain';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../../test/support/database';
import { openQueues, type QueueApp } from '../../../test/support/queue-app';
import { testRedisUrl } from '../../../test/support/redis';
import { stageQueue, listWaitingTopics, TOPICS_QUEUE, type PublicTopicPayload } from './index';

const quiet = () => undefined;
const logger = { info: quiet, warn: quiet, error: quiet };
const redisUrl = testRedisUrl('waiting');
const payload = (n: number): PublicTopicPayload =>
  ({
    version: 1,
    topic: { external_id: `t-${n}`, title: `Matter ${n} — “𝒳”`, newsworthiness_score: 60 },
  }) as unknown as PublicTopicPayload;

describe.each([['PostgreSQL', undefined], ...(redisUrl ? ([['Redis', redisUrl]] as const) : [])] as const)(
  'waiting topics in %s',
  (_store, url) => {
    let database: TestDatabase;
    let app: QueueApp;
    beforeAll(async () => {
      database = await createTestDatabase();
      app = await openQueues({
        settings: { ...database.settings, REDIS_URL: url },
        databaseUrl: database.url,
        logger,
      });
      for (const queue of app.hub.allQueues()) await queue.obliterate({ force: true });
    });
    afterAll(async () => {
      await app.close();
      await database.drop();
    });
    const waiting = () => listWaitingTopics({ REDIS_URL: url }, database.url);

    it('lists topics unchanged, even in a paused queue, without removing them', async () => {
      expect(await waiting()).toEqual([]);
      await app.hub
        .allQueues()
        .find(({ name }) => name === TOPICS_QUEUE)!
        .pause();
      const sent = [1, 2, 3].map(payload);
      await app.hub.submitTopics(sent);
      expect(await waiting()).toEqual(sent);
      expect(await waiting()).toEqual(sent);
    });

    it('keeps waiting topics when the queues filled from rows are cleared', async () => {
      const request = { investigationId: 7, round: 1, generation: 0, priority: 'normal' as const };
      await app.hub.enqueueRound({ ...request, stages: [...STAGES] });
      const jobs = async () => (await app.hub.counts())[stageQueue('search')];
      expect(Object.values((await jobs())!).some((count) => count > 0)).toBe(true);
      await app.hub.clearDerivedQueues();
      expect(Object.values((await jobs())!).some((count) => count > 0)).toBe(false);
      expect(await waiting()).toHaveLength(3);
    });
  },
);

it('lists no topics in a database without queues', async () => {
  const empty = await createEmptyDatabase();
  expect(await listWaitingTopics({ REDIS_URL: undefined }, empty.url)).toEqual([]);
  await empty.drop();
});
