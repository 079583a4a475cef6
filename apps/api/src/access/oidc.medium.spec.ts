import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose';
import request from 'supertest';
import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { testApi, testSettings, type TestApi } from '../testing/test-api';
import { readClaim, OidcVerifier, readRoles } from './oidc.verifier.adapter';

interface SigningKey {
  kid: string;
  private: CryptoKey;
  public: object;
}

/** Identity provider on its own port, with metadata and keys. */
class Provider {
  readonly asked: string[] = [];
  readonly keys: SigningKey[] = [];
  describedAs: string | null = null;
  private readonly server: Server = createServer((asked, answer) => {
    this.asked.push(asked.url ?? '');
    const body = this.bodyAt(asked.url ?? '');
    answer.writeHead(body ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  issuer = '';

  private bodyAt(path: string): object | null {
    if (path === '/keys') return { keys: this.keys.map((key) => key.public) };
    if (!path.endsWith('/openid-configuration')) return null;
    return { issuer: this.describedAs ?? this.issuer, jwks_uri: `${this.issuer}/keys` };
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.issuer = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    await this.addKey();
  }

  async addKey(): Promise<void> {
    const pair = await generateKeyPair('ES256');
    const kid = `key-${this.keys.length + 1}`;
    this.keys.push({
      kid,
      private: pair.privateKey,
      public: { ...(await exportJWK(pair.publicKey)), kid, alg: 'ES256', use: 'sig' },
    });
  }

  token(
    changes: JWTPayload = {},
    { key = this.keys.at(-1)!, kid, expires = '5m' }: { key?: SigningKey; kid?: string; expires?: string | null } = {},
  ): Promise<string> {
    const claims = { sub: 'ann-1', roles: ['reviewer'], iss: this.issuer, aud: 'desk', ...changes };
    const made = new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: kid ?? key.kid }).setIssuedAt();
    return (expires === null ? made : made.setExpirationTime(expires)).sign(key.private);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

const provider = new Provider();
let server: TestDatabase;
let db: Database;
let api: TestApi;
beforeAll(async () => {
  await provider.start();
  server = await createTestDatabase();
  db = await openDatabase(server.settings);
  const settings = testSettings({
    AUTH_MODE: 'oidc',
    OIDC_ISSUER: provider.issuer,
    OIDC_AUDIENCE: 'desk',
    FAILED_SIGN_INS_PER_MINUTE: 1_000,
  });
  api = await testApi({ settings, callers: db });
  api.service.addTopic();
});
afterAll(async () => {
  await api.app.close();
  await db.close();
  await server.drop();
  await provider.stop();
});

const http = () => request(api.app.getHttpServer());
const read = (token: string) => http().get('/api/topics/1').set('Authorization', `Bearer ${token}`);
const verifier = (changes: Partial<ConstructorParameters<typeof OidcVerifier>[0]> = {}) =>
  new OidcVerifier({ ...testSettings(), OIDC_ISSUER: provider.issuer, OIDC_AUDIENCE: 'desk', ...changes });

describe('token from the identity provider', () => {
  it('grants the permissions of its roles', async () => {
    await read(await provider.token()).expect(200);
    await read(await provider.token({ roles: ['pipeline'] })).expect(403);
    await read(await provider.token({ roles: ['something else'] })).expect(403);
    await read(await provider.token({ roles: undefined })).expect(403);
  });

  it.each<[string, () => Promise<string>]>([
    ['has expired', () => provider.token({}, { expires: '-5m' })],
    ['never expires', () => provider.token({}, { expires: null })],
    ['was issued for another service', () => provider.token({ aud: 'payroll' })],
    ['comes from another issuer', () => provider.token({ iss: 'https://other.example' })],
    ['is not valid yet', () => provider.token({ nbf: Math.floor(Date.now() / 1000) + 3_600 })],
    ['has no name', () => provider.token({ sub: undefined })],
    ['has a name that cannot be logged', () => provider.token({ sub: 'ann\u001b[2J' })],
    [
      'is not signed',
      async () =>
        new UnsecuredJWT({ sub: 'ann', roles: ['admin'] })
          .setIssuer(provider.issuer)
          .setAudience('desk')
          .setExpirationTime('5m')
          .encode(),
    ],
    [
      'is signed with a third party’s key',
      async () =>
        provider.token({}, { key: { ...provider.keys[0]!, private: (await generateKeyPair('ES256')).privateKey } }),
    ],
    [
      'is signed with the public key used as a shared secret',
      async () =>
        new SignJWT({ sub: 'ann', roles: ['admin'] })
          .setProtectedHeader({ alg: 'HS256', kid: provider.keys[0]!.kid })
          .setIssuer(provider.issuer)
          .setAudience('desk')
          .setExpirationTime('5m')
          .sign(new TextEncoder().encode(JSON.stringify(provider.keys[0]!.public))),
    ],
    [
      'was changed in transit',
      async () => {
        const [head, , signature] = (await provider.token({ roles: ['viewer'] })).split('.');
        const [, body] = (await provider.token({ roles: ['admin'] })).split('.');
        return [head, body, signature].join('.');
      },
    ],
    ['consists of three words separated by dots', async () => 'a.b.c'],
  ])('rejects a token from the identity provider with 401 if it %s', async (_what, make) => {
    const answer = await read(await make()).expect(401);
    expect(answer.body.code).toBe('unauthenticated');
    expect(answer.headers['www-authenticate']).toBe('Bearer realm="corroborate"');
  });

  it('verifies a token from the identity provider without requesting the provider’s keys each time', async () => {
    await read(await provider.token()).expect(200);
    const before = provider.asked.length;
    for (let n = 0; n < 5; n += 1) await read(await provider.token()).expect(200);
    for (let n = 0; n < 5; n += 1) await read(await provider.token({}, { kid: `made-up-${n}` })).expect(401);
    expect(provider.asked.length - before).toBeLessThanOrEqual(1);
  });

  it('starts a session that expires with the token', async () => {
    const signed = await http()
      .post('/api/session')
      .send({ key: await provider.token({ sub: 'auth|7' }) })
      .expect(200);
    expect(signed.body).toMatchObject({
      signed_in: true,
      auth_mode: 'oidc',
      actor: 'auth|7',
      roles: ['viewer', 'editor', 'reviewer'],
    });
    expect(Date.parse(signed.body.expires_at) - Date.now()).toBeLessThan(301_000);
    const cookie = String(signed.headers['set-cookie']?.[0]).split(';')[0] ?? '';
    await http().get('/api/topics/1').set('Cookie', cookie).expect(200);
    await http().get('/api/keys').set('Cookie', cookie).expect(403);
  });

  it('requires identity provider tokens from users and accepts API keys only from API clients', async () => {
    const by = { actor: 'test', via: 'command' };
    const person = await db.keys.create({ name: 'Ann', roles: ['reviewer', 'admin'], expiresAt: null }, by);
    const program = await db.keys.create({ name: 'feed', roles: ['pipeline'], expiresAt: null }, by);
    await read(person.text).expect(403);
    const started = await http()
      .post('/api/investigations')
      .set('Authorization', `Bearer ${program.text}`)
      .send({ topic_id: 1 });
    expect(started.status).toBe(202);
  });
});

describe('identity provider', () => {
  it('accepts tokens after the identity provider rotates its keys', async () => {
    const own = new OidcVerifier(
      {
        ...testSettings(),
        OIDC_ISSUER: provider.issuer,
        OIDC_AUDIENCE: 'desk',
        OIDC_JWKS_URL: `${provider.issuer}/keys`,
      },
      50,
    );
    expect(await own.verify(await provider.token())).toMatchObject({ kind: 'good' });
    await provider.addKey();
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await own.verify(await provider.token())).toMatchObject({
      kind: 'good',
      caller: { actor: 'ann-1', roles: ['reviewer'] },
    });
    expect(await own.verify(await provider.token({}, { key: provider.keys[0] }))).toMatchObject({ kind: 'good' });
  });

  it('queries the identity provider again after an outage and calls no token invalid until then', async () => {
    const absent = new Provider();
    await absent.start();
    const token = await absent.token();
    const own = verifier({ OIDC_ISSUER: absent.issuer });
    await absent.stop();
    expect(await own.verify(token)).toEqual({ kind: 'unavailable' });
    expect(await verifier({ OIDC_JWKS_URL: `${provider.issuer}/gone` }).verify(await provider.token())).toEqual({
      kind: 'unavailable',
    });
  });

  it('does not trust an identity provider if its metadata names another issuer', async () => {
    provider.describedAs = 'https://other.example';
    const own = verifier();
    expect(await own.verify(await provider.token())).toEqual({ kind: 'unavailable' });
    provider.describedAs = null;
    expect(await own.verify(await provider.token())).toMatchObject({ kind: 'good' });
  });

  it('reads roles and claims from the identity provider under other names if configured', async () => {
    const own = verifier({
      OIDC_ROLES_CLAIM: 'realm_access.roles',
      OIDC_ROLE_NAMES: ['news-desk=editor', 'boss=admin'],
      OIDC_NAME_CLAIM: 'email',
    });
    const token = await provider.token({ realm_access: { roles: ['news-desk', 'admin'] }, email: 'ann@paper.example' });
    expect(await own.verify(token)).toMatchObject({
      kind: 'good',
      caller: { actor: 'ann@paper.example', roles: ['editor'] },
    });
  });
});

describe('OIDC claims', () => {
  it('reads an OIDC claim by a dotted path, and also by a name that contains dots', () => {
    expect(readClaim({ a: { b: ['x'] } }, 'a.b')).toEqual(['x']);
    expect(readClaim({ 'https://paper.example/roles': 'viewer' }, 'https://paper.example/roles')).toBe('viewer');
    expect(readClaim({ a: 'text' }, 'a.length')).toBeUndefined();
    expect(readClaim({}, 'constructor.name')).toBeUndefined();
  });

  it('reads roles from OIDC claims as lists or strings and ignores unknown roles', () => {
    expect(readRoles(['viewer', 'viewer', 7, null, 'root'], [])).toEqual(['viewer']);
    expect(readRoles('viewer editor,metrics', [])).toEqual(['viewer', 'editor', 'metrics']);
    expect(readRoles({ viewer: true }, [])).toEqual([]);
    expect(readRoles('editor', ['news=viewer'])).toEqual([]);
  });
});
