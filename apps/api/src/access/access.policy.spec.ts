import { loadSettings, type Settings } from '@corroborate/config';
import { resolveAuthMode, isLoopback, LOCAL, LoopbackPolicy } from './access.policy';

const ask = (host: string | undefined) =>
  new LoopbackPolicy().decide(['admin'], {
    method: 'GET',
    path: '/',
    headers: { host },
    remoteAddress: '127.0.0.1',
  });

describe('LoopbackPolicy', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost', 'LOCALHOST', '::ffff:127.0.0.1'])(
    'treats %s as loopback',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  it.each([
    '0.0.0.0',
    '::',
    '10.0.0.1',
    '192.168.1.4',
    'example.org',
    'localhost.example.org',
    '127.0.0.1.example.org',
    '',
  ])('does not treat %p as loopback', (host) => expect(isLoopback(host)).toBe(false));

  it('allows callers who address the server by a loopback name', () => {
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000'])
      expect(ask(host)).toEqual({ allowed: true, ...LOCAL });
  });

  it.each([
    'attacker.example',
    'attacker.example:3000',
    'localhost.attacker.example',
    'a@localhost',
    'localhost/x',
    '',
    undefined,
  ])('rejects the host name %p, to prevent DNS rebinding', (host) =>
    expect(ask(host)).toMatchObject({ allowed: false }),
  );

  it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'x-forwarded-host'])(
    'rejects requests forwarded by a proxy on this machine (%s)',
    (header) => {
      const headers = { host: '127.0.0.1:3000', [header]: '203.0.113.7' };
      expect(
        new LoopbackPolicy().decide(['viewer'], { method: 'GET', path: '/', headers, remoteAddress: '127.0.0.1' }),
      ).toMatchObject({
        allowed: false,
        hint: expect.stringContaining('AUTH_MODE=apikey'),
      });
    },
  );
});

describe('authentication mode', () => {
  const mode = (given: Partial<Settings>) => resolveAuthMode({ ...loadSettings({}), ...given });

  it('requires no key on loopback and a key on all other addresses', () => {
    expect(mode({})).toBe('none');
    expect(mode({ HOST: '::1' })).toBe('none');
    expect(mode({ HOST: '0.0.0.0' })).toBe('apikey');
    expect(mode({ HOST: '192.168.1.4' })).toBe('apikey');
  });

  it('requires keys on loopback too if configured or behind a proxy', () => {
    expect(mode({ AUTH_MODE: 'apikey' })).toBe('apikey');
    expect(mode({ PUBLIC_URL: 'https://desk.example' })).toBe('apikey');
    expect(mode({ TRUSTED_PROXIES: ['loopback'] })).toBe('apikey');
  });

  it.each<Partial<Settings>>([
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { PUBLIC_URL: 'https://desk.example' },
    { TRUSTED_PROXIES: ['10.0.0.1'] },
  ])('rejects `none` if other machines can connect (%j)', (given) => {
    expect(() => mode({ ...given, AUTH_MODE: 'none' })).toThrow(
      expect.objectContaining({ code: 'invalid-configuration', hint: expect.stringContaining('AUTH_MODE=apikey') }),
    );
  });

  it.each<Partial<Settings>>([{}, { OIDC_ISSUER: 'https://id.example' }, { OIDC_AUDIENCE: 'desk' }])(
    'requires issuer and audience for mode oidc (%j)',
    (given) => {
      expect(() => mode({ ...given, AUTH_MODE: 'oidc' })).toThrow(
        expect.objectContaining({ code: 'invalid-configuration', message: expect.stringContaining('OIDC_ISSUER') }),
      );
    },
  );

  it.each<Partial<Settings>>([
    { OIDC_ISSUER: 'http://id.example' },
    { OIDC_ISSUER: 'https://id.example', OIDC_JWKS_URL: 'http://id.example/keys' },
  ])('rejects provider URLs without https (%j)', (given) => {
    expect(() => mode({ OIDC_AUDIENCE: 'desk', ...given, AUTH_MODE: 'oidc' })).toThrow(
      expect.objectContaining({ code: 'invalid-configuration', message: expect.stringContaining('https') }),
    );
    expect(mode({ AUTH_MODE: 'oidc', OIDC_AUDIENCE: 'desk', OIDC_ISSUER: 'https://id.example' })).toBe('oidc');
  });
});
