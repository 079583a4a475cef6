import { apiDepsOf } from './house.deps';
import { testDeps } from './testing/test-api';

describe('the API on an open house', () => {
  const {
    settings,
    clock,
    investigations: desk,
    reviews,
    webhooks,
    progress: events,
    callers,
    metrics,
    processMetrics,
    queues,
    db,
  } = testDeps();
  const on = (hub: { ping(): Promise<unknown> }) =>
    apiDepsOf({
      settings,
      clock,
      desk,
      reviews,
      webhooks,
      db: { ...callers, dataSource: db, events, metrics },
      hub: { ...queues, ...hub },
      metrics: processMetrics,
    });

  it('takes the queue for up when it answers', async () => {
    expect(await on({ ping: async () => 'PONG' }).health()).toEqual({ queue: { up: true } });
  });

  it('takes the queue for down when it does not, without repeating its words', async () => {
    const hub = { ping: () => Promise.reject(new Error('redis://user:hunter2@10.0.0.7')) };
    expect(await on(hub).health()).toEqual({ queue: { up: false, reason: 'it does not answer' } });
  });
});
