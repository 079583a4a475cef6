import request from 'supertest';
import type { QueueHub } from '@corroborate/queue';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { openQueues, type QueueApp } from '../../../../test/support/queue-app';
import type { AccessPolicy } from '../access/access.policy';
import { testApi, type TestApi } from '../testing/test-api';

const onlyAdmins: AccessPolicy = {
  decide: (levels, { headers }) => {
    const isAdmin = headers['x-test-role'] === 'admin';
    return isAdmin || ![levels].flat().includes('admin')
      ? { allowed: true, actor: 'ann' }
      : { allowed: false, reason: 'Operators only.' };
  },
};

let server: TestDatabase;
let queues: QueueApp;
let hub: QueueHub;
let api: TestApi;
beforeAll(async () => {
  server = await createTestDatabase();
  queues = await openQueues({
    settings: server.settings,
    databaseUrl: server.url,
    logger: { error: () => undefined, warn: () => undefined } as never,
  });
  ({ hub } = queues);
  api = await testApi({ queues: hub, access: onlyAdmins });
});
afterAll(async () => {
  await api.app.close();
  await queues.close();
  await server.drop();
});

const board = (path: string) => request(api.app.getHttpServer()).get(`/ops/queues${path}`);

describe('queue dashboard', () => {
  it.each(['', '/', '/api/queues', '/queue/stage-search'])(
    'rejects requests from non-administrators for the queue dashboard at %p with 403',
    async (path) => {
      await board(path).expect(403);
    },
  );

  it('shows every queue, read only', async () => {
    const answer = await board('/api/queues').set('x-test-role', 'admin').expect(200);
    const queues = (answer.body as { queues: { name: string; readOnlyMode: boolean }[] }).queues;
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['stage-search', 'stage-decide', 'unverified-topics']),
    );
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
  });

  it('rejects changes, even by an administrator', async () => {
    const answer = await request(api.app.getHttpServer())
      .put('/ops/queues/api/queues/stage-search/pause')
      .set('x-test-role', 'admin')
      .set('content-type', 'application/json');
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it('loads scripts only from this server', async () => {
    const page = await board('/').set('x-test-role', 'admin').expect(200);
    expect(page.text).toContain('Corroborate queues');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  });

  it('serves the page and the styles of the queue dashboard without external URLs', async () => {
    const page = await board('/').set('x-test-role', 'admin').expect(200);
    const named = [...page.text.matchAll(/\s(?:href|src|srcset|action|data|poster)="([^"]*)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((address) => /^(?:[a-z]+:)?\/\//i.test(address))).toEqual([]);
    const styles = named.filter((address) => address.endsWith('.css'));
    expect(styles.length).toBeGreaterThan(0);
    for (const address of styles) {
      const style = await board(`/${address}`).set('x-test-role', 'admin').expect(200);
      expect(style.text).not.toMatch(/@import|url\(\s*["']?(?:https?:)?\/\//i);
    }
    expect(page.text).not.toMatch(/https?:\/\//);
  });

  it('serves the queue dashboard with a CSP that forbids external requests', async () => {
    const page = await board('/').set('x-test-role', 'admin').expect(200);
    const policy = String(page.headers['content-security-policy'])
      .split(';')
      .map((rule) => rule.trim());
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "font-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
      ]),
    );
    expect(policy.join(' ')).not.toMatch(/https?:|\*/);
  });
});
