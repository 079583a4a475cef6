import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { testApi, type TestApi } from '@corroborate-app/api/testing';
import { createClient, ProblemError, type CorroborateClient } from './index.ts';

let api: TestApi;
let client: CorroborateClient;
let baseUrl: string;
beforeAll(async () => {
  api = await testApi();
  baseUrl = addressOf(api.app.getHttpServer());
  client = createClient({ baseUrl });
});
afterAll(() => api.app.close());

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const refused = async (asked: Promise<unknown>): Promise<ProblemError> => {
  const error: unknown = await asked.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ProblemError);
  return error as ProblemError;
};
const byId = (id: number) => ({ params: { path: { id } } });

describe('an API call', () => {
  it('returns the data with the type from the OpenAPI document', async () => {
    const { id } = api.service.addTopic({ title: 'Dock workers walk out' });
    const { title, verification_status } = await client.GET('/api/topics/{id}', byId(id));
    expect([title, verification_status]).toEqual(['Dock workers walk out', 'unverified']);
    const started = await client.POST('/api/investigations', { body: { topic_id: id, mode: 'quick' } });
    expect(started).toMatchObject({ investigation_id: expect.any(Number), status: 'started' });
  });

  it('submits one topic, or many in the given order', async () => {
    const topic = { external_id: 'a', title: 'Dock workers walk out', newsworthiness_score: 65, status: 'approved' };
    const first = await client.submitTopic(topic);
    expect(first).toMatchObject({ external_id: 'a', created: true });
    expect(await client.submitTopics([{ ...topic, external_id: 'b' }, topic])).toMatchObject([
      { external_id: 'b', created: true },
      { external_id: 'a', created: false, topic_id: first.topic_id },
    ]);
  });

  it('returns text where the API serves text', async () => {
    api.service.caseFiles.set(7, 'unverified → verified');
    expect(await client.GET('/api/investigations/{id}/case', byId(7))).toBe('unverified → verified\n');
    expect((await client.GET('/api/metrics/summary.csv')).split('\n')[0]).toMatch(/^key,/);
  });

  it('returns downloaded files unmodified, with their type and name', async () => {
    api.deps.evidence.originals.set(`7 ${'ab'.repeat(32)}`, {
      ...{ bytes: Buffer.from([0, 255]), mediaType: 'text/html', isPicture: false },
    });
    const params = { path: { id: 7, sha256: 'ab'.repeat(32) } };
    const got = await client.download('/api/investigations/{id}/evidence/originals/{sha256}', { params });
    expect(got).toEqual({
      bytes: new Uint8Array([0, 255]),
      mediaType: 'application/octet-stream',
      name: `${'ab'.repeat(8)}.html`,
    });
    const error = await refused(client.download('/api/investigations/{id}/folder.zip', byId(99)));
    expect(error.code).toBe('not-found');
  });

  it('accepts a base URL with a trailing slash', async () => {
    expect(await createClient({ baseUrl: `${baseUrl}/` }).GET('/api/health/live')).toMatchObject({ status: 'up' });
  });

  it('rejects with the error from the API and pointers to the invalid fields', async () => {
    const body = { topic_id: 0, mode: 'slow' as 'quick' };
    const error = await refused(client.POST('/api/investigations', { body }));
    expect(error).toMatchObject({ name: 'ProblemError', code: 'invalid-input', status: 400, investigationId: null });
    expect(error.hint).toMatch(/resend the request/);
    expect(error.instance).toMatch(/^urn:corroborate:request:/);
    expect(error.items.map(({ pointer }) => pointer).sort()).toEqual(['#/mode', '#/topic_id']);
    const topic = { external_id: 'c', title: 'Dock workers', newsworthiness_score: 101, status: 'approved' };
    const { items } = await refused(
      client.submitTopics([{ ...topic, external_id: 'd', newsworthiness_score: 1 }, topic]),
    );
    expect(items).toMatchObject([{ path: ['topics', '1', 'newsworthiness_score'], detail: expect.any(String) }]);
  });

  it('returns the id of the conflicting investigation', async () => {
    const topic = api.service.addTopic();
    const { id } = api.service.addInvestigation(topic, { finishedAt: null });
    const error = await refused(client.POST('/api/investigations', { body: { topic_id: topic.id } }));
    expect(error).toMatchObject({ code: 'conflict', status: 409, investigationId: id });
  });

  it('rejects with the abort reason of its signal', async () => {
    const signal = AbortSignal.abort(new Error('no longer wanted'));
    await expect(client.GET('/api/engines', { signal })).rejects.toThrow('no longer wanted');
  });
});

describe('the API key', () => {
  const KEY = 'cbr_0123456789_very-secret';

  it('sends the API key with every request', async () => {
    const sent: (string | null)[] = [];
    const fetching = (request: Request) => {
      sent.push(request.headers.get('authorization'));
      return fetch(request);
    };
    const keyed = createClient({ baseUrl, key: KEY, fetch: fetching });
    await keyed.GET('/api/health/live');
    await keyed.GET('/api/engines').catch(() => undefined);
    expect(sent).toEqual([`Bearer ${KEY}`, `Bearer ${KEY}`]);
  });

  it('never includes the API key in an error', async () => {
    const closed = createServer();
    await new Promise<void>((done) => closed.listen(0, '127.0.0.1', done));
    const nowhere = addressOf(closed);
    await new Promise((done) => closed.close(done));
    const errors: unknown[] = [await refused(createClient({ baseUrl: nowhere, key: KEY }).GET('/api/engines'))];
    for (const key of [`${KEY}\n`, `${KEY} `, `${KEY}é`, '']) {
      try {
        createClient({ baseUrl, key });
      } catch (error) {
        errors.push(error);
      }
    }
    expect(errors.map((error) => (error as Error).message)).toEqual([
      expect.stringMatching(/^No server answers/),
      ...Array<unknown>(4).fill(expect.stringMatching(/^key is no key/)),
    ]);
    for (const error of errors) expect(inspect(error, { depth: 9, showHidden: true })).not.toContain('very-secret');
  });
});

describe('a server that is not this API', () => {
  let answer: RequestListener;
  const other = createServer((request, response) => answer(request, response));
  beforeAll(() => new Promise<void>((done) => other.listen(0, '127.0.0.1', done)));
  afterAll(() => new Promise((done) => other.close(done)));
  const ask = () => refused(createClient({ baseUrl: addressOf(other) }).GET('/api/engines'));

  it.each([
    [200, 'text/html', '<form>Sign in</form>'],
    [200, 'application/json', '{"cut": '],
    [200, 'application/octet-stream', ''],
    [502, 'text/html', '<h1>Bad gateway</h1>'],
    [404, 'application/json', '{"error":"no such page"}'],
  ])('reports a response from a server that is not this API as unreadable: %s %s %s', async (status, type, body) => {
    answer = (_, response) => void response.writeHead(status, { 'content-type': type }).end(body);
    expect(await ask()).toMatchObject({ code: 'unreadable-answer', status, hint: expect.stringContaining('proxy') });
  });

  it('passes on a retry time from a server that is not this API', async () => {
    answer = (_, response) => void response.writeHead(503, { 'retry-after': '7' }).end();
    expect(await ask()).toMatchObject({ status: 503, retryAfterSeconds: 7 });
  });

  it('distinguishes a server that is not this API from an unreachable server', async () => {
    answer = (_, response) => void response.destroy();
    const error = await ask();
    expect(error).toMatchObject({ code: 'unreachable', status: 0, items: [] });
    expect(error.message).toBe(`No server answers at ${addressOf(other)}.`);
    expect(error.cause).toMatchObject({ name: 'TypeError' });
  });

  it.each(['desk.example.org', 'ftp://desk.example.org', '//desk.example.org', 'https://a:very-secret@b.example', ''])(
    'rejects an invalid base URL of the API: %p',
    (address) => expect(() => createClient({ baseUrl: address })).toThrow(/^(?!.*very-secret).*baseUrl is no address/),
  );
});

describe('list iteration', () => {
  const five = async () => {
    const own = await testApi();
    for (let n = 1; n <= 5; n += 1) own.service.addInvestigation(own.service.addTopic(), { status: 'completed' });
    const asked: string[] = [];
    const fetching = (request: Request) => {
      asked.push(new URL(request.url).search);
      return fetch(request);
    };
    const lists = createClient({ baseUrl: addressOf(own.app.getHttpServer()), fetch: fetching });
    return { own, lists, asked };
  };
  const TWO = { params: { query: { limit: 2, status: 'completed' as const } } };

  it('returns every item of every page with the same filter', async () => {
    const { own, lists, asked } = await five();
    const ids: number[] = [];
    for await (const { id } of lists.each('/api/investigations', TWO)) ids.push(id);
    expect(new Set(ids).size).toBe(5);
    expect(asked).toHaveLength(3);
    for (const search of asked) expect(search).toMatch(/limit=2.*status=completed/);
    await own.app.close();
  });

  it('requests no page after the caller stops', async () => {
    const { own, lists, asked } = await five();
    for await (const { investigations } of lists.pages('/api/investigations', TWO)) {
      expect(investigations).toHaveLength(2);
      break;
    }
    for await (const { id } of lists.each('/api/investigations', TWO)) {
      expect(id).toEqual(expect.any(Number));
      break;
    }
    expect(asked).toHaveLength(2);
    await own.app.close();
  });
});
