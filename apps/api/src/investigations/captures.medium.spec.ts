import request from 'supertest';
import type { CaptureView } from '@corroborate/investigation';
import { testApi, type TestApi } from '../testing/test-api';

const capture: CaptureView = {
  sourceId: 5,
  url: 'https://news.example/report',
  finalUrl: 'https://news.example/report',
  title: '<script>alert(1)</script>',
  outlet: 'Example News',
  byline: null,
  via: 'live',
  verdict: 'complete',
  verdictReason: '',
  httpStatus: 200,
  fetchedAt: '2026-01-02T12:00:00.000Z',
  contentHash: 'ab'.repeat(32),
  text: 'Dock workers walked out. <img src=x onerror=alert(1)>',
  removedAt: null,
  passages: [{ quote: 'Dock workers walked out.', start: 0, end: 24 }],
};

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  api.service.captures.set('1 5', capture);
  api.service.captures.set('1 6', { ...capture, sourceId: 6, text: null, removedAt: '2026-03-01T00:00:00.000Z' });
});
afterAll(() => api.app.close());
const get = (path: string) => request(api.app.getHttpServer()).get(`/api/investigations/${path}`);

describe('capture of a source', () => {
  it('returns the capture of a source as JSON with its time, hash and passage offsets', async () => {
    const { body, headers } = await get('1/captures/5').expect(200);
    expect(headers['content-type']).toContain('application/json');
    expect(body).toMatchObject({
      source_id: 5,
      captured_at: capture.fetchedAt,
      content_hash: capture.contentHash,
      text: capture.text,
      removed_at: null,
      passages: [{ start: 0, end: 24 }],
    });
  });

  it('shows when its text was deleted', async () => {
    expect((await get('1/captures/6').expect(200)).body).toMatchObject({
      text: null,
      removed_at: '2026-03-01T00:00:00.000Z',
      content_hash: capture.contentHash,
    });
  });

  it('returns the capture of a source only under its own investigation', async () => {
    await get('2/captures/5').expect(404);
    await get('1/captures/99').expect(404);
    expect((await get('1/captures/x').expect(400)).body).toMatchObject({ errors: [{ parameter: 'source' }] });
  });
});
