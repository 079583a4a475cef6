import { ProcessMetrics } from './process.metrics';
import { serveMetrics, type MetricsServer } from './metrics.server';

describe('metrics server', () => {
  let server: MetricsServer;
  let works = true;
  let metrics: ProcessMetrics | null = null;
  beforeAll(async () => {
    const ready = async () => {
      if (!works) throw new Error('connect ECONNREFUSED 10.1.2.3:5432 password=hunter2');
    };
    server = await serveMetrics({ metrics: () => metrics, ready }, 0, '127.0.0.1');
  });
  afterAll(() => server.close());
  const get = (path: string, method = 'GET') => fetch(new URL(path, server.url), { method });

  it('responds with 503 to /metrics while the process is starting', async () => {
    expect((await get('/metrics')).status).toBe(503);
  });

  it('returns the metrics as text at /metrics', async () => {
    metrics = new ProcessMetrics();
    const answer = await get('/metrics');
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain('# HELP corroborate_');
  });

  it('returns readiness at /ready without the reason', async () => {
    expect((await get('/ready')).status).toBe(200);
    works = false;
    const answer = await get('/ready');
    expect([answer.status, await answer.text()]).toEqual([503, 'not ready\n']);
  });

  it('responds with 404 to any other path or method', async () => {
    expect((await get('/')).status).toBe(404);
    expect((await get('/constructor')).status).toBe(404);
    expect((await get('/metrics', 'POST')).status).toBe(404);
  });
});
