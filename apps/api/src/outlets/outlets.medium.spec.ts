import { createReason } from '@corroborate/domain';
import request from 'supertest';
import { testApi, type TestApi } from '../testing';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
  const counted = { pages: 3, looks: 9, corrected: 1, retracted: 0, silentlyEdited: 1, gone: 0, redirected: 0 };
  api.deps.outlets.known.push({ site: 'news.example', ...counted, lastChangeAt: '2026-01-02T00:00:00.000Z' });
  api.deps.outlets.changes.push({
    site: 'news.example',
    lookId: 4,
    investigationId: 1,
    topicId: 2,
    topicTitle: 'A fire',
    sourceId: 5,
    url: 'https://news.example/fire',
    title: 'Fire injures 31',
    change: 'corrected',
    reasons: [createReason('watch.corrected', { notice: 'Correction: 13.' })],
    differences: [],
    at: '2026-01-02T00:00:00.000Z',
  });
});
afterAll(() => api.app.close());
const http = () => request(api.app.getHttpServer());

describe('outlet history', () => {
  it('lists the outlet history by site', async () => {
    const { body } = await http().get('/api/outlets').expect(200);
    expect(body.outlets).toEqual([
      expect.objectContaining({ site: 'news.example', corrected: 1, silently_edited: 1, retracted: 0 }),
    ]);
  });

  it('contains the changes of one outlet as text', async () => {
    const { body } = await http().get('/api/outlets/NEWS.example').expect(200);
    expect(body).toMatchObject({
      site: 'news.example',
      changes: [{ look_id: 4, change: 'corrected', reasons: ['The outlet corrected it: “Correction: 13.”'] }],
    });
    await http().get('/api/outlets/other.example').expect(404);
    await http()
      .get(`/api/outlets/${'x'.repeat(400)}`)
      .expect(404);
  });
});
