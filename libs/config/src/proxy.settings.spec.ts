import { loadSettings, adviceOnNames } from './settings';
import { SECRET_SETTINGS } from './settings.schema';

describe('proxy settings', () => {
  it.each([
    [{ HTTPS_PROXY: 'http://proxy.example:3128' }, { HTTPS_PROXY: 'http://proxy.example:3128' }],
    [{ https_proxy: 'http://proxy.example:3128' }, { HTTPS_PROXY: 'http://proxy.example:3128' }],
    [{ http_proxy: 'proxy.example:3128' }, { HTTP_PROXY: 'http://proxy.example:3128' }],
    [{ no_proxy: '.example.com,localhost' }, { NO_PROXY: '.example.com,localhost' }],
    [{ HTTP_PROXY: '', http_proxy: 'http://small.example' }, { HTTP_PROXY: 'http://small.example' }],
    [{ HTTP_PROXY: 'http://big.example', http_proxy: 'http://small.example' }, { HTTP_PROXY: 'http://big.example' }],
  ])('reads upper- or lower-case names: %j', (env, settings) => expect(loadSettings(env)).toMatchObject(settings));

  it('gives no spelling advice for lower-case names', () =>
    expect(adviceOnNames(['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY'])).toEqual([]));

  it('rejects an unsupported proxy scheme and names the setting', () =>
    expect(() => loadSettings({ https_proxy: 'socks5://bob:hush@proxy.example:1080' })).toThrow(
      /HTTPS_PROXY: must begin with http:\/\/ or https:\/\/; other proxies/,
    ));

  it('treats proxy URLs as secrets because they can contain a password', () =>
    expect(SECRET_SETTINGS).toEqual(expect.arrayContaining(['HTTP_PROXY', 'HTTPS_PROXY'])));
});
