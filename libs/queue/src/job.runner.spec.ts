import { StorageFaults } from '@corroborate/domain';
import type { Job } from 'bullmq';
import { JobRunner } from './job.runner';

const LIMITS = { timeoutMs: 150, graceMs: 100 };
const delivery = { job: { id: '1', attemptsMade: 0 } as Job, token: undefined };
const store = { repair: async () => undefined, report: () => undefined };
const runner = new JobRunner(store, new StorageFaults());

describe('job over its time limit', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('fails after the grace period if it ignores the signal', async () => {
    const outcomes: string[] = [];
    const reasons: unknown[] = [];
    const endless = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => reasons.push(signal.reason));
      return new Promise<void>(() => undefined);
    };
    void runner.run(delivery, LIMITS, endless).catch((error: Error) => outcomes.push(error.message));
    await jest.advanceTimersByTimeAsync(LIMITS.timeoutMs);
    expect([reasons, outcomes]).toEqual([['timeout'], []]);
    await jest.advanceTimersByTimeAsync(LIMITS.graceMs);
    expect(outcomes).toEqual(['timed out after 150 ms: stopped (timeout) and did not end by itself']);
  });
});
