import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

describe('investigations over HTTP', () => {
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api.app.close());

  it('starts an investigation and answers as specified', async () => {
    const topic = api.desk.addTopic();
    const answer = await http().post('/api/investigations/').send({ topic_id: topic.id, priority: 'high' });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({ investigation_id: 123, status: 'started', estimated_completion: '2026-01-02T12:35:00.000Z' });
    expect(answer.headers.location).toBe('/api/investigations/123');
    expect(api.desk.triggered).toEqual([
      { topicId: topic.id, priority: 'high', mode: 'detailed', force: false, budgetUsd: undefined, requestedBy: 'local' },
    ]);
  });
});
