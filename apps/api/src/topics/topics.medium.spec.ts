import request from 'supertest';
import { relatedTopic } from '../testing/investigation.samples';
import { testApi, type TestApi } from '../testing/test-api';

const VALID = {
  external_id: 'p-1',
  title: 'Dock workers walk out',
  newsworthiness_score: 65,
  status: 'approved',
};

describe('topics over HTTP', () => {
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  const submit = (body: object) => http().post('/api/topics').send(body);

  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(() => {
    api.service.topics.length = 0;
  });
  afterAll(() => api.app.close());

  it('stores one topic and returns its ID', async () => {
    const answer = await submit(VALID);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ external_id: 'p-1', topic_id: 1, created: true });
    expect(answer.headers['location']).toBe('/api/topics/1');
  });

  it('stores a topic and lists possible duplicates', async () => {
    api.service.relatedById.set(1, { sameEvent: [relatedTopic(7)] });
    const answer = await submit(VALID).expect(201);
    const hint = [{ topic_id: 7, title: 'Dock workers on strike', verification_status: 'certified', same_page: false }];
    expect(answer.body).toEqual({ external_id: 'p-1', topic_id: 1, created: true, possible_duplicates: hint });
    expect((await submit(VALID).expect(200)).body).not.toHaveProperty('possible_duplicates');
    api.service.relatedById.clear();
  });

  it('lists related topics of the same event or series', async () => {
    await submit(VALID).expect(201);
    api.service.relatedById.set(1, {
      sameEvent: [relatedTopic(7)],
      sameSeries: [relatedTopic(3, { score: null, when: 'before' })],
      note: 'Two.',
    });
    const { body } = await http().get('/api/topics/1/related').expect(200);
    expect(body).toMatchObject({
      same_event: [{ topic_id: 7, verification_status: 'certified', score: 0.8, investigation_id: 41 }],
      same_series: [{ topic_id: 3, when: 'before', score: null }],
      note: 'Two.',
    });
    api.service.relatedById.clear();
    expect((await http().get('/api/topics/1/related').expect(200)).body).toEqual({
      same_event: [],
      same_series: [],
      note: null,
    });
    await http().get('/api/topics/99/related').expect(404);
    await http().get('/api/topics/x/related').expect(400);
  });

  it('filters topics by state and paginates them, with their last investigation', async () => {
    const raised = api.service.addTopic({ title: 'Bridge closed', verificationStatus: 'verified' });
    for (const title of ['Bridge open', 'Bridge sold']) api.service.addTopic({ title });
    api.service.addInvestigation(raised, { status: 'completed' });
    const first = (await http().get('/api/topics?q=Bridge&limit=2').expect(200)).body;
    expect(first.topics).toHaveLength(2);
    const rest = (await http().get(`/api/topics?q=Bridge&limit=2&cursor=${first.next_cursor}`).expect(200)).body;
    expect([rest.topics.length, rest.next_cursor]).toEqual([1, null]);
    const { topics } = (await http().get('/api/topics?state=verified').expect(200)).body;
    expect(topics).toMatchObject([
      { topic_id: raised.id, verification_status: 'verified', investigation_status: 'completed', open_review_id: null },
    ]);
    expect(topics[0]).not.toHaveProperty('article_text');
    for (const wrong of ['state=sold', 'limit=101', 'colour=red']) await http().get(`/api/topics?${wrong}`).expect(400);
    api.service.investigations.length = 0;
  });

  it('lists topics with state and reason of their latest verdict', async () => {
    const [judged, fresh] = ['Bridge closed', 'Bridge open'].map((title) => api.service.addTopic({ title }));
    api.service.topicVerdicts.set(judged!.id, {
      investigationId: 41,
      state: 'refuted',
      reason: 'Two deny it.',
      reasonCode: null,
    });
    const { topics } = (await http().get('/api/topics').expect(200)).body;
    expect(topics).toMatchObject([
      { topic_id: judged!.id, verdict: { investigation_id: 41, state: 'refuted', reason: 'Two deny it.' } },
      { topic_id: fresh!.id, verdict: null },
    ]);
    const candidates = (await http().get('/api/investigations/candidates').expect(200)).body;
    expect(candidates.topics.find(({ topic_id }: { topic_id: number }) => topic_id === judged!.id).verdict.state).toBe(
      'refuted',
    );
    api.service.topicVerdicts.clear();
  });

  it('returns the stored topic if the same topic is sent again', async () => {
    await submit(VALID).expect(201);
    const again = await http()
      .post('/api/topics/')
      .send({ ...VALID, title: 'Another title' });
    expect(again.status).toBe(200);
    expect(again.body).toEqual({ external_id: 'p-1', topic_id: 1, created: false });
  });

  it('defaults to an unverified topic without sources', async () => {
    await submit(VALID).expect(201);
    expect(api.service.topics[0]).toMatchObject({
      verificationStatus: 'unverified',
      sourceCount: 0,
      investigated: false,
      sourcePlan: {},
    });
  });

  it('returns every field as it was sent, including markup', async () => {
    const full = {
      ...VALID,
      title: '<script>alert(1)</script> "Streik" 罷工 👷',
      summary: '<b>bold</b>',
      article_text: 'First line.\n\nSecond line.',
      url: 'https://news.example/a?b=c&d=<e>',
      event_date: '2026-01-01',
      discovery_date: '2026-01-02T10:00:00+01:00',
      location: "Harbor'; DROP TABLE topics;--",
      entities: ['Union', '<i>Port</i>'],
      category: 'labor',
      language: 'pt-BR',
      verification_status: 'unverified',
      source_count: 2,
      source_plan: { queries: [{ snakeNot: 1, 'a/b': null }], investigatory_sources: [] },
      verified_facts: { camelCase: { deep: [1, 2.5, 'x', false] } },
      investigated: false,
    };
    const { body } = await submit(full).expect(201);
    const stored = await http().get(`/api/topics/${body.topic_id}`).expect(200);
    expect(stored.headers['content-type']).toMatch(/^application\/json/);
    expect(stored.headers['x-content-type-options']).toBe('nosniff');
    expect(stored.body).toMatchObject({
      ...full,
      event_date: '2026-01-01T00:00:00.000Z',
      discovery_date: '2026-01-02T09:00:00.000Z',
    });
  });

  it('returns the fields that an investigation wrote to the topic', async () => {
    Object.assign(api.service.addTopic(), {
      investigated: true,
      investigationConfidence: 74,
      investigationNotes: 'Three newsrooms.',
    });
    const { body } = await http().get('/api/topics/1/').expect(200);
    expect(body).toMatchObject({
      investigated: true,
      investigation_confidence: 74,
      investigation_notes: 'Three newsrooms.',
    });
  });

  it('returns 404 for an unknown topic', async () => {
    const { body } = await http().get('/api/topics/4').expect(404);
    expect(body).toMatchObject({ code: 'not-found', detail: 'There is no topic 4.' });
  });

  it('stores many topics and reports for each whether it is new, in the order sent', async () => {
    await submit({ ...VALID, external_id: 'b' });
    const answer = await submit({
      topics: ['a', 'b', 'c'].map((external_id) => ({ ...VALID, external_id })),
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      results: [
        { external_id: 'a', topic_id: 2, created: true },
        { external_id: 'b', topic_id: 1, created: false },
        { external_id: 'c', topic_id: 3, created: true },
      ],
    });
  });

  it('returns a list if the request was a list with a single topic', async () => {
    const { body } = await submit({ topics: [VALID] }).expect(201);
    expect(body.results).toHaveLength(1);
    await submit({ topics: [VALID] }).expect(200);
  });

  it('accepts up to a thousand topics at once', async () => {
    const many = Array.from({ length: 1001 }, (_, n) => ({ ...VALID, external_id: `p-${n}` }));
    const answer = await submit({ topics: many }).expect(400);
    expect(answer.body.errors).toMatchObject([{ pointer: '#/topics' }]);
    expect(api.service.topics).toHaveLength(0);
    const { body } = await submit({ topics: many.slice(1) }).expect(201);
    expect(body.results).toHaveLength(1000);
  });

  it('stores no topic if one is invalid, and reports every error with a pointer', async () => {
    const topics = [
      VALID,
      { ...VALID, external_id: 'p-2', title: ' ', event_date: '2026-02-30' },
      { ...VALID, newsworthiness_score: 101 },
    ];
    const { body } = await submit({ topics }).expect(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '#/topics/1/title',
      '#/topics/1/event_date',
      '#/topics/2/newsworthiness_score',
      '#/topics/2/external_id',
    ]);
    expect(api.service.topics).toHaveLength(0);
  });

  it('reports impossible dates and a duplicate external ID with pointers', async () => {
    const topics = [
      VALID,
      { ...VALID, external_id: 'p-2', event_date: '1869-07-20' },
      { ...VALID, discovery_date: '2031-02-01' },
    ];
    const { body } = await submit({ topics }).expect(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '#/topics/1/event_date',
      '#/topics/2/discovery_date',
      '#/topics/2/external_id',
    ]);
    expect(api.service.topics).toHaveLength(0);
  });

  it.each([
    [{ external_id: undefined }, 'external_id'],
    [{ external_id: '' }, 'external_id'],
    [{ external_id: 'x'.repeat(501) }, 'external_id'],
    [{ external_id: 5 }, 'external_id'],
    [{ title: undefined }, 'title'],
    [{ title: 'x'.repeat(1_001) }, 'title'],
    [{ title: 'a\u0000b' }, 'title'],
    [{ title: { $ne: 1 } }, 'title'],
    [{ summary: 'x'.repeat(20_001) }, 'summary'],
    [{ article_text: 'x'.repeat(500_001) }, 'article_text'],
    [{ url: 'ftp://news.example/' }, 'url'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ url: 'https://user:pw@news.example/' }, 'url'],
    [{ url: 'news.example' }, 'url'],
    [{ url: `https://news.example/${'x'.repeat(4_000)}` }, 'url'],
    [{ event_date: 'soon' }, 'event_date'],
    [{ event_date: 1767345600 }, 'event_date'],
    [{ location: ['x'] }, 'location'],
    [{ entities: 'Union' }, 'entities'],
    [{ entities: ['x', 5] }, 'entities/1'],
    [{ entities: Array(201).fill('x') }, 'entities'],
    [{ language: 'english please' }, 'language'],
    [{ newsworthiness_score: '65' }, 'newsworthiness_score'],
    [{ newsworthiness_score: -1 }, 'newsworthiness_score'],
    [{ newsworthiness_score: null }, 'newsworthiness_score'],
    [{ status: '' }, 'status'],
    [{ verification_status: 'checked' }, 'verification_status'],
    [{ source_count: -1 }, 'source_count'],
    [{ source_count: 1.5 }, 'source_count'],
    [{ source_plan: 'text' }, 'source_plan'],
    [{ source_plan: [1] }, 'source_plan'],
    [{ source_plan: { x: 'y'.repeat(1_000_000) } }, 'source_plan'],
    [{ verified_facts: { x: 'a\u0000b' } }, 'verified_facts/x'],
    [{ investigated: 'no' }, 'investigated'],
    [{ topic_id: 1 }, 'topic_id'],
    [{ investigation_notes: 'mine' }, 'investigation_notes'],
  ])('rejects a topic with %j', async (change, field) => {
    const { body } = await submit({ ...VALID, ...change }).expect(400);
    expect(body.errors).toEqual([expect.objectContaining({ in: 'body', pointer: `#/${field}` })]);
    expect(api.service.topics).toHaveLength(0);
  });

  it.each([
    { topics: [] },
    { topics: {} },
    { topics: 'x' },
    { topics: null },
    { topics: [VALID], more: 1 },
    { topics: [7, null] },
    {},
  ])('rejects the body %j', async (body) => {
    const answer = await submit(body).expect(400);
    expect(answer.body.code).toBe('invalid-input');
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });

  it('accepts large bodies only on the topics route', async () => {
    const large = { topic_id: 1, padding: 'x'.repeat(1024 * 1024) };
    await http().post('/api/webhooks').send(large).expect(413);
    const { body } = await submit(large).expect(400);
    expect(body.code).toBe('invalid-input');
  });

  it('stops validating entities once the error limit is reached', async () => {
    const { body } = await submit({ ...VALID, entities: Array(300_000).fill(7) }).expect(400);
    expect(body.errors.length).toBeLessThanOrEqual(101);
  });

  it('lists a hundred errors and gives the number of the rest', async () => {
    const { body } = await submit({
      topics: Array.from({ length: 150 }, (_, n) => ({ ...VALID, external_id: `p-${n}`, title: '' })),
    }).expect(400);
    expect(body.errors).toHaveLength(101);
    expect(body.errors[100]).toEqual({ detail: '50 more errors are not listed.' });
  });
});
