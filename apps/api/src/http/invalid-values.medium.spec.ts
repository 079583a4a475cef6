import request from 'supertest';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ReviewService } from '@corroborate/casework';
import { loadSettings } from '@corroborate/config';
import { topicDraftSample as topicDraft } from '@corroborate/db/testing';
import { WebhookService } from '@corroborate/delivery';
import { resolveParts, type ApplicationParts } from '@corroborate/investigation';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { buildOpenApi, openApi, type RunningApi } from '../start';
import { BodySamples, type Schema, type InvalidBody } from '../testing/body.samples';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };
const QUERY_VALUES = [
  '',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e400',
  '99999999999999999999',
  '%00',
  '%ED%A0%80',
  "'",
  'a'.repeat(3_000),
  '{}',
  '[]',
  '2026-13-45',
];
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface Route {
  method: Method;
  path: string;
  operation: {
    operationId: string;
    requestBody?: { content: Record<string, { schema: Schema }> };
    parameters?: { name: string; in: string }[];
  };
}

let server: TestDatabase;
let product: ApplicationParts;
let webhooks: WebhookService;
let api: RunningApi;
let document: OpenAPIObject;
let routes: Route[];
beforeAll(async () => {
  server = await createTestDatabase();
  const settings = loadSettings({}, { DATABASE_URL: server.url, PORT: '0', LOG_LEVEL: 'silent' });
  api = await openApi(settings, SILENT);
  product = resolveParts(api.app);
  webhooks = api.app.get(WebhookService);
  document = JSON.parse(await buildOpenApi()) as OpenAPIObject;
  routes = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as unknown as Record<string, Route['operation']>).map(([method, operation]) => ({
      method: method as Method,
      path,
      operation,
    })),
  );
}, 120_000);
afterAll(async () => {
  await api.close();
  await server.drop();
});

/** Unchanged rows by kind of request, for reuse. */
const untouched = new Map<string, number>();
let serial = 0;
const newTopic = async (): Promise<number> => {
  const { topic } = (await product.db.topics.upsertMany([topicDraft({ externalId: `odd-${(serial += 1)}` })]))[0]!;
  return topic.id;
};
const newInvestigation = async (topicId: number): Promise<number> => {
  const made = await product.db.investigations.create({
    topicId,
    mode: 'quick',
    priority: 'high',
    budgetUsd: 1,
    forced: false,
    requestedBy: null,
  });
  return made.created ? made.investigation.id : made.runningId;
};
/** Review item claimed by a person. */
const newReview = async (): Promise<number> => {
  const id = await newInvestigation(await newTopic());
  const review = {
    reasons: [
      { reason: 'partial-run' as const, detail: 'a stage was lost', code: 'review.uncorroborated', params: {} },
    ],
    priority: 'high' as const,
    recommendedLevel: 'verified' as const,
  };
  await product.db.investigations.conclude(id, async () => ({
    topic: { investigated: true },
    investigation: {},
    review,
  }));
  const item = (await product.db.reviews.listByCase(id))[0]!.id;
  await api.app.get(ReviewService).claim(item, 'local');
  return item;
};
const newPlan = async (): Promise<number> => {
  const started = await product.investigations.trigger({
    topicId: await newTopic(),
    mode: 'quick',
    priority: 'low',
    force: true,
    requestedBy: 'test',
    awaitApproval: true,
  });
  return started.kind === 'started' ? started.investigationId : 0;
};
const newWebhook = async (): Promise<number> => {
  for (const { id } of await webhooks.list()) await webhooks.remove(id);
  for (const kind of untouched.keys()) if (kind.includes('/api/webhooks/')) untouched.delete(kind);
  return (await webhooks.add({ url: 'https://cms.newsroom.example/hooks' }, 'test')).id;
};

const BAD_REQUEST = 400;

/** Reuses a row that a request did not change, so that each request finds one in the database. */
async function onRow<T extends { status: number }>(
  kind: string,
  make: () => Promise<number>,
  ask: (id: number) => Promise<T>,
): Promise<T> {
  const id = untouched.get(kind) ?? (await make());
  const answer = await ask(id);
  if (kind.startsWith('get ') || answer.status === BAD_REQUEST) untouched.set(kind, id);
  else untouched.delete(kind);
  return answer;
}

async function rowFor(path: string): Promise<number> {
  if (path.startsWith('/api/reviews/')) return newReview();
  if (path.startsWith('/api/webhooks')) return newWebhook();
  return path.endsWith('/plan') ? newPlan() : newInvestigation(await newTopic());
}

function send({ method, path }: Route, body: Record<string, unknown>, query = ''): Promise<request.Response> {
  const ask = async (id: number) =>
    request(api.url)
      [method](path.replace('{id}', String(id)).replace('{source}', '1') + query)
      .send(method === 'get' ? undefined : body);
  return path.includes('{id}') ? onRow(`${method} ${path}`, () => rowFor(path), ask) : ask(0);
}

const withBody = () => routes.filter(({ operation }) => operation.requestBody);
const bodiesOf = async ({ operation }: Route) => {
  const schema = Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {};
  const known = {
    topic_id: await newTopic(),
    external_id: `odd-${(serial += 1)}`,
    expires_at: '2099-01-01T00:00:00Z',
    force: true,
    action: 'approve',
    event_date: '2026-01-02',
    level: 'verified',
  };
  const samples = new BodySamples(document, known);
  return { samples, shapes: samples.shapesOf(schema) };
};
/** Operations without data here: no identity provider, no page host, no evidence, no legal hold, case not decided. */
const NOTHING_THERE = new Set([
  'finishSignIn',
  'readStoryPage',
  'correctEvidence',
  'previewCorrection',
  'markFalse',
  'noteReply',
  'releaseEvidence',
]);

async function answersTo(pick: (samples: BodySamples, shape: Schema) => InvalidBody[]) {
  const all: { where: string; spoilt: InvalidBody; answer: request.Response }[] = [];
  for (const route of withBody()) {
    const { samples, shapes } = await bodiesOf(route);
    for (const spoilt of shapes.flatMap((shape) => pick(samples, shape))) {
      const name = spoilt.at !== 'name' && typeof spoilt.body.name === 'string' ? { name: `odd ${(serial += 1)}` } : {};
      const ask = (topic: object) => send(route, { ...spoilt.body, ...topic, ...name });
      const hasTopic = 'topic_id' in spoilt.body && spoilt.at !== 'topic_id';
      const answer = await (hasTopic ? onRow('topic', newTopic, (id) => ask({ topic_id: id })) : ask({}));
      all.push({
        where: `${route.operation.operationId} ${spoilt.at} = ${JSON.stringify(spoilt.value)}`,
        spoilt,
        answer,
      });
    }
  }
  return all;
}

describe('requests generated from the OpenAPI document', () => {
  it('accepts requests generated from the OpenAPI document if all values are valid', async () => {
    for (const route of withBody().filter(({ operation }) => !NOTHING_THERE.has(operation.operationId))) {
      const { samples, shapes } = await bodiesOf(route);
      for (const shape of shapes) {
        const { status, body } = await send(route, samples.good(shape, true));
        expect([route.operation.operationId, status < 300 ? 'taken' : body]).toEqual([
          route.operation.operationId,
          'taken',
        ]);
      }
    }
  }, 120_000);

  it('rejects null in a required field, and responds to null in any field without a server error', async () => {
    const answers = await answersTo((samples, shape) => samples.nulls(shape));
    expect(answers.length).toBeGreaterThan(60);
    expect(answers.filter(({ answer }) => answer.status >= 500).map(({ where }) => where)).toEqual([]);
    expect(
      answers
        .filter(({ spoilt, answer }) => spoilt.required && answer.status !== 400)
        .map(({ where, answer }) => [where, answer.status]),
    ).toEqual([]);
  }, 300_000);

  it('treats a null value in an optional field as absent', async () => {
    const made = await request(api.url)
      .post('/api/webhooks')
      .send({ url: 'https://cms.newsroom.example/hooks', description: null, events: null })
      .expect(201);
    const plain = await request(api.url)
      .post('/api/webhooks')
      .send({ url: 'https://cms.newsroom.example/hooks' })
      .expect(201);
    expect([made.body.description, made.body.events]).toEqual([plain.body.description, plain.body.events]);
    const item = await newReview();
    const [usual, asked] = [
      await request(api.url).post(`/api/reviews/${item}/claim`).send({}).expect(200),
      await request(api.url).post(`/api/reviews/${item}/claim`).send({ minutes: null }).expect(200),
    ];
    expect(Math.abs(Date.parse(asked.body.lease_until) - Date.parse(usual.body.lease_until))).toBeLessThan(60_000);
    const kept = { a: null, b: [null] };
    const sent = await request(api.url)
      .post('/api/topics')
      .send({
        external_id: 'keeps-nulls',
        title: 'Dock strike',
        newsworthiness_score: 60,
        status: 'approved',
        source_plan: kept,
      })
      .expect(201);
    expect((await product.db.topics.get(sent.body.topic_id))?.sourcePlan).toEqual(kept);
  });

  it('rejects a value of the wrong type with a pointer to it', async () => {
    const answers = await answersTo((samples, shape) => samples.wrongTypes(shape));
    expect(answers.length).toBeGreaterThan(400);
    const wrong = answers.filter(({ answer }) => answer.status !== 400 || answer.body.code !== 'invalid-input');
    expect(wrong.map(({ where, answer }) => [where, answer.status])).toEqual([]);
  }, 300_000);

  it('rejects a text that contains a NUL byte or a lone surrogate with a pointer to it', async () => {
    const answers = await answersTo((samples, shape) => samples.unstorable(shape));
    expect(answers.length).toBeGreaterThan(200);
    const wrong = answers.filter(
      ({ answer }) =>
        answer.status !== 400 ||
        answer.body.code !== 'invalid-input' ||
        !(answer.body.errors as { pointer?: string }[]).some(({ pointer }) => pointer?.startsWith('#/')),
    );
    expect(wrong.map(({ where, answer }) => [where, answer.status])).toEqual([]);
  }, 300_000);
});

it('responds to invalid header values without a server error', async () => {
  const values = ['\u0080', 'ÿ\u00ad', '-1', '999999999999999', '9'.repeat(400), '%00', '{}', 'a'.repeat(4_000)];
  const names = ['last-event-id', 'x-api-key', 'authorization', 'cookie', 'x-request-id', 'traceparent', 'origin'];
  for (const name of [...names, 'mcp-protocol-version', 'accept', 'accept-language', 'if-none-match', 'range'])
    for (const value of values)
      for (const path of ['/api/topics?limit=1', '/api/investigations/999999999/events', '/api/session']) {
        const sent = name === 'cookie' ? `corroborate=${value}` : value;
        const { status } = await request(api.url).get(path).set(name, sent);
        expect([name, value.slice(0, 20), path, status < 500]).toEqual([name, value.slice(0, 20), path, true]);
      }
});

it('responds to invalid query values without a server error', async () => {
  let asked = 0;
  for (const route of routes.filter(({ path, method }) => method === 'get' && !path.endsWith('/events'))) {
    const names = (route.operation.parameters ?? []).filter((each) => each.in === 'query').map(({ name }) => name);
    for (const name of names) {
      const odd = [
        ...QUERY_VALUES.map((value) => `?${name}=${value}`),
        `?${name}`,
        `?${name}=1&${name}=2`,
        `?${name}[]=1`,
        `?${name}[a]=1`,
        `?${name}=null&unknown=1`,
      ];
      for (const query of odd) {
        const answer = await send(route, {}, query);
        asked += 1;
        expect([route.path, query.slice(0, 60), answer.status < 500]).toEqual([route.path, query.slice(0, 60), true]);
      }
    }
  }
  expect(asked).toBeGreaterThan(300);
}, 300_000);
