import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

describe('web interface of the desk', () => {
  let folder: string;
  let api: TestApi;
  const http = () => request(api.app.getHttpServer());
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Desk</title>');
    await writeFile(path.join(folder, 'assets/main-abc.js'), 'console.log(1)');
    await writeFile(path.join(folder, '.secret'), 'geheim');
    api = await testApi({ deskFolder: folder });
  });
  afterAll(async () => {
    await api.app.close();
    await rm(folder, { recursive: true });
  });

  it('serves the web interface of the desk at the root with a CSP that allows only its own files', async () => {
    const { headers, text } = await http().get('/').expect(200).expect('content-type', /html/);
    expect(text).toContain('Desk');
    expect(headers['cache-control']).toBe('no-cache');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe');
  });

  const pages = ['/candidates', '/topics', '/topics/7', '/investigations/12/sources/3', '/reviews/4', '/admin/ratings'];
  it.each([...pages, '/outlets/apnews.com'])('serves the page at %s with the same CSP', async (asked) => {
    const { headers, text } = await http().get(asked).expect(200).expect('content-type', /html/);
    expect(text).toContain('Desk');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('serves the web interface of the desk in the configured language', async () => {
    const spanish = await testApi({ deskFolder: folder, settings: testSettings({ DESK_LANGUAGE: 'es' }) });
    for (const asked of ['/', '/topics/7'])
      expect((await request(spanish.app.getHttpServer()).get(asked).expect(200)).text).toContain('<html lang="es">');
    await spanish.app.close();
  });

  it('returns the page with status 404 to a browser at an unknown URL', async () => {
    const { text } = await http().get('/nowhere').set('accept', 'text/html').expect(404).expect('content-type', /html/);
    expect(text).toContain('Desk');
    await http()
      .get('/metrics')
      .set('accept', 'text/html')
      .expect('content-type', /text\/plain/);
    for (const asked of ['/candidates.js', '/ops/nothing'])
      await http().get(asked).set('accept', 'text/html').expect(404).expect('content-type', /json/);
  });

  it('does not serve the page at URLs that do not belong to the desk', async () => {
    for (const asked of ['/api/candidates', '/nowhere', '/candidates.js', '/candidatesque', '/topics/a.b'])
      expect((await http().get(asked).expect(404)).body.code).toBe('route-not-found');
    await http().post('/candidates').send({}).expect(404);
    await http()
      .get('/metrics')
      .expect('content-type', /text\/plain/);
  });

  it('lets browsers cache hashed files forever', async () => {
    const { headers } = await http().get('/assets/main-abc.js').expect(200);
    expect(headers['cache-control']).toContain('immutable');
  });

  it.each(['/.secret', '/assets/', '/..%2f..%2fetc%2fpasswd', '/assets/nope.js'])(
    'does not serve %s',
    async (asked) => {
      const { body } = await http().get(asked).expect(404);
      expect(body.code).toBe('route-not-found');
    },
  );

  it('returns build instructions if it is not built, while the API still works', async () => {
    const bare = await testApi();
    await request(bare.app.getHttpServer())
      .get('/')
      .expect(503, /npm run build/);
    await request(bare.app.getHttpServer()).get('/api/health/live').expect(200);
    await bare.app.close();
  });
});
