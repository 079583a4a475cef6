import { Controller, Get, Module } from '@nestjs/common';
import request from 'supertest';
import { createApp } from '../api.app';
import { registeredRoutes } from '../testing/registered-routes';
import { testApi, testBase, testDeps, type TestApi } from '../testing/test-api';
import { AccessAudit } from './access.audit';
import { ACCESS_LEVELS } from './access.decorator';
import type { AccessPolicy, AccessRequest } from './access.policy';

const filled = (path: string) => path.replace(/:\w+/g, '1');

describe('access to the API', () => {
  let api: TestApi;
  const asked: { level: string; request: AccessRequest }[] = [];
  const anonymousOnly: AccessPolicy = {
    decide(wanted, about) {
      asked.push({ level: wanted.join(' or '), request: about });
      return { allowed: false, reason: 'Nobody may.' };
    },
  };
  beforeAll(async () => {
    api = await testApi({ access: anonymousOnly });
  });
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(() => api.app.close());

  it('applies the access policy to every registered route, including the documentation', async () => {
    const routes = registeredRoutes(api.app.getHttpAdapter().getInstance());
    expect(routes.length).toBeGreaterThan(12);
    for (const { path, methods } of routes) {
      for (const method of methods) {
        asked.length = 0;
        const answer = await request(api.app.getHttpServer())[method.toLowerCase() as 'get'](filled(path));
        expect({ path, method, status: answer.status, code: answer.body.code }).toEqual({
          path,
          method,
          status: 403,
          code: 'forbidden',
        });
        expect(asked.map(({ request: about }) => about.method)).toEqual([method]);
      }
    }
  });

  it.each([
    '/api/docs/swagger-ui.css',
    '/api/docs/swagger-ui-init.js',
    '/API/DOCS',
    '/api/docs/docs/swagger-ui-bundle.js',
  ])('applies the access policy to the documentation path %s', async (path) => {
    await request(api.app.getHttpServer()).get(path).expect(403);
    expect(asked).toMatchObject([{ level: 'viewer' }]);
  });

  it('applies the access policy before it reads the body of a topics request', async () => {
    const answer = await request(api.app.getHttpServer())
      .post('/api/topics')
      .set('content-type', 'application/json')
      .send('{"title": no JSON');
    expect(answer.status).toBe(403);
    expect(asked).toMatchObject([{ level: 'pipeline' }]);
  });

  it('finds a declared access level on every route handler', () => {
    const routes = api.app.get(AccessAudit).routes();
    expect(routes.length).toBeGreaterThanOrEqual(9);
    for (const { access } of routes) {
      expect((access as string[]).length).toBeGreaterThan(0);
      expect(ACCESS_LEVELS).toEqual(expect.arrayContaining(access as string[]));
    }
  });

  it.each([
    ['post', '/api/investigations', 'pipeline or editor'],
    ['get', '/api/investigations', 'viewer'],
    ['get', '/api/investigations/candidates', 'viewer'],
    ['get', '/api/investigations/candidates/facets', 'viewer'],
    ['get', '/api/investigations/1', 'viewer'],
    ['get', '/api/investigations/1/calls', 'viewer'],
    ['post', '/api/investigations/1/cancel', 'editor'],
    ['post', '/api/investigations/1/pause', 'editor'],
    ['post', '/api/investigations/1/resume', 'editor'],
    ['post', '/api/investigations/1/wrap-up', 'editor'],
    ['get', '/api/investigations/1/pictures', 'viewer'],
    ['get', '/api/investigations/1/research', 'viewer'],
    ['post', '/api/topics', 'pipeline'],
    ['get', '/api/topics/1', 'viewer'],
    ['get', '/api/engines', 'viewer'],
    ['get', '/api/investigations/1/events', 'viewer'],
    ['post', '/api/investigations/1/corrections', 'reviewer'],
    ['post', '/api/investigations/1/mark-false', 'reviewer'],
    ['put', '/api/investigations/1/plan', 'editor'],
    ['post', '/api/investigations/1/approve', 'editor'],
    ['get', '/api/reviews', 'viewer'],
    ['post', '/api/reviews/1/claim', 'reviewer'],
    ['post', '/api/reviews/1/decide', 'reviewer'],
    ['get', '/api/keys', 'admin'],
    ['post', '/api/keys', 'admin'],
    ['post', '/api/keys/0123456789abcdef/revoke', 'admin'],
    ['get', '/api/audit', 'admin'],
    ['get', '/api/session', 'anyone'],
    ['delete', '/api/session', 'anyone'],
    ['get', '/api/health/live', 'anyone'],
    ['get', '/api/health/ready', 'anyone'],
  ] as const)('protects %s %s with the access level %s', async (method, path, level) => {
    await request(api.app.getHttpServer())[method](path);
    expect(asked.map((question) => question.level)).toEqual([level]);
  });

  it('applies the access policy before it validates the body', async () => {
    await request(api.app.getHttpServer()).post('/api/topics').send({ nonsense: true }).expect(403);
  });

  it('refuses to start if a route declares no access level', async () => {
    @Controller('forgotten')
    class ForgottenController {
      @Get()
      read(): string {
        return 'open to the world';
      }
    }
    @Module({ controllers: [ForgottenController] })
    class ForgottenModule {}
    const { settings, imports } = testBase(testDeps());
    const app = await createApp({ settings, imports: [...imports, ForgottenModule] });
    await expect(app.init()).rejects.toMatchObject({
      message: expect.stringContaining('ForgottenController.read'),
    });
    await app.close();
  });
});

describe('requests from a browser on this machine', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    api.service.addInvestigation(api.service.addTopic());
  });
  afterAll(() => api.app.close());

  it.each(['attacker.example', 'attacker.example:3000', 'localhost.attacker.example'])(
    'rejects a browser request for the host name %s to prevent DNS rebinding',
    async (host) => {
      for (const path of ['/api/topics/1', '/api/docs-json', '/api/health/ready']) {
        const answer = await request(api.app.getHttpServer()).get(path).set('Host', host).expect(403);
        expect(answer.body.code).toBe('forbidden');
      }
    },
  );

  it.each([{ Origin: 'https://attacker.example' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'null' }])(
    'rejects a browser request to change state if a page from another origin sends it (%j)',
    async (headers) => {
      const answer = await request(api.app.getHttpServer())
        .post('/api/investigations/123/cancel')
        .set(headers)
        .expect(403);
      expect(answer.body.code).toBe('request-refused');
      expect(api.service.investigations[0]?.status).toBe('queued');
    },
  );

  it('sends response headers that prevent MIME sniffing and cross-origin reads', async () => {
    const { headers } = await request(api.app.getHttpServer()).get('/api/topics/1');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('x-powered-by');
  });
});
