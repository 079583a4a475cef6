import request from 'supertest';
import { testApi, type TestApi } from '../testing/test-api';

const STORY = { title: 'Harbor bridge closed', url: 'https://blog.example/bridge' };
const ID = '0b0cf1a2-7f0e-4a53-8b8e-0c7f3b1f4f6d';

describe('submitted stories', () => {
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  const submit = (body: object) => http().post('/api/submissions').send(body);

  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(() => {
    for (const list of [api.service.topics, api.service.investigations, api.service.triggered]) list.length = 0;
  });
  afterAll(() => api.app.close());

  it('stores a submitted story as an unverified topic with the source URLs to read', async () => {
    const answer = await submit({ ...STORY, sources: ['https://city.example/notice'] }).expect(201);
    expect(answer.body).toEqual({
      topic_id: 1,
      created: true,
      investigation_id: null,
      status: 'stored',
      estimated_completion: null,
      warnings: [],
    });
    expect(answer.headers['location']).toBe('/api/topics/1');
    expect(api.service.topics[0]).toMatchObject({
      verificationStatus: 'unverified',
      sourcePlan: { provided_sources: ['https://city.example/notice'] },
    });
    expect(api.service.triggered).toEqual([]);
  });

  it('investigates a submitted story immediately if requested, with the requested options', async () => {
    const investigate = { mode: 'quick', priority: 'high' };
    const { body } = await submit({ ...STORY, investigate }).expect(201);
    expect(body).toMatchObject({ investigation_id: 123, status: 'started' });
    expect(api.service.triggered).toMatchObject([{ topicId: 1, mode: 'quick', priority: 'high', force: false }]);
    const plan = await submit({ ...STORY, investigate: { await_approval: true } }).expect(201);
    expect(plan.body).toMatchObject({ investigation_id: 124, status: 'awaiting-approval' });
  });

  it('investigates a submitted story that fails the candidate criteria because a user requested it', async () => {
    await submit({ ...STORY, newsworthiness_score: 10, investigate: {} }).expect(201);
    expect(api.service.triggered.map(({ force }) => force)).toEqual([false, true]);
  });

  it('stores and investigates a submitted story only once, even if it is sent again', async () => {
    const sent = { ...STORY, submission_id: ID, investigate: {} };
    const [first, again] = [await submit(sent), await submit(sent)];
    expect(again.body).toMatchObject({ created: false, investigation_id: first.body.investigation_id });
    expect([api.service.topics.length, api.service.triggered.length]).toEqual([1, 1]);
  });

  it('checks a story before it is submitted, without storing anything', async () => {
    const known = api.service.addTopic({ title: STORY.title });
    const { body } = await http().post('/api/submissions/check').send(STORY).expect(200);
    expect(body.main_claim).toBe(STORY.title);
    expect(body.same_event).toMatchObject([{ topic_id: known.id, title: 'Dock workers on strike' }]);
    expect(api.service.topics).toHaveLength(1);
  });

  it('rejects a story above 128 kB in the check, but accepts it as a submission', async () => {
    const long = { ...STORY, article_text: 'The bridge is closed. '.repeat(8_000) };
    const { body } = await http().post('/api/submissions/check').send(long).expect(413);
    expect(body).toMatchObject({ code: 'body-too-large', detail: expect.stringContaining('128 kB') });
    expect(body.hint).toContain('POST /api/submissions');
    await submit(long).expect(201);
  });

  it.each(['/api/submissions', '/api/submissions/check'])(
    'rejects an invalid story sent to %s with pointers to the invalid fields',
    async (route) => {
      const { body } = await http()
        .post(route)
        .send({ title: ' ', url: 'x', sources: ['https://a.example', 'b'], verification_status: 'certified' })
        .expect(400);
      expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
        '#/title',
        '#/url',
        '#/sources/1',
        '#/verification_status',
      ]);
      expect(body.errors[0].detail).toBe('title must not be blank.');
      await http().post(route).send('[]').type('json').expect(400);
    },
  );

  it('accepts a story with a future date and warns about it, but rejects a date in the distant future', async () => {
    const { body } = await submit({ ...STORY, event_date: '2026-02-01' }).expect(201);
    expect(body.warnings).toMatchObject([{ code: 'event-day-ahead', pointer: '#/event_date' }]);
    expect((await submit({ ...STORY, event_date: '2026-01-01' }).expect(201)).body.warnings).toEqual([]);
    const refused = await submit({ ...STORY, event_date: '2062-02-01' }).expect(400);
    expect(refused.body.errors).toMatchObject([{ pointer: '#/event_date' }]);
  });

  it('prefills a story from the page at a URL', async () => {
    const url = 'https://news.example/bridge';
    const page = { title: 'Harbor bridge closed', text: 'It is closed.', day: '2026-01-01', language: 'en' };
    api.deps.pages.pages.set(url, page);
    const { body } = await http().post('/api/submissions/page').send({ url }).expect(200);
    expect(body).toEqual({
      title: 'Harbor bridge closed',
      article_text: 'It is closed.',
      event_date: '2026-01-01',
      language: 'en',
    });
    await submit({ ...body, url }).expect(201);
  });

  it('refuses to prefill a story from an unreadable page and says what to do instead', async () => {
    const { body } = await http().post('/api/submissions/page').send({ url: 'https://news.example/gone' }).expect(422);
    expect(body).toMatchObject({ code: 'unreadable-page', hint: expect.stringContaining('headline') });
  });

  it.each([{}, { url: 'ftp://a.example' }, { url: 'https://a.example', more: 1 }, []])(
    'refuses to prefill a story from an invalid URL: %j',
    async (sent) => {
      await http().post('/api/submissions/page').send(sent).expect(400);
    },
  );
});
