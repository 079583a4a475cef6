import { blocked, failed, found, limited, type GatewayResponse, type Outcome } from '@corroborate/domain';
import { judgeDelivery } from './delivery.policy';
import { WEBHOOK_LIMITS } from './webhooks.thresholds';

const NOW = new Date('2026-01-02T03:04:05.000Z');
const answer = (status: number) => found({ status } as GatewayResponse);
const judge = (outcome: Outcome<GatewayResponse>, attempt = 1, roll = 0.5) =>
  judgeDelivery({ outcome, attempt, latencyMs: 12, roll, now: NOW, retryAfterMs: WEBHOOK_LIMITS.retryAfterMs });

describe('webhook delivery', () => {
  it('succeeds on any 2xx response', () => {
    for (const status of [200, 202, 204])
      expect(judge(answer(status))).toMatchObject({ state: 'delivered', responseStatus: status, reason: null });
  });

  it('retries after any other response, including a redirect', () => {
    expect(judge(answer(302))).toMatchObject({
      state: 'pending',
      responseStatus: 302,
      reason: expect.stringContaining('redirects are not followed'),
    });
    expect(judge(answer(404))).toMatchObject({ state: 'pending', reason: 'answered 404' });
    expect(judge(blocked('the address is not public'))).toMatchObject({
      state: 'pending',
      responseStatus: null,
      reason: 'the address is not public',
    });
    expect(judge(failed('no answer', 'timeout'))).toMatchObject({ state: 'pending' });
  });

  it('retries with exponential backoff and jitter, then gives up', () => {
    const waits = WEBHOOK_LIMITS.retryAfterMs.map((_, at) => judge(answer(500), at + 1).waitMs);
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(judge(answer(500), 3, 0).waitMs).toBeLessThan(judge(answer(500), 3, 1).waitMs);
    expect(judge(answer(500), WEBHOOK_LIMITS.retryAfterMs.length + 1)).toMatchObject({
      state: 'failed',
      reason: 'answered 500',
    });
  });

  it('waits as long as Retry-After says, within limits', () => {
    const inSeconds = (seconds: number) =>
      limited('slow down', new Date(NOW.getTime() + seconds * 1_000).toISOString());
    expect(judge(inSeconds(600)).waitMs).toBe(600_000);
    expect(judge(inSeconds(1)).waitMs).toBe(5_000);
    expect(judge(inSeconds(10 * 24 * 3_600)).waitMs).toBe(WEBHOOK_LIMITS.longestPauseMs);
  });

  it('ends at once on 410 Gone', () => {
    expect(judge(answer(410))).toMatchObject({ state: 'failed', gone: true });
  });
});
