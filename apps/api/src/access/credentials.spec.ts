import { cookieOf, credentialFrom, credentialOf } from './credentials';

const from = (headers: Record<string, string>) => credentialOf(headers, 'corroborate');

describe('what a caller shows to be known by', () => {
  it('is a key or a token in the Authorization header', () => {
    expect(from({ authorization: 'Bearer cbr_1_2' })).toEqual({ kind: 'key', text: 'cbr_1_2' });
    expect(from({ authorization: 'bearer  a.b.c' })).toEqual({ kind: 'token', text: 'a.b.c' });
    expect(credentialFrom('a.b')).toEqual({ kind: 'key', text: 'a.b' });
  });

  it('is a key in a header of its own, or the cookie of a session', () => {
    expect(from({ 'x-api-key': 'cbr_1_2' })).toEqual({ kind: 'key', text: 'cbr_1_2' });
    expect(from({ cookie: 'theme=dark; corroborate=abc; x=y' })).toEqual({ kind: 'session', text: 'abc' });
  });

  it('is the header where both are there: a wrong key is not made good by a cookie', () => {
    expect(from({ authorization: 'Bearer wrong', cookie: 'corroborate=abc' })).toEqual({ kind: 'key', text: 'wrong' });
    for (const authorization of ['Bearer', 'Bearer ', 'Bearer two words', `Bearer ${'x'.repeat(9_000)}`])
      expect(from({ authorization, cookie: 'corroborate=abc' })).toEqual({ kind: 'key', text: '' });
  });

  it('is not the password a proxy on the way asked for', () => {
    expect(from({ authorization: 'Basic YTpi' })).toBeNull();
    expect(from({ authorization: 'Basic YTpi', cookie: 'corroborate=abc' })).toEqual({ kind: 'session', text: 'abc' });
  });

  it('is nothing where nothing was sent', () => {
    expect(from({})).toBeNull();
    expect(from({ cookie: 'corroborate2=abc; xcorroborate=abc' })).toBeNull();
    expect(cookieOf({}, 'corroborate')).toBeNull();
  });
});
