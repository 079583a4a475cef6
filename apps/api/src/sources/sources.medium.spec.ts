import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

describe('sources added by editors', () => {
  let api: TestApi;
  let id: number;
  const http = () => request(api.app.getHttpServer());
  const add = (body: string | object) => http().post(`/api/investigations/${id}/sources`).send(body);

  beforeAll(async () => {
    api = await testApi();
    const topic = api.service.addTopic({ title: 'Harbor bridge closed' });
    id = api.service.addInvestigation(topic, {}).id;
  });
  beforeEach(() => void api.service.added.splice(0));
  afterAll(() => api.app.close());

  it('stores sources with the name of the editor who added them, and lists them with their state', async () => {
    const { body } = await add({ url: 'https://city.example/notice' }).expect(202);
    expect(body).toMatchObject({
      id: 1,
      kind: 'link',
      url: 'https://city.example/notice',
      state: 'waiting',
      recomputed: false,
    });
    await add({ text: 'It is <b>closed</b>.', title: 'Note', reply_from: 'The county' }).expect(202);
    const { body: all } = await http().get(`/api/investigations/${id}/sources`).expect(200);
    expect(all.sources.map(({ kind, reply_from }: Record<string, unknown>) => [kind, reply_from])).toEqual([
      ['link', null],
      ['reply', 'The county'],
    ]);
  });

  it('accepts several megabytes, up to the limit for a PDF', async () => {
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(4_000_000)]).toString('base64');
    await add({ pdf, title: 'Notice' }).expect(202);
    const huge = JSON.stringify({ text: 'x'.repeat(50_000_000) });
    const { body } = await http()
      .post(`/api/investigations/${id}/sources`)
      .set('content-type', 'application/json')
      .send(huge)
      .expect(413);
    expect(body).toMatchObject({ code: 'body-too-large' });
    expect(api.service.added).toHaveLength(1);
  });

  it.each([
    [{ url: 'file:///etc/passwd' }, 'url'],
    [{ url: 'https://me:secret@city.example/' }, 'url'],
    [{ text: '' }, 'text'],
    [{ pdf: 'bm8gcGRm' }, 'pdf'],
    [{}, ''],
    [{ text: 'x', __proto__x: 1 }, '__proto__x'],
  ])('rejects invalid sources with the errors: %j', async (sent, place) => {
    const { body } = await add(sent).expect(400);
    expect(body.code).toBe('invalid-input');
    expect(JSON.stringify(body.errors)).toContain(place);
    expect(api.service.added).toEqual([]);
  });

  it('returns 404 for an unknown investigation', async () => {
    await http().get('/api/investigations/999/sources').expect(404);
    await http().get('/api/investigations/999/lineage').expect(404);
    await http().post('/api/investigations/999/sources').send({ url: 'https://city.example/' }).expect(404);
  });

  it('accepts sources in the request that starts an investigation', async () => {
    const topic = api.service.addTopic({ title: 'Another' });
    const sources = ['https://city.example/notice', { text: 'It is closed.' }];
    await http().post('/api/investigations').send({ topic_id: topic.id, force: true, sources }).expect(202);
    expect(api.service.triggered.at(-1)?.sources?.map(({ kind }) => kind)).toEqual(['link', 'document']);
    const refused = await http()
      .post('/api/investigations')
      .send({ topic_id: topic.id, sources: ['https://a.example/', { url: 'file:///x' }] })
      .expect(400);
    expect(JSON.stringify(refused.body.errors)).toMatch(/sources.*1.*url/);
  });

  it('accepts PDFs in the request that starts an investigation, up to the same size as later', async () => {
    const topic = api.service.addTopic({ title: 'A third' });
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(4_000_000)]).toString('base64');
    const body = { topic_id: topic.id, force: true, sources: [{ pdf, title: 'Notice' }] };
    await http().post('/api/investigations').send(body).expect(202);
    expect(api.service.triggered.at(-1)?.sources?.map(({ kind }) => kind)).toEqual(['pdf']);
    await http()
      .post('/api/investigations')
      .send({ ...body, reason: 'x'.repeat(8_000_000) })
      .expect(413);
  });
});
