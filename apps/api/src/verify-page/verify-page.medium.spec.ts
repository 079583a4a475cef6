import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import request from 'supertest';
import { testApi } from '../testing/test-api';

const POLICY = "default-src 'none'; script-src 'sha256-x'";
const PAGE = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}" />`;

describe('archive verification page', () => {
  it('serves the archive verification page publicly, sandboxed and with its own CSP', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'verify-'));
    await writeFile(path.join(folder, 'verify.html'), PAGE);
    const { app } = await testApi({ verifyPage: path.join(folder, 'verify.html') });
    const { text, headers } = await request(app.getHttpServer())
      .get('/verify')
      .expect(200)
      .expect('content-type', /html/);
    expect(text).toBe(PAGE);
    expect(headers['content-security-policy']).toBe(
      `${POLICY}; frame-ancestors 'none'; sandbox allow-scripts allow-downloads`,
    );
    expect(headers['cache-control']).toBe('no-cache');
    await request(app.getHttpServer()).post('/verify').send({}).expect(404);
    await request(app.getHttpServer()).get('/verify/../verify.html').expect(404);
    await app.close();
    await rm(folder, { recursive: true });
  });

  it('returns build instructions if it is not built', async () => {
    const { app } = await testApi();
    await request(app.getHttpServer())
      .get('/verify')
      .expect(503, /npm run build/);
    await app.close();
  });
});
