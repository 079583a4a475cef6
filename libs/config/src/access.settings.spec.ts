import { loadSettings } from './settings';

const fault = (name: string) =>
  expect.objectContaining({ code: 'invalid-configuration', message: expect.stringContaining(name) });

describe('API access settings', () => {
  it('parses multi-value settings as lists, empty by default', () => {
    expect(
      loadSettings({
        TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
        CORS_ORIGINS: 'https://a.example,http://b.example:8080',
        OIDC_ROLE_NAMES: 'news desk=editor, boss=admin',
      }),
    ).toMatchObject({
      TRUSTED_PROXIES: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      CORS_ORIGINS: ['https://a.example', 'http://b.example:8080'],
      OIDC_ROLE_NAMES: ['news desk=editor', 'boss=admin'],
    });
    expect(loadSettings({})).toMatchObject({
      TRUSTED_PROXIES: [],
      CORS_ORIGINS: [],
      OIDC_ROLE_NAMES: [],
      AUTH_MODE: undefined,
    });
  });

  it.each([
    ['AUTH_MODE', 'open'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['TRUSTED_PROXIES', '*'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/'],
    ['CORS_ORIGINS', 'a.example'],
    ['OIDC_ROLE_NAMES', 'boss=root'],
    ['OIDC_ROLE_NAMES', 'boss'],
    ['OIDC_ISSUER', 'id.example'],
    ['PUBLIC_URL', 'https://desk.example/news'],
    ['PUBLIC_URL', 'desk.example'],
    ['SESSION_HOURS', '0'],
  ])('rejects %s=%s', (name, value) => expect(() => loadSettings({ [name]: value })).toThrow(fault(name)));
});
