import { openDatabase, type Database } from '@corroborate/db';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database';
import { testSettings } from '../testing/test-api';
import { createFirstKey } from './first-key';

const KEY = /\bcbr_\w{16}_[\w-]{43}\b/;
const shows = testSettings({ AUTH_MODE: 'apikey', FIRST_KEY: 'show' });

describe('first API key', () => {
  let server: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    server = await createTestDatabase();
    db = await openDatabase(server.settings);
  });
  afterAll(async () => {
    await db.close();
    await server.drop();
  });

  it.each([
    ['authentication is disabled', { AUTH_MODE: 'none' as const, FIRST_KEY: 'show' as const }],
    [
      'users sign in with tokens from an identity provider',
      { AUTH_MODE: 'oidc', OIDC_ISSUER: 'https://id.example', OIDC_AUDIENCE: 'x', FIRST_KEY: 'show' } as const,
    ],
  ])('creates no first API key if %s', async (_why, settings) => {
    expect(await createFirstKey(testSettings(settings), db.keys)).toEqual([]);
    expect(await db.keys.list()).toEqual([]);
  });

  it('does not create an initial API key by default, and logs how to create one', async () => {
    const [advice = '', ...more] = await createFirstKey(testSettings({ AUTH_MODE: 'apikey' }), db.keys);
    expect(advice).toContain('corroborate keys create');
    expect(more).toEqual([]);
    expect(await db.keys.list()).toEqual([]);
  });

  it('creates one first admin API key and shows it once, even if several processes start at once', async () => {
    const shown = await Promise.all(Array.from({ length: 4 }, () => createFirstKey(shows, db.keys)));
    const [lines = [], ...more] = shown.filter((each) => each.length > 0);
    expect(more).toEqual([]);
    expect(await db.keys.findPrincipal(KEY.exec(lines.join(''))?.[0] ?? '')).toMatchObject({
      actor: 'first-admin',
      roles: ['admin'],
    });
    expect((await db.audit.list({ limit: 5 })).items).toEqual([
      expect.objectContaining({ actor: 'first start', action: 'key.create' }),
    ]);
    expect(await createFirstKey(shows, db.keys)).toEqual([]);
    // A revoked first key is not replaced, because access may be unwanted.
    for (const { keyId } of await db.keys.list()) await db.keys.revoke(keyId, { actor: 'test', via: 'command' });
    expect(await createFirstKey(shows, db.keys)).toEqual([]);
    expect(await db.keys.list()).toHaveLength(1);
  });
});
