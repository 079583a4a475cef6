import request from 'supertest';
import type { ApiDeps } from '../api.deps';
import { testApi } from '../testing/test-api';

async function get(path: string, deps: Partial<ApiDeps>): Promise<request.Response> {
  const api = await testApi(deps);
  try {
    return await request(api.app.getHttpServer()).get(path);
  } finally {
    await api.app.close();
  }
}

const refused = async (): Promise<never> => {
  throw new Error('connect ECONNREFUSED 10.1.2.3:5432 password=hunter2');
};

describe('health over HTTP', () => {
  it('is ready when the database and the queue are up', async () => {
    const answer = await get('/api/health/ready', {});
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ready', parts: { database: 'up', queue: 'up' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is alive even when nothing it needs is up', async () => {
    const answer = await get('/api/health/live', { db: { query: refused }, health: refused });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'up' });
  });

  it('is not ready without the database, and does not say where that was looked for', async () => {
    const answer = await get('/api/health/ready', { db: { query: refused } });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).toMatchObject({ code: 'not-ready', errors: [{ part: 'database' }] });
    expect(answer.text).not.toMatch(/hunter2|10\.1\.2\.3/);
  });

  it.each([
    ['says it is down', async () => ({ queue: { up: false, reason: 'no worker' } })],
    ['cannot be asked', refused],
  ])('is not ready when the queue %s', async (_case, health) => {
    const answer = await get('/api/health/ready', { health });
    expect(answer.status).toBe(503);
    expect(answer.body.errors).toEqual([expect.objectContaining({ part: 'queue' })]);
  });

  it('takes a part that does not answer for down', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    const answer = await get('/api/health/ready', {
      db: { query: hangs },
      health: hangs,
      limits: { healthMs: 50 },
    });
    expect(answer.status).toBe(503);
    expect(answer.body.errors.map(({ part }: { part: string }) => part).sort()).toEqual(['database', 'queue']);
  });
});
