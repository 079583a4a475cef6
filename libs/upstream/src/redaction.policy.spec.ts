import { isSecretName, maskAddress } from './redaction.policy';
import { cpuNow } from '../../../test/support/cpu';

describe('URL masking', () => {
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
  ])('treats %s as the name of a secret', (name) => expect(isSecretName(name)).toBe(true));

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
  ])('does not treat %s as the name of a secret', (name) => expect(isSecretName(name)).toBe(false));

  it('replaces secret values and keeps the rest unchanged', () => {
    const masked = maskAddress('https://api.example/v1?q=a%20b+c&key=AIza123&fl=x&access_token=abc%3D&empty=&flag');
    expect(masked).toBe('https://api.example/v1?q=a%20b+c&key=***&fl=x&access_token=***&empty=&flag');
  });

  it('removes user info and fragment', () => {
    expect(maskAddress('https://user:hunter2@example.org/a#token=abc')).toBe('https://example.org/a');
    expect(maskAddress('http://a@b:c@example.org/?q=x@y')).toBe('http://example.org/?q=x@y');
  });

  it('removes secrets from an invalid URL', () => {
    expect(maskAddress('http:/user:hunter2@ex ample/?key=abc')).not.toMatch(/hunter2|abc/);
  });

  it('returns only printable ASCII, within the maximum length', () => {
    expect(maskAddress('https://example.org/\u0000\ud800\u202eä\n')).toBe('https://example.org/');
    expect(maskAddress(`https://example.org/${'a'.repeat(100_000)}`)).toHaveLength(2048);
  });

  it('masks malicious input in less than a second of CPU time', () => {
    const started = cpuNow();
    maskAddress(`http://${'@'.repeat(100_000)}?${'key=&'.repeat(20_000)}`);
    isSecretName('a'.repeat(1_000_000));
    expect(cpuNow() - started).toBeLessThan(1_000);
  });
});
