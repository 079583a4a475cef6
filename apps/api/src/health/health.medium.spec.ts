import request from 'supertest';
import { testApi, type TestDeps } from '../testing/test-api';

async function get(path: string, deps: Partial<TestDeps>): Promise<request.Response> {
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
  it('returns ready when the database and the queue are up', async () => {
    const answer = await get('/api/health/ready', {});
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'ready', parts: { database: 'up', queue: 'up' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('returns alive even when its dependencies are down', async () => {
    const answer = await get('/api/health/live', { db: { query: refused }, ping: refused });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'up' });
  });

  it('returns not ready without the database, and does not reveal its host', async () => {
    const answer = await get('/api/health/ready', { db: { query: refused } });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).toMatchObject({ code: 'not-ready', errors: [{ part: 'database' }] });
    expect(answer.text).not.toMatch(/hunter2|10\.1\.2\.3/);
  });

  it('returns not ready if the queue does not respond, without its error message', async () => {
    const answer = await get('/api/health/ready', { ping: refused });
    expect(answer.status).toBe(503);
    expect(answer.body.errors).toEqual([{ part: 'queue', detail: expect.stringContaining('no response') }]);
    expect(answer.text).not.toMatch(/hunter2|10\.1\.2\.3/);
  });

  it('returns not ready if the database is read-only', async () => {
    const answer = await get('/api/health/ready', { db: { query: async () => [{ read_only: 'on' }] } });
    expect(answer.status).toBe(503);
    expect(answer.body.errors).toEqual([
      { part: 'database', detail: 'database is down: PostgreSQL is read-only (25006).' },
    ]);
  });

  it('reports an unresponsive component as down', async () => {
    const hangs = () => new Promise<never>(() => undefined);
    const answer = await get('/api/health/ready', {
      db: { query: hangs },
      ping: hangs,
      limits: { healthMs: 50 },
    });
    expect(answer.status).toBe(503);
    expect(answer.body.errors.map(({ part }: { part: string }) => part).sort()).toEqual(['database', 'queue']);
  });
});
