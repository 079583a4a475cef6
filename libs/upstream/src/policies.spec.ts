import { cacheKey, fromStored, cacheLifetimeMs, toStored } from './cache.policy';
import { errorCode, toFault } from './fault';
import { followRedirect, isRedirect, readLocation, type Hop } from './redirect.policy';
import { retryAfterMs } from './retry-after.policy';
import { nextStep, type RetryFacts } from './retry.policy';

describe('Retry-After', () => {
  const now = new Date('2026-03-04T10:00:00Z');
  const read = (value: string, date?: string) => retryAfterMs({ 'retry-after': value, ...(date && { date }) }, now);

  it.each([
    ['120', 120_000],
    ['0', 0],
    ['1.5', 1_500],
    ['Wed, 04 Mar 2026 10:00:30 GMT', 30_000],
    ['Wed, 04 Mar 2026 09:00:00 GMT', 0],
    ['999999999999', 86_400_000],
    ['Wed, 04 Mar 2099 10:00:00 GMT', 86_400_000],
  ])('reads %s as %d ms', (value, ms) => expect(read(value)).toBe(ms));

  it.each(['', 'soon', '-5', '1e9', 'March', 'NaN', '١٢'])('returns null for "%s"', (value) =>
    expect(read(value)).toBeNull(),
  );

  it('returns null without the header', () => expect(retryAfterMs({}, now)).toBeNull());

  it('measures a date from the server’s `Date` header', () => {
    expect(read('Mon, 05 Jan 2015 00:01:00 GMT', 'Mon, 05 Jan 2015 00:00:00 GMT')).toBe(60_000);
  });
});

describe('call retry', () => {
  const facts = (over: Partial<RetryFacts>): RetryFacts => ({
    attempt: { kind: 'answer', status: 503, retryAfterMs: null },
    attemptsMade: 1,
    retries: 2,
    method: 'GET',
    priced: false,
    remainingMs: 10_000,
    roll: 0.5,
    ...over,
  });
  const answer = (status: number, retryAfter: number | null = null) => ({
    kind: 'answer' as const,
    status,
    retryAfterMs: retryAfter,
  });
  const reset = { kind: 'fault' as const, passing: true, reached: true };

  it.each([429, 502, 503, 504])('retries after status %d', (status) =>
    expect(nextStep(facts({ attempt: answer(status) })).step).toBe('again'),
  );
  it.each([200, 301, 400, 401, 403, 404, 500])('does not retry after status %d', (status) =>
    expect(nextStep(facts({ attempt: answer(status) })).step).toBe('done'),
  );
  it('retries after a connection reset, but not after a permanent fault', () => {
    expect(nextStep(facts({ attempt: reset })).step).toBe('again');
    expect(nextStep(facts({ attempt: { ...reset, passing: false } })).step).toBe('done');
  });
  it('does not retry a POST', () => expect(nextStep(facts({ method: 'POST', attempt: reset })).step).toBe('done'));
  it('stops after the maximum number of retries', () => expect(nextStep(facts({ attemptsMade: 3 })).step).toBe('done'));
  it('does not retry a paid call that may have been charged', () => {
    expect(nextStep(facts({ priced: true, attempt: reset })).step).toBe('done');
    expect(nextStep(facts({ priced: true, attempt: { ...reset, reached: false } })).step).toBe('again');
    expect(nextStep(facts({ priced: true, attempt: answer(429) })).step).toBe('again');
  });
  it('backs off exponentially with bounded jitter', () => {
    const wait = (attemptsMade: number, roll: number) =>
      nextStep(facts({ attemptsMade, roll, retries: 9, remainingMs: 1e6 }));
    expect([wait(1, 0), wait(1, 1), wait(3, 0), wait(9, 1)]).toEqual(
      [125, 250, 500, 8000].map((waitMs) => ({ step: 'again', waitMs })),
    );
  });
  it('waits for `Retry-After` if time remains', () =>
    expect(nextStep(facts({ attempt: answer(429, 3_000) }))).toEqual({ step: 'again', waitMs: 3_000 }));
  it('stops and pauses if `Retry-After` is too long', () =>
    expect(nextStep(facts({ attempt: answer(429, 60_000) }))).toEqual({ step: 'pause', waitMs: 60_000 }));
  it('pauses after `Retry-After` on a POST', () =>
    expect(nextStep(facts({ method: 'POST', attempt: answer(503, 1_000) }))).toEqual({
      step: 'pause',
      waitMs: 1_000,
    }));
  it('does not wait if no time would remain for the call', () =>
    expect(nextStep(facts({ remainingMs: 300 })).step).toBe('done'));
});

describe('redirect', () => {
  const hop = (over: Partial<Hop> = {}): Hop => ({
    method: 'POST',
    url: new URL('https://api.example/a'),
    headers: {
      accept: '*/*',
      authorization: 'Bearer x',
      'x-api-key': 'k',
      cookie: 'c',
      'content-type': 'application/json',
    },
    body: '{"api_key":"k"}',
    ...over,
  });
  const follow = (from: Hop, status: number, to: string) => {
    const step = followRedirect(from, status, new URL(to, from.url));
    return step.follow ? step.hop : null;
  };

  it.each([
    [301, 'POST', 'GET'],
    [302, 'POST', 'GET'],
    [303, 'POST', 'GET'],
    [307, 'POST', 'POST'],
    [308, 'POST', 'POST'],
    [303, 'HEAD', 'HEAD'],
    [302, 'HEAD', 'HEAD'],
    [301, 'GET', 'GET'],
  ])('follows a redirect with status %d for a %s request with a %s request', (status, method, next) =>
    expect(follow(hop({ method, body: method === 'POST' ? 'x' : undefined }), status, '/b')?.method).toBe(next),
  );

  it('drops the body and content headers when POST becomes GET', () => {
    const next = follow(hop(), 302, '/b');
    expect(next?.body).toBeUndefined();
    expect(next?.headers).not.toHaveProperty('content-type');
  });

  it.each(['https://other.example/', 'https://www.api.example/', 'http://api.example/', 'https://api.example:8443/'])(
    'drops all secret headers on a redirect to %s',
    (to) => expect(follow(hop(), 302, to)?.headers).toEqual({ accept: '*/*' }),
  );

  it('keeps the headers on the same origin and on an upgrade to https on the same host', () => {
    expect(follow(hop(), 307, '/b')?.headers).toHaveProperty('authorization');
    expect(follow(hop({ url: new URL('http://api.example/') }), 307, 'https://api.example/')?.headers).toHaveProperty(
      'x-api-key',
    );
  });

  it('does not send a body, which can contain a key, to another origin', () => {
    expect(followRedirect(hop(), 307, new URL('https://other.example/'))).toMatchObject({ follow: false });
  });

  it('treats a 3xx as a redirect only with a `Location` header', () => {
    expect([
      isRedirect(302, '/a'),
      isRedirect(302, undefined),
      isRedirect(302, ''),
      isRedirect(304, '/a'),
      isRedirect(200, '/a'),
    ]).toEqual([true, false, false, false, false]);
  });

  it('decodes a `Location` header sent as raw UTF-8', () => {
    expect(readLocation(Buffer.from('/à', 'utf8').toString('latin1'))).toBe('/à');
    expect(readLocation('/\xe0')).toBe('/à');
    expect(readLocation('/a')).toBe('/a');
  });
});

describe('response cache key', () => {
  const facts = {
    provider: 'p',
    method: 'GET',
    url: 'https://api.example/?q=a&key=s3cret',
    headers: { accept: 'text/html' },
    body: undefined,
  };
  const changed = (over: Partial<Parameters<typeof cacheKey>[0]>) =>
    cacheKey({ ...facts, ...over }) !== cacheKey(facts);

  it('reveals nothing of the URL', () => expect(cacheKey(facts)).toMatch(/^[A-Za-z0-9_-]{43}$/));
  it('changes with everything that affects the response', () => {
    expect(changed({ method: 'HEAD' })).toBe(true);
    expect(changed({ url: 'https://api.example/?q=b&key=s3cret' })).toBe(true);
    expect(changed({ body: '' })).toBe(true);
    expect(changed({ provider: 'q' })).toBe(true);
    expect(changed({ headers: { accept: 'application/json' } })).toBe(true);
    expect(changed({ headers: { accept: 'text/html', 'x-unknown': '1' } })).toBe(true);
    expect(changed({ headers: { accept: 'text/html', authorization: 'Bearer a' } })).toBe(true);
  });
  it('does not change with a renewed token, the header order or the user agent', () => {
    const withToken = (token: string) => cacheKey({ ...facts, headers: { authorization: token, accept: 'text/html' } });
    expect(withToken('Bearer a')).toBe(withToken('Bearer b'));
    expect(cacheKey({ ...facts, headers: { b: '1', a: '2' } })).toBe(
      cacheKey({ ...facts, headers: { a: '2', b: '1' } }),
    );
    expect(changed({ headers: { accept: 'text/html', 'user-agent': 'x' } })).toBe(false);
  });
});

describe('response caching', () => {
  const answer = (url: string) => ({
    status: 200,
    headers: { 'content-type': 'a', 'set-cookie': 'session=1', 'www-authenticate': 'x' },
    body: Buffer.from('x'),
    url,
    redirects: [url],
  });
  const asked = 'https://api.example/?key=s3cret';

  it.each([
    [200, 5e6],
    [204, 5e6],
    [202, 0],
    [301, 0],
    [403, 0],
    [404, 3_600_000],
    [410, 3_600_000],
    [429, 0],
    [500, 0],
  ])('caches status %d for %d of 5,000,000 ms', (status, ms) => expect(cacheLifetimeMs(status, 5e6)).toBe(ms));

  it('stores neither API keys nor cookies', () => {
    const stored = toStored(answer('https://api.example/b?key=s3cret'), 'brave', asked);
    expect(JSON.stringify({ ...stored, body: '' })).not.toMatch(/s3cret|session/);
    expect(JSON.stringify({ ...toStored(answer(asked), 'brave', asked), body: '' })).not.toContain('s3cret');
  });
  it('restores the requested URL in full', () => {
    expect(fromStored(toStored(answer(asked), 'brave', asked), asked).url).toBe(asked);
  });
  it('keeps page URLs in full because they identify the page', () => {
    const page = 'https://news.example/story?key=17';
    expect(toStored(answer(page), 'page', 'https://news.example/s').url).toBe(page);
  });
});

describe('fault descriptions', () => {
  it('finds the error code in causes and aggregates', () => {
    expect(
      errorCode(new Error('x', { cause: new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]) })),
    ).toBe('ECONNREFUSED');
  });
  it('does not include third-party messages', () => {
    const fault = toFault(Object.assign(new Error('connect to http://user:hunter2@proxy'), { code: 'EWHATEVER' }));
    expect(fault.reason).toBe('the request failed (EWHATEVER)');
    expect(toFault('hunter2').reason).toBe('the request failed');
    expect(toFault({ code: 'not a code: hunter2' }).reason).toBe('the request failed');
  });
  it('distinguishes an invalid certificate from a lost connection', () => {
    expect(toFault({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' })).toMatchObject({ passing: false });
    expect(toFault({ code: 'ECONNRESET' })).toMatchObject({ passing: true, reached: true });
  });
});
