import request from 'supertest';
import type { OpenAPIObject } from '@nestjs/swagger';
import { registeredRoutes } from '../testing/registered-routes';
import { buildOpenApi } from '../start';
import { storedResult } from '../testing/stored-results';
import { testApi, testBase, testDeps, testSettings, type TestApi } from '../testing/test-api';

/** Media type by the last path segment; all other routes return JSON. */
const GOOD_MEDIA: Record<string, string[]> = {
  '/events': ['text/event-stream'],
  '/summary.csv': ['text/csv'],
  '/metrics': ['text/plain'],
  '/mcp': ['text/event-stream'],
  '/report': ['application/json', 'text/markdown', 'text/html', 'application/pdf'],
  '/folder.zip': ['application/zip'],
  '/access': ['application/zip'],
  '/evidence.wacz': ['application/wacz+zip'],
  '/case': ['text/plain'],
  '/originals/{sha256}': ['application/octet-stream'],
  '/pictures/{sha256}': ['image/png'],
};

interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  responses: Record<
    string,
    { description?: string; content?: Record<string, { schema?: { $ref?: string }; examples?: object }> }
  >;
}

/** Result fields that most cases do not have. */
const OFTEN_ABSENT = new Set(['collections', 'topic_pages']);

/** Present only in results that ended early. */
const ENDED_EARLY = { reason: 'Wrapped up.', code: { code: 'stop.wrapped-up', params: {} } };

describe('OpenAPI document', () => {
  let api: TestApi;
  let document: OpenAPIObject;
  const operations = () =>
    Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item as unknown as Record<string, Operation>).map(([method, operation]) => ({
        path,
        method,
        operation: operation,
      })),
    );
  const propertiesOf = (name: string): string[] => {
    const schema = document.components?.schemas?.[name] as { properties?: object } | undefined;
    return Object.keys(schema?.properties ?? {}).sort();
  };

  beforeAll(async () => {
    api = await testApi();
    document = JSON.parse(await buildOpenApi()) as OpenAPIObject;
  });
  afterAll(() => api.app.close());

  it('matches the served document and does not depend on settings', async () => {
    const served = await request(api.app.getHttpServer()).get('/api/docs-json').expect(200);
    expect(served.body).toEqual(document);
    const other = await buildOpenApi(
      testBase(testDeps({ settings: testSettings({ PORT: 4711, BODY_LIMIT_KB: 20, BUDGET_USD: 9 }) })),
    );
    expect(JSON.parse(other)).toEqual(document);
    expect(other.endsWith('}\n')).toBe(true);
  });

  it('describes exactly the registered routes', () => {
    const routes = registeredRoutes(api.app.getHttpAdapter().getInstance())
      .filter(({ path }) => !path.startsWith('/api/docs'))
      .flatMap(({ path, methods }) => methods.map((method) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`));
    expect(
      operations()
        .map(({ path, method }) => `${method.toUpperCase()} ${path}`)
        .sort(),
    ).toEqual(routes.sort());
  });

  it('gives every route a name, a summary, a tag, a success response and error responses with examples', () => {
    for (const { path, method, operation } of operations()) {
      const where = `${method} ${path}`;
      expect([where, operation.operationId, operation.summary, operation.tags?.length]).toEqual([
        where,
        expect.any(String),
        expect.any(String),
        1,
      ]);
      const statuses = Object.keys(operation.responses);
      expect(statuses).toEqual(expect.arrayContaining(['400', '403', '500', '503', '504']));
      expect(statuses.some((status) => status.startsWith('2'))).toBe(true);
      for (const [status, response] of Object.entries(operation.responses)) {
        expect([where, status, response.description]).toEqual([where, status, expect.stringMatching(/\S/)]);
        const good = GOOD_MEDIA[/\/(?:\w+\/\{sha256\}|[^/]*)$/.exec(where)![0]] ?? ['application/json'];
        const problem = 'application/problem+json';
        const media = Number(status) < 400 ? good : [problem];
        expect([where, status, Object.keys(response.content ?? {})]).toEqual([where, status, media]);
        if (Number(status) >= 400)
          expect(Object.keys(response.content?.[problem]?.examples ?? {}).length).toBeGreaterThan(0);
      }
    }
    expect(new Set(operations().map(({ operation }) => operation.operationId)).size).toBe(operations().length);
  });

  it('references only schemas that it contains', () => {
    const text = JSON.stringify(document);
    const names = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(Object.keys(document.components?.schemas ?? {})).toContain(name);
  });

  const inner = (part: string) => (body: Record<string, object>) => body[part] ?? {};
  const first = (part: string) => (body: Record<string, [object]>) => body[part]?.[0] ?? {};

  it('documents exactly the fields that responses contain', async () => {
    const http = request(api.app.getHttpServer());
    const topic = api.service.addTopic();
    const result = { ...storedResult('with-background.json'), ended_early: ENDED_EARLY };
    const view = api.service.addInvestigation(api.service.addTopic(), { result });
    api.service.addEngine();
    for (const [path, name, pick = (body: never): object => body] of [
      [`/api/topics/${topic.id}`, 'TopicResponse'],
      [`/api/investigations/${view.id}`, 'InvestigationWithResultResponse'],
      [`/api/investigations/${view.id}`, 'InvestigationResult', inner('result')],
      ['/api/investigations', 'InvestigationResponse', first('investigations')],
      ['/api/investigations/candidates', 'CandidateResponse', first('topics')],
      ['/api/investigations', 'InvestigationPageResponse'],
      ['/api/engines', 'EngineListResponse'],
      ['/api/engines', 'EngineResponse', first('engines')],
      ['/api/metrics/summary', 'MetricsSummaryResponse'],
      ['/api/metrics/summary', 'FiguresResponse', inner('total')],
      ['/api/metrics/summary?by=mode', 'FigureGroupResponse', first('groups')],
      ['/api/health/ready', 'ReadinessResponse'],
    ] as const) {
      const keys = Object.keys(pick((await http.get(path)).body as never)).sort();
      // Fields for data servers and for the page of the topic are optional.
      const documented = propertiesOf(name).filter((field) => !OFTEN_ABSENT.has(field));
      expect({ path, name, keys }).toEqual({ path, name, keys: documented });
    }
  });

  it('documents exactly the fields that requests accept', async () => {
    const { body } = await request(api.app.getHttpServer())
      .post('/api/topics')
      .send({ ...Object.fromEntries(propertiesOf('TopicDto').map((name) => [name, {}])), undocumented: 1 });
    const unknown = (body.errors as { detail: string; pointer: string }[]).filter(({ detail }) =>
      detail.includes('Unknown property'),
    );
    expect(unknown.map(({ pointer }) => pointer)).toEqual(['#/undocumented']);
  });

  it('serves a viewer for the OpenAPI document at /api/docs without external requests', async () => {
    const http = request(api.app.getHttpServer());
    for (const path of ['/api/docs', '/api/docs/']) {
      const page = await http.get(path).expect(200);
      const addresses = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '');
      expect(addresses.length).toBeGreaterThan(3);
      for (const address of addresses.filter((each) => /^[./]/.test(each))) {
        await http.get(new URL(address, `http://x${path}`).pathname).expect(200);
      }
      expect(addresses.filter((address) => /^https?:/.test(address))).toEqual([]);
      expect(page.text).not.toMatch(/<script>/);
    }
  });
});
