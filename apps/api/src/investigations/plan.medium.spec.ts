import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

describe('investigation plans over HTTP', () => {
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.app.close());

  const waiting = async () => {
    const topic = api.service.addTopic();
    const answer = await http()
      .post('/api/investigations')
      .send({ topic_id: topic.id, await_approval: true })
      .expect(202);
    expect(answer.body.status).toBe('awaiting-approval');
    return answer.body.investigation_id as number;
  };

  it('shows a plan, excludes entries from it and lets an editor approve it once', async () => {
    const id = await waiting();
    expect((await http().get(`/api/investigations/${id}/plan`).expect(200)).body).toMatchObject({
      investigation_id: id,
      queries: [{ text: 'dock workers walk out', struck: false }],
      engines: [{ name: 'example', price_usd: 0, struck: false }],
      expected: { budget_usd: 0.5 },
      approved_by: null,
    });
    const changed = await http()
      .put(`/api/investigations/${id}/plan`)
      .send({ struck: { queries: [], engines: ['example'] } })
      .expect(200);
    expect(changed.body.engines).toMatchObject([{ struck: true }]);
    expect((await http().post(`/api/investigations/${id}/approve`).expect(200)).body).toMatchObject({
      approved_by: 'local',
    });
    await http().post(`/api/investigations/${id}/approve`).expect(409);
  });

  it('accepts a brief and drops empty queries', async () => {
    const id = await waiting();
    const body = { brief: { queries: ['  union statement ', ' '], location: 'Rotterdam' } };
    expect((await http().put(`/api/investigations/${id}/plan`).send(body).expect(200)).body.brief).toEqual({
      queries: ['union statement'],
      location: 'Rotterdam',
      event_date: null,
      note: null,
    });
  });

  it.each([
    { brief: { queries: 'x' } },
    { struck: { queries: [], engines: [1] } },
    { brief: { queries: Array(11).fill('q') } },
    { questions: [{ question: 'Who?', priority: 'urgent' }] },
    { questions: Array(13).fill({ question: 'Who walked out?', priority: 'low' }) },
    { questions: 'Who?' },
    { brief: { queries: [], note: 'x'.repeat(501) } },
    { brief: { queries: [], event_date: 'soon' } },
    { brief: { queries: [], event_date: '2062-01-02' } },
    { nonsense: 1 },
  ])('rejects the plan change %j', async (body) => {
    await http()
      .put(`/api/investigations/${await waiting()}/plan`)
      .send(body)
      .expect(400);
  });

  it('returns 404 for an investigation that started without a plan', async () => {
    const answer = await http().post('/api/investigations').send({ topic_id: api.service.addTopic().id }).expect(202);
    await http().get(`/api/investigations/${answer.body.investigation_id}/plan`).expect(404);
    await http().post('/api/investigations/99999/approve').expect(404);
  });
});
