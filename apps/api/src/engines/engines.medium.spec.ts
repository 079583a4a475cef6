import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

describe('search engines over HTTP', () => {
  let api: TestApi;
  const get = () => request(api.app.getHttpServer()).get('/api/engines');

  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(() => {
    api.service.searchEngines.length = 0;
    api.service.failWith = null;
  });
  afterAll(() => api.app.close());

  it('lists engines in product order with their usage today', async () => {
    api.service.addEngine({
      name: 'paid',
      title: 'Paid Search',
      settings: ['BRAVE_API_KEY'],
      priceUsd: 0.005,
      healthy: false,
      circuit: 'open',
      callsToday: 4,
      spentTodayUsd: 0.02,
      lastCallAt: '2026-01-02T11:00:00.000Z',
      lastOutcome: 'limited',
      lastError: 'HTTP 429',
    });
    api.service.addEngine({ name: 'idle' });
    const answer = await get().expect(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((answer.body.engines as { name: string }[]).map(({ name }) => name)).toEqual(['paid', 'idle']);
    expect(answer.body.engines[0]).toEqual({
      name: 'paid',
      title: 'Paid Search',
      kind: 'web',
      homepage: 'https://search.example',
      needs_key: false,
      configured: true,
      unconfigured_reason: null,
      healthy: false,
      circuit: 'open',
      price_usd: 0.005,
      pace_ms: 1000,
      max_query_length: 400,
      operators: { phrase: true, site: true, date_window: false, or: false, exclude: true },
      results_per_page: 10,
      self_test: { query: 'weather', proves: 'results with addresses' },
      spent_today_usd: 0.02,
      calls_today: 4,
      last_call_at: '2026-01-02T11:00:00.000Z',
      last_outcome: 'limited',
      last_error: 'HTTP 429',
      settings: ['BRAVE_API_KEY'],
      terms: 'For light use.',
      notes: [],
    });
  });

  it('says why an engine is not configured', async () => {
    api.service.addEngine({ configured: false, unconfiguredReason: 'BRAVE_API_KEY is not set' });
    const { body } = await get().expect(200);
    expect(body.engines[0]).toMatchObject({
      configured: false,
      unconfigured_reason: 'BRAVE_API_KEY is not set',
    });
  });

  it('returns an empty list if all engines are disabled', async () => {
    expect((await get().expect(200)).body).toEqual({ engines: [] });
  });

  it('returns an error response without internal details if the ledger cannot be read', async () => {
    api.service.failWith = new Error('password=hunter2');
    const answer = await get();
    expect(answer.status).toBe(500);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.text).not.toContain('hunter2');
  });
});
