import request from 'supertest';
import { openDatabase, type Database } from '@corroborate/db';
import { loadSettings } from '@corroborate/config';
import { systemClock } from '@corroborate/domain';
import { WebhookService, WEBHOOK_EVENTS } from '@corroborate/delivery';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import type { AccessPolicy } from '../access/access.policy';
import { testApi, type TestApi } from '../testing/test-api';

/** Only the caller `ann`, named in a header, has the role admin. */
const admins: AccessPolicy = {
  decide: (levels, { headers }) =>
    headers['x-test-actor'] === 'ann' || !levels.includes('admin')
      ? { allowed: true, actor: 'ann' }
      : { allowed: false, reason: 'for admins only' },
};

let server: TestDatabase;
let db: Database;
let api: TestApi;
beforeAll(async () => {
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  api = await testApi({ webhooks: new WebhookService(db, loadSettings({}), systemClock), access: admins });
});
afterAll(async () => {
  await api.app.close();
  await db.close();
  await server.drop();
});

const call = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) => {
  const asked = request(api.app.getHttpServer())[method](path).set('x-test-actor', 'ann');
  return body ? asked.send(body) : asked;
};
const URL_ = 'https://cms.newsroom.example/hooks';

async function failNext(webhookId: number): Promise<void> {
  const [taken] = await db.webhookDeliveries.claim(webhookId, 1, 1_000);
  const reason = 'answered 500';
  await db.webhookDeliveries.saveResult(taken!, {
    state: 'failed',
    waitMs: 0,
    responseStatus: 500,
    latencyMs: 7.4,
    reason,
  });
}

describe('webhooks over HTTP', () => {
  it('creates, reads, updates and deletes webhooks, and shows the secret only once', async () => {
    const made = await call('post', '/api/webhooks', { url: URL_, description: 'content system' }).expect(201);
    expect(made.body).toMatchObject({
      url: URL_,
      events: WEBHOOK_EVENTS,
      enabled: true,
      created_by: 'ann',
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/=]{44}$/),
    });
    const { id, secret } = made.body as { id: number; secret: string };
    const { secret: _, ...shown } = made.body as Record<string, unknown>;
    expect((await call('get', `/api/webhooks/${id}`).expect(200)).body).toEqual(shown);
    expect((await call('get', '/api/webhooks').expect(200)).body).toEqual({ webhooks: [shown] });
    const changed = await call('patch', `/api/webhooks/${id}`, {
      events: ['review.requested', 'topic.upgraded'],
      enabled: false,
    }).expect(200);
    expect(changed.body).toEqual({ ...shown, events: ['topic.upgraded', 'review.requested'], enabled: false });
    const rotated = await call('post', `/api/webhooks/${id}/rotate-secret`).expect(200);
    expect(rotated.body).toMatchObject({ previous_secret_until: expect.any(String) });
    expect((rotated.body as { secret: string }).secret).not.toBe(secret);
    await call('delete', `/api/webhooks/${id}`).expect(200);
    await call('get', `/api/webhooks/${id}`).expect(404);
  });

  it('sends a test event, logs deliveries and redelivers events', async () => {
    const { id } = (await call('post', '/api/webhooks', { url: URL_ }).expect(201)).body as { id: number };
    const sent = await call('post', `/api/webhooks/${id}/test`).expect(202);
    expect(sent.body).toMatchObject({
      webhook_id: id,
      type: 'webhook.test',
      state: 'pending',
      attempts: 0,
      event_id: null,
    });
    const delivery = (sent.body as { id: number }).id;
    expect((await call('get', `/api/webhooks/${id}/deliveries?state=pending`).expect(200)).body).toEqual({
      deliveries: [sent.body],
      next_cursor: null,
    });
    await failNext(id);
    expect((await call('get', `/api/webhooks/${id}/deliveries?state=failed`).expect(200)).body).toMatchObject({
      deliveries: [{ id: delivery, response_status: 500, latency_ms: 7, next_attempt_at: null }],
    });
    expect((await call('post', `/api/webhook-deliveries/${delivery}/replay`).expect(202)).body).toMatchObject({
      state: 'pending',
      attempts: 0,
    });
    expect(
      (await call('post', `/api/webhooks/${id}/replay`, { since: '2026-01-01T00:00:00Z' }).expect(202)).body,
    ).toEqual({ queued: 0 });
    await call('patch', `/api/webhooks/${id}`, { enabled: false }).expect(200);
    await call('post', `/api/webhooks/${id}/test`).expect(409);
    await call('post', `/api/webhook-deliveries/${delivery}/replay`).expect(409);
    await call('post', '/api/webhook-deliveries/999999/replay').expect(404);
  });

  it('rejects an invalid webhook with the reason', async () => {
    const refused = await call('post', '/api/webhooks', { url: 'http://169.254.169.254/latest' }).expect(400);
    expect(refused.body).toMatchObject({ code: 'invalid-input', detail: expect.stringContaining('not public') });
    await call('post', '/api/webhooks', { url: URL_, events: ['everything'] }).expect(400);
    await call('post', '/api/webhooks', { url: URL_, events: [] }).expect(400);
    await call('post', '/api/webhooks', { url: URL_, secret: 'mine' }).expect(400);
    const { id } = (await call('post', '/api/webhooks', { url: URL_ }).expect(201)).body as { id: number };
    await call('patch', `/api/webhooks/${id}`, { url: 'https://localhost/' }).expect(400);
    await call('post', `/api/webhooks/${id}/replay`, { since: 'yesterday' }).expect(400);
  });

  it('rejects webhook requests from non-administrators with 403', async () => {
    for (const path of ['/api/webhooks', '/api/webhooks/1', '/api/webhooks/1/deliveries'])
      await request(api.app.getHttpServer()).get(path).expect(403);
    await request(api.app.getHttpServer()).post('/api/webhooks').send({ url: URL_ }).expect(403);
  });
});
