import request from 'supertest';
import type { AccessPolicy } from '../access/access.policy';
import { STORED_RESULTS, storedResult } from '../testing/stored-results';
import { testApi, type TestApi } from '../testing/test-api';

describe('investigations over HTTP', () => {
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  const trigger = (body: object) => http().post('/api/investigations').send(body);

  beforeAll(async () => {
    api = await testApi();
  });
  beforeEach(() => {
    api.service.topics.length = api.service.investigations.length = api.service.triggered.length = 0;
  });
  afterAll(() => api.app.close());

  describe('starting an investigation', () => {
    it.each(['/api/investigations/', '/api/investigations'])(
      'responds to POST %s as the API specification requires',
      async (path) => {
        const topic = api.service.addTopic();
        const answer = await http().post(path).send({ topic_id: topic.id, priority: 'high' });
        expect(answer.status).toBe(202);
        expect(answer.body).toEqual({
          investigation_id: 123,
          status: 'started',
          estimated_completion: '2026-01-02T12:35:00.000Z',
        });
        expect(answer.headers['location']).toBe('/api/investigations/123');
      },
    );

    it('requests a detailed investigation at normal priority by default', async () => {
      const topic = api.service.addTopic();
      await trigger({ topic_id: topic.id, mode: null, priority: null }).expect(202);
      expect(api.service.triggered).toEqual([
        {
          topicId: topic.id,
          priority: 'normal',
          mode: 'detailed',
          force: false,
          budgetUsd: undefined,
          requestedBy: 'local',
        },
      ]);
    });

    it('passes on every investigation option', async () => {
      const topic = api.service.addTopic({ investigated: true });
      await trigger({
        topic_id: topic.id,
        mode: 'exhaustive',
        priority: 'low',
        force: true,
        budget_usd: 0.25,
      }).expect(202);
      expect(api.service.triggered).toMatchObject([
        { mode: 'exhaustive', priority: 'low', force: true, budgetUsd: 0.25 },
      ]);
    });

    it('rejects a second investigation of a topic while the first is running, and names the first', async () => {
      const topic = api.service.addTopic();
      const first = api.service.addInvestigation(topic);
      const answer = await trigger({ topic_id: topic.id });
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({ code: 'conflict', investigation_id: first.id });
      expect(answer.body.hint).toContain(`/api/investigations/${first.id}`);
    });

    it('lists exactly the gates a topic fails', async () => {
      const topic = api.service.addTopic({ sourceCount: 4, newsworthinessScore: 12 });
      const answer = await trigger({ topic_id: topic.id });
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({
        code: 'not-a-candidate',
        type: 'urn:corroborate:problem:not-a-candidate',
      });
      expect(answer.body.errors.map((item: { gate: string }) => item.gate)).toEqual([
        'source_count',
        'newsworthiness_score',
      ]);
      expect(answer.body.errors[0].detail).toBe('source_count is 4, required: below 3');
    });

    it('returns 404 for an unknown topic', async () => {
      const answer = await trigger({ topic_id: 77 });
      expect(answer.status).toBe(404);
      expect(answer.body).toMatchObject({ code: 'not-found', detail: 'There is no topic 77.' });
    });

    it.each([
      [{}, '#/topic_id'],
      [{ topic_id: '1' }, '#/topic_id'],
      [{ topic_id: 0 }, '#/topic_id'],
      [{ topic_id: -1 }, '#/topic_id'],
      [{ topic_id: 1.5 }, '#/topic_id'],
      [{ topic_id: true }, '#/topic_id'],
      [{ topic_id: [1] }, '#/topic_id'],
      [{ topic_id: 2 ** 53 }, '#/topic_id'],
      [{ topic_id: 1, priority: 'urgent' }, '#/priority'],
      [{ topic_id: 1, priority: ['high'] }, '#/priority'],
      [{ topic_id: 1, mode: 'deep' }, '#/mode'],
      [{ topic_id: 1, force: 'yes' }, '#/force'],
      [{ topic_id: 1, budget_usd: -0.01 }, '#/budget_usd'],
      [{ topic_id: 1, budget_usd: 101 }, '#/budget_usd'],
      [{ topic_id: 1, budget_usd: '1' }, '#/budget_usd'],
      [{ topic_id: 1, topicId: 1 }, '#/topicId'],
    ])('rejects %j with the pointer %s', async (body, pointer) => {
      const answer = await trigger(body);
      expect(answer.status).toBe(400);
      expect(answer.body.code).toBe('invalid-input');
      expect(answer.body.errors).toEqual([expect.objectContaining({ in: 'body', pointer })]);
      expect(api.service.triggered).toEqual([]);
    });
  });

  describe('reading investigations', () => {
    it('responds as the API specification requires, with the stored result unchanged', async () => {
      const result = { topic_id: 1, rules: [{ inputs: { someKey: 1 } }], verified_claims: ['x'] };
      const view = api.service.addInvestigation(api.service.addTopic(), {
        status: 'completed',
        sourcesFound: 5,
        verificationUpgraded: true,
        newVerificationLevel: 'verified',
        finishedAt: '2026-01-02T12:30:00.000Z',
        result,
      });
      for (const path of [`/api/investigations/${view.id}`, `/api/investigations/${view.id}/`]) {
        const answer = await http().get(path).expect(200);
        expect(answer.body).toMatchObject({
          id: view.id,
          topic_id: 1,
          status: 'completed',
          sources_found: 5,
          verification_upgraded: true,
          new_verification_level: 'verified',
          result,
        });
      }
    });

    it('returns 404 for an unknown id', async () => {
      const answer = await http().get('/api/investigations/999').expect(404);
      expect(answer.body).toMatchObject({ code: 'not-found', detail: 'There is no investigation 999.' });
    });

    it.each(['abc', '0', '-1', '1.5', '9007199254740992', '%00', "1'%20OR%201=1"])('rejects the id %s', async (id) => {
      const answer = await http().get(`/api/investigations/${id}`).expect(400);
      expect(answer.body.errors).toEqual([expect.objectContaining({ in: 'path', parameter: 'id' })]);
    });

    it('filters by status, topic, mode and whether review is required', async () => {
      const [one, two] = [api.service.addTopic(), api.service.addTopic()];
      api.service.addInvestigation(one, {
        status: 'completed',
        requiresHumanReview: true,
        finishedAt: '2026-01-02T12:30:00.000Z',
      });
      api.service.addInvestigation(two, { mode: 'quick' });
      const ids = async (query: string) => {
        const { body } = await http().get(`/api/investigations?${query}`).expect(200);
        return body.investigations.map(({ id }: { id: number }) => id);
      };
      expect(await ids('')).toEqual([123, 124]);
      expect(await ids('status=completed')).toEqual([123]);
      expect(await ids(`topic_id=${two.id}`)).toEqual([124]);
      expect(await ids('mode=quick')).toEqual([124]);
      expect(await ids('requires_human_review=true')).toEqual([123]);
      expect(await ids('requires_human_review=false')).toEqual([124]);
    });

    it.each(STORED_RESULTS)('returns a stored result verbatim: %s', async (name) => {
      const result = storedResult(name);
      const { id } = api.service.addInvestigation(api.service.addTopic(), { result });
      const { text } = await http().get(`/api/investigations/${id}`).expect(200);
      expect(text.endsWith(`,"result":${JSON.stringify(result)}}`)).toBe(true);
    });

    it('omits results from lists and paginates', async () => {
      const topic = api.service.addTopic();
      for (let n = 0; n < 3; n++) api.service.addInvestigation(topic, { result: { big: true } });
      const first = await http().get('/api/investigations?limit=2').expect(200);
      expect(first.body.investigations).toHaveLength(2);
      expect(first.body.investigations[0]).not.toHaveProperty('result');
      const second = await http().get(`/api/investigations/?limit=2&cursor=${first.body.next_cursor}`).expect(200);
      expect(second.body).toMatchObject({ investigations: [{ id: 125 }], next_cursor: null });
    });

    it('lists candidates as the API specification requires', async () => {
      api.service.addTopic({ title: 'Known already', verificationStatus: 'verified' });
      const topic = api.service.addTopic({ title: 'Plant fire', newsworthinessScore: 65 });
      const answer = await http().get('/api/investigations/candidates?limit=20').expect(200);
      expect(answer.body.next_cursor).toBeNull();
      expect(answer.body.topics).toHaveLength(1);
      expect(answer.body.topics[0]).toMatchObject({
        topic_id: topic.id,
        title: 'Plant fire',
        current_verification: 'unverified',
        source_count: 0,
        newsworthiness_score: 65,
      });
    });

    it('paginates candidates', async () => {
      for (let n = 0; n < 5; n++) api.service.addTopic();
      const seen: number[] = [];
      let cursor: string | null = '0';
      while (cursor !== null) {
        const { body }: request.Response = await http()
          .get('/api/investigations/candidates')
          .query({ limit: 2, cursor })
          .expect(200);
        seen.push(...body.topics.map((topic: { topic_id: number }) => topic.topic_id));
        cursor = body.next_cursor as string | null;
      }
      expect(seen).toEqual([1, 2, 3, 4, 5]);
    });

    it('filters and sorts candidates, with a larger page limit than other lists', async () => {
      api.service.addTopic({ title: 'Harbour strike', category: 'labor', newsworthinessScore: 60 });
      api.service.addTopic({ title: 'Strike at the harbour', category: 'labor', newsworthinessScore: 90 });
      api.service.addTopic({ title: 'Harbour fire', category: 'accident', newsworthinessScore: 95 });
      const ids = async (query: string) =>
        (await http().get(`/api/investigations/candidates?${query}`).expect(200)).body.topics.map(
          (topic: { topic_id: number }) => topic.topic_id,
        );
      expect(await ids('q=harbour%20strike&limit=500')).toEqual([1, 2]);
      expect(await ids('category=labor&sort=latest')).toEqual([2, 1]);
      expect(await ids('min_score=91')).toEqual([3]);
      await http().get('/api/investigations/candidates?sort=title').expect(400);
      await http().get('/api/investigations/candidates?min_score=-1').expect(400);
      await http().get('/api/investigations?limit=101').expect(400);
    });

    it('returns the categories and the cost estimate for each mode', async () => {
      api.service.addTopic({ category: 'labor' });
      const { body } = await http().get('/api/investigations/candidates/facets').expect(200);
      expect(body).toEqual({
        categories: ['labor'],
        estimates: [{ mode: 'detailed', seconds: 120, cost_usd: 0.02, measured: 7, needs_approval: false }],
      });
    });

    it('shows only ledger entries of the given investigation', async () => {
      const view = api.service.addInvestigation(api.service.addTopic());
      const call = {
        investigationId: view.id,
        stage: 'search',
        provider: 'example',
        method: 'GET',
        url: 'https://search.example/?q=a',
        outcome: 'found' as const,
        reason: null,
        status: 200,
        cached: false,
        attempts: 1,
        latencyMs: 41.7,
        bytes: 900,
        costUsd: 0.005,
        at: '2026-01-02T12:00:01.000Z',
      };
      api.service.ledger.push(call, { ...call, investigationId: view.id + 1 });
      const { body } = await http().get(`/api/investigations/${view.id}/calls`).expect(200);
      expect(body.calls).toEqual([
        {
          at: call.at,
          stage: 'search',
          provider: 'example',
          method: 'GET',
          url: call.url,
          outcome: 'found',
          reason: null,
          status: 200,
          cached: false,
          attempts: 1,
          latency_ms: 42,
          bytes: 900,
          cost_usd: 0.005,
        },
      ]);
      expect(body.totals).toEqual({ calls: 1, from_cache: 0, holes: 0, cost_usd: 0.005, bytes: 900 });
      const totals = await http().get(`/api/investigations/${view.id}/calls/totals`).expect(200);
      expect(totals.body).toEqual(body.totals);
      await http().get('/api/investigations/99999/calls').expect(404);
      await http().get('/api/investigations/99999/calls/totals').expect(404);
    });

    it.each([
      ['limit=0', 'limit'],
      ['limit=501', 'limit'],
      ['limit=ten', 'limit'],
      ['limit=1e1', 'limit'],
      ['limit=', 'limit'],
      ['limit=1&limit=2', 'limit'],
      ['cursor=%00', 'cursor'],
      ['cursor=a%20b', 'cursor'],
      [`cursor=${'a'.repeat(301)}`, 'cursor'],
      ['unknown=1', 'unknown'],
    ])('rejects the query ?%s for investigations and for candidates', async (query, parameter) => {
      for (const path of ['/api/investigations', '/api/investigations/candidates']) {
        const answer = await http().get(`${path}?${query}`).expect(400);
        expect(answer.body.errors).toEqual([expect.objectContaining({ in: 'query', parameter })]);
      }
    });

    it.each(['status=done', 'topic_id=0', 'topic_id=x', 'mode=slow', 'requires_human_review=1'])(
      'rejects the filter ?%s on the list of investigations',
      async (query) => {
        await http().get(`/api/investigations?${query}`).expect(400);
      },
    );
  });

  describe('cancelling an investigation', () => {
    it('stops a running investigation', async () => {
      const view = api.service.addInvestigation(api.service.addTopic());
      const answer = await http().post(`/api/investigations/${view.id}/cancel`).expect(200);
      expect(answer.body).toEqual({ investigation_id: view.id, status: 'cancelled' });
      expect(view.status).toBe('cancelled');
    });

    it('returns 409 if it is already finished', async () => {
      const view = api.service.addInvestigation(api.service.addTopic(), { finishedAt: '2026-01-02T12:30:00.000Z' });
      const answer = await http().post(`/api/investigations/${view.id}/cancel/`).expect(409);
      expect(answer.body).toMatchObject({ code: 'conflict', investigation_id: view.id });
    });

    it('returns 404 for an unknown id', async () => {
      await http().post('/api/investigations/5/cancel').expect(404);
    });
  });
});

describe('API client with the role pipeline only', () => {
  const noEditors: AccessPolicy = {
    decide: (wanted) =>
      wanted.join() === 'editor' ? { allowed: false, reason: 'No editor.' } : { allowed: true, actor: 'feed' },
  };
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi({ access: noEditors });
    api.service.addTopic();
  });
  afterAll(() => api.app.close());

  it.each([{ force: true }, { budget_usd: 0.51 }])(
    'forbids an API client with only the role pipeline to start an investigation with %j',
    async (extra) => {
      const answer = await request(api.app.getHttpServer())
        .post('/api/investigations')
        .send({ topic_id: 1, ...extra });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'forbidden', detail: 'No editor.' });
      expect(api.service.triggered).toEqual([]);
    },
  );

  it('lets a pipeline client start an investigation within budget and records it as the requester', async () => {
    await request(api.app.getHttpServer())
      .post('/api/investigations')
      .send({ topic_id: 1, budget_usd: 0.5 })
      .expect(202);
    expect(api.service.triggered).toMatchObject([{ requestedBy: 'feed', budgetUsd: 0.5 }]);
  });
});
