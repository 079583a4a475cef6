import request from 'supertest';
import { FakeMetrics, noWork } from '../testing/fake-metrics';
import { testApi, type TestApi } from '../testing/test-api';

let api: TestApi;
let metrics: FakeMetrics;
beforeAll(async () => {
  metrics = new FakeMetrics();
  api = await testApi({ metrics });
});
afterAll(() => api.app.close());

const get = (path: string) => request(api.app.getHttpServer()).get(path);

describe('metrics summary', () => {
  it('contains every day of the period, with rates as fractions, or null without data', async () => {
    metrics.groups = [
      {
        key: '2026-01-02',
        work: {
          ...noWork(),
          completed: 4,
          failed: 1,
          successful: 3,
          withThreeSources: 2,
          upgradable: 4,
          upgraded: 2,
          falseUpgrades: 1,
          meanSources: 4.256,
          secondsP50: 12.34,
          costUsd: 0.5,
        },
        decisions: { approved: 3, overturned: 1, raised: 0 },
      },
    ];
    metrics.total = metrics.groups[0]!;
    const { body } = await get('/api/metrics/summary?from=2026-01-01&to=2026-01-03').expect(200);
    expect(body).toMatchObject({ from: '2026-01-01T00:00:00.000Z', to: '2026-01-04T00:00:00.000Z', by: 'day' });
    expect((body.groups as { key: string }[]).map(({ key }) => key)).toEqual([
      '2026-01-01',
      '2026-01-02',
      '2026-01-03',
    ]);
    expect(body.groups[0]).toMatchObject({
      investigations: 0,
      success_rate: null,
      overturn_rate: null,
      cost_per_investigation_usd: null,
      cost_per_day_usd: 0,
    });
    expect(body.groups[1]).toMatchObject({
      investigations: 5,
      success_rate: 0.5,
      criteria_met_rate: 0.75,
      upgrade_rate: 0.5,
      false_upgrade_rate: 0.5,
      overturn_rate: 0.25,
      mean_sources: 4.26,
      seconds_p50: 12.3,
      cost_per_investigation_usd: 0.1,
      cost_per_day_usd: 0.5,
    });
    expect(body.total.cost_per_day_usd).toBeCloseTo(0.5 / 3, 5);
  });

  it('reports an engine as unhealthy if most of its calls failed, and as unknown if it was not called', async () => {
    const asked = {
      latencyMsP50: 100,
      latencyMsP95: 200,
      latencyMsP99: 300,
      costUsd: 0,
      lastAt: '2026-01-01T00:00:00.000Z',
    };
    metrics.asked = [
      { provider: 'ill', calls: 5, fromCache: 1, byOutcome: { found: 1, limited: 2, failed: 1 }, ...asked },
      { provider: 'gleif', calls: 2, fromCache: 2, byOutcome: {}, ...asked },
      { provider: 'well', calls: 2, fromCache: 0, byOutcome: { found: 1, 'nothing-found': 1 }, ...asked },
    ];
    const { body } = await get('/api/metrics/summary?by=engine').expect(200);
    expect(body.groups).toEqual([]);
    expect(body.engines).toMatchObject([
      { key: 'ill', title: null, hole_rate: 0.75, healthy: false, limited: 2 },
      { key: 'gleif', title: 'GLEIF legal entity identifiers', hole_rate: null, healthy: null },
      { key: 'well', hole_rate: 0, healthy: true },
    ]);
  });

  it('exports the metrics summary as CSV with a totals row', async () => {
    metrics.groups = [];
    metrics.total = { work: { ...noWork(), completed: 2 }, decisions: { approved: 0, overturned: 0, raised: 0 } };
    const answer = await get('/api/metrics/summary.csv?from=2026-01-01&to=2026-01-02&by=mode').expect(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="corroborate-mode-2026-01-01-2026-01-03.csv"',
    );
    const lines = answer.text.split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 4).join(' '))).toEqual([
      'key investigations completed failed',
      'quick 0 0 0',
      'detailed 0 0 0',
      'exhaustive 0 0 0',
      'total 2 2 0',
      '',
    ]);
    const engines = await get('/api/metrics/summary.csv?by=engine').expect(200);
    expect(engines.text.split('\r\n')[1]).toMatch(/^ill,5,1,1,0,0,2,0,1,0\.75,false,100,/);
  });

  it.each([
    'from=yesterday',
    'from=2026-01-03&to=2026-01-01',
    'from=2024-01-01&to=2026-01-01',
    'by=moon',
    'from=2026-01-01&from=2026-01-02',
  ])('rejects %s', async (query) => {
    const { body } = await get(`/api/metrics/summary?${query}`).expect(400);
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ in: 'query' }] });
  });
});
