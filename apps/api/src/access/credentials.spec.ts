import { readCookie, toCredential, findCredential } from './credentials';

const from = (headers: Record<string, string>) => findCredential(headers, 'corroborate');

describe('parsing of request credentials', () => {
  it('reads a key or a token from the Authorization header', () => {
    expect(from({ authorization: 'Bearer cbr_1_2' })).toEqual({ kind: 'key', text: 'cbr_1_2' });
    expect(from({ authorization: 'bearer  a.b.c' })).toEqual({ kind: 'token', text: 'a.b.c' });
    expect(toCredential('a.b')).toEqual({ kind: 'key', text: 'a.b' });
  });

  it('reads a key from X-Api-Key and a session from the cookie', () => {
    expect(from({ 'x-api-key': 'cbr_1_2' })).toEqual({ kind: 'key', text: 'cbr_1_2' });
    expect(from({ cookie: 'theme=dark; corroborate=abc; x=y' })).toEqual({ kind: 'session', text: 'abc' });
  });

  it('prefers the Authorization header: a valid cookie does not override a wrong key', () => {
    expect(from({ authorization: 'Bearer wrong', cookie: 'corroborate=abc' })).toEqual({ kind: 'key', text: 'wrong' });
    for (const authorization of ['Bearer', 'Bearer ', 'Bearer two words', `Bearer ${'x'.repeat(9_000)}`])
      expect(from({ authorization, cookie: 'corroborate=abc' })).toEqual({ kind: 'key', text: '' });
  });

  it('ignores Basic credentials, which are for a proxy', () => {
    expect(from({ authorization: 'Basic YTpi' })).toBeNull();
    expect(from({ authorization: 'Basic YTpi', cookie: 'corroborate=abc' })).toEqual({ kind: 'session', text: 'abc' });
  });

  it('returns null if the request has none', () => {
    expect(from({})).toBeNull();
    expect(from({ cookie: 'corroborate2=abc; xcorroborate=abc' })).toBeNull();
    expect(readCookie({}, 'corroborate')).toBeNull();
  });
});
