import { isSecretName, maskAddress } from './redaction.policy';
import { cpuNow } from '../../../test/support/cpu';

describe('Masking of addresses', () => {
  it.each([
    'key',
    'api_key',
    'apikey',
    'apiKey',
    'api-key',
    'KEY',
    'token',
    'access_token',
    'accessToken',
    'X-Amz-Signature',
    'sig',
    'client_secret',
    'cx',
    'pass%77ord',
    'X-Subscription-Token',
    'Authorization',
    'Cookie',
    'myapikey',
  ])('takes %s for the name of a secret', (name) => expect(isSecretName(name)).toBe(true));

  it.each([
    'q',
    'query',
    'keyword',
    'keywords',
    'monkey',
    'author',
    'page',
    'sort',
    'tokens_per_page',
    'signed',
    'design',
    'lang',
    'accept-language',
  ])('does not take %s for the name of a secret', (name) => expect(isSecretName(name)).toBe(false));

  it('replaces the values of secrets and leaves the rest as it was written', () => {
    const masked = maskAddress('https://api.example/v1?q=a%20b+c&key=AIza123&fl=x&access_token=abc%3D&empty=&flag');
    expect(masked).toBe('https://api.example/v1?q=a%20b+c&key=***&fl=x&access_token=***&empty=&flag');
  });

  it('drops user info and fragment', () => {
    expect(maskAddress('https://user:hunter2@example.org/a#token=abc')).toBe('https://example.org/a');
    expect(maskAddress('http://a@b:c@example.org/?q=x@y')).toBe('http://example.org/?q=x@y');
  });

  it('leaves no secret of an address that cannot be read', () => {
    expect(maskAddress('http:/user:hunter2@ex ample/?key=abc')).not.toMatch(/hunter2|abc/);
  });

  it('keeps to printable ASCII and to its length, whatever comes', () => {
    expect(maskAddress('https://example.org/\u0000\ud800\u202eä\n')).toBe('https://example.org/');
    expect(maskAddress(`https://example.org/${'a'.repeat(100_000)}`)).toHaveLength(2048);
  });

  it('is quick with hostile input', () => {
    const started = cpuNow();
    maskAddress(`http://${'@'.repeat(100_000)}?${'key=&'.repeat(20_000)}`);
    isSecretName('a'.repeat(1_000_000));
    expect(cpuNow() - started).toBeLessThan(1_000);
  });
});
