import type { AddressInfo } from 'node:net';
import type { JWTPayload } from 'jose';
import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { FakeProvider } from '../testing/fake-provider';
import { testApi, testSettings, type TestApi } from '../testing/test-api';

const provider = new FakeProvider();
let server: TestDatabase;
let db: Database;
let api: TestApi;
let at: string;
beforeAll(async () => {
  await provider.start();
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  const settings = testSettings({
    AUTH_MODE: 'oidc',
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: 'the-api',
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
  });
  api = await testApi({ settings, callers: db });
  api.service.addTopic();
  at = `http://127.0.0.1:${(api.app.getHttpServer().address() as AddressInfo).port}`;
  provider.redirects = [`${at}/`];
});
afterAll(async () => {
  await api.app.close();
  await db.close();
  await server.drop();
  await provider.stop();
});
beforeEach(() => {
  provider.person = { sub: 'Olga Provider', roles: ['reviewer'] };
  provider.lies = {};
});

/** Cookie storage of a browser. */
class Jar {
  readonly cookies = new Map<string, string>();
  readonly set: string[] = [];

  async post(
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${at}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: at,
        'sec-fetch-site': 'same-origin',
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      body: JSON.stringify(body ?? {}),
    });
    for (const line of answer.headers.getSetCookie()) this.take(line);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  }

  private take(line: string): void {
    this.set.push(line);
    const [name = '', value = ''] = line.split(';')[0]!.split('=');
    if (/Expires=Thu, 01 Jan 1970/.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Follows the redirect to the provider and returns the query of the callback. */
async function visit(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? 'http://nowhere/');
  expect(`${back.origin}/`).toBe(`${at}/`);
  return back.search;
}

async function begun(jar = new Jar()): Promise<{ jar: Jar; query: string }> {
  const { body } = await jar.post('/api/session/oidc');
  return { jar, query: await visit(String(body.url)) };
}

const refusedWith = async (jar: Jar, query: string, words: RegExp) => {
  const { status, body } = await jar.post('/api/session/oidc/finish', { query });
  expect([status, body.detail]).toEqual([401, expect.stringMatching(words)]);
  expect(jar.cookies.has('corroborate')).toBe(false);
};

describe('signing in with the identity provider', () => {
  it('redirects, then opens a session with the name and roles from the provider', async () => {
    const { jar, query } = await begun();
    const begin = jar.set.find((line) => line.startsWith('corroborate-sign-in='));
    expect(begin).toMatch(/HttpOnly/);
    expect(begin).toMatch(/SameSite=Strict/);
    const { status, body } = await jar.post('/api/session/oidc/finish', { query });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        signed_in: true,
        actor: 'Olga Provider',
        provider_sign_in: true,
        roles: expect.arrayContaining(['viewer', 'editor', 'reviewer']),
      }),
    ]);
    expect([...jar.cookies.keys()]).toEqual(['corroborate']);
    expect(Date.parse(String(body.expires_at)) - Date.now()).toBeGreaterThan(3_600_000);
    for (
      let turn = 0;
      turn < 40 && (await db.audit.list({ limit: 1, actor: 'Olga Provider' })).items.length === 0;
      turn += 1
    )
      await new Promise((resolve) => setTimeout(resolve, 25));
    expect((await db.audit.list({ limit: 5, actor: 'Olga Provider' })).items).toMatchObject([
      { action: 'POST /api/session/oidc/finish', outcome: 'done' },
    ]);
    const read = await fetch(`${at}/api/topics/1`, {
      headers: { cookie: `corroborate=${jar.cookies.get('corroborate')}` },
    });
    expect(read.status).toBe(200);
    expect(provider.tokenRequests.at(-1)?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
  });

  it('accepts a callback once, and only in the browser that started it', async () => {
    const { jar, query } = await begun();
    await refusedWith(new Jar(), query, /not started in this browser/);
    expect((await jar.post('/api/session/oidc/finish', { query })).status).toBe(200);
    jar.cookies.delete('corroborate');
    await refusedWith(jar, query, /not started in this browser/);
    const other = await begun();
    const stolen = new Jar();
    stolen.cookies.set('corroborate-sign-in', (await begun()).jar.cookies.get('corroborate-sign-in') ?? '');
    await refusedWith(stolen, other.query, /does not match/);
  });

  it('rejects a callback with a used code, a code from another sign-in, or from another issuer', async () => {
    const first = await begun();
    const cookie = first.jar.cookies.get('corroborate-sign-in') ?? '';
    expect((await first.jar.post('/api/session/oidc/finish', { query: first.query })).status).toBe(200);
    const again = new Jar();
    again.cookies.set('corroborate-sign-in', cookie);
    await refusedWith(again, first.query, /no longer accepts/);
    const [mine, theirs] = [await begun(), await begun()];
    const mixed = new URLSearchParams(mine.query);
    mixed.set('code', new URLSearchParams(theirs.query).get('code') ?? '');
    await refusedWith(mine.jar, `?${mixed.toString()}`, /no longer accepts/);
    const { jar, query } = await begun();
    await refusedWith(jar, query.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fother.example'), /does not match/);
  });

  it.each<[string, JWTPayload, RegExp]>([
    ['for another sign-in', { nonce: 'another' }, /does not match/],
    ['for another client', { aud: 'payroll' }, /does not match/],
    ['from another issuer', { iss: 'https://other.example' }, /does not match/],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 600 }, /does not match|expired/],
    ['without a name', { sub: '' }, /no user name|does not match/],
    ['without a known role', { roles: ['payroll'] }, /not assigned you a role/],
  ])('rejects an ID token %s', async (_, lies, words) => {
    provider.lies = lies;
    const { jar, query } = await begun();
    await refusedWith(jar, query, words);
  });

  it('reports that the identity provider denied access', async () => {
    provider.person = null;
    const { jar, query } = await begun();
    await refusedWith(jar, query, /denied access/);
  });

  it('rejects an identity provider sign-in from a cross-origin page, and returns only to local paths', async () => {
    const foreign = await new Jar().post(
      '/api/session/oidc',
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
  });

  it('offers sign-in with the identity provider only if an OIDC client is configured', async () => {
    const other = await testApi({
      settings: testSettings({ AUTH_MODE: 'oidc', OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: 'x' }),
      callers: db,
    });
    const { port } = other.app.getHttpServer().address() as AddressInfo;
    const who = (await (await fetch(`http://127.0.0.1:${port}/api/session`)).json()) as { provider_sign_in: boolean };
    const tried = await fetch(`http://127.0.0.1:${port}/api/session/oidc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await other.app.close();
    expect([who.provider_sign_in, tried.status]).toEqual([false, 404]);
  });

  it('reports an unreachable provider and queries it again on the next sign-in', async () => {
    const away = await new FakeProvider().start();
    const issuer = away.issuer;
    await away.stop();
    const other = await testApi({
      settings: testSettings({ AUTH_MODE: 'oidc', OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'x', OIDC_CLIENT_ID: 'desk' }),
      callers: db,
    });
    const { port } = other.app.getHttpServer().address() as AddressInfo;
    const tried = await fetch(`http://127.0.0.1:${port}/api/session/oidc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await other.app.close();
    expect([tried.status, ((await tried.json()) as { detail: string }).detail]).toEqual([
      503,
      'The identity provider cannot be reached.',
    ]);
  });
});
