import { isLoopback, LoopbackPolicy, OpenPolicy, policyFor } from './access.policy';

const ask = (host: string | undefined) =>
  new LoopbackPolicy().decide('admin', {
    method: 'GET',
    path: '/',
    headers: { host },
    remoteAddress: '127.0.0.1',
  });

describe('who may call', () => {
  it.each(['127.0.0.1', '127.1.2.3', '::1', '[::1]', 'localhost', 'LOCALHOST', '::ffff:127.0.0.1'])(
    '%s is loopback',
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
  ])('%p is not loopback', (host) => expect(isLoopback(host)).toBe(false));

  it('everybody is let in who addressed the server by a loopback name', () => {
    for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000'])
      expect(ask(host)).toEqual({ allowed: true, actor: 'local' });
  });

  it.each([
    'attacker.example',
    'attacker.example:3000',
    'localhost.attacker.example',
    'a@localhost',
    'localhost/x',
    '',
    undefined,
  ])('a page of a stranger that points the name %p at this machine is refused', (host) =>
    expect(ask(host)).toMatchObject({ allowed: false }),
  );

  it('a loopback address gets the loopback policy', () => {
    expect(policyFor({ HOST: '127.0.0.1', ALLOW_OPEN_API: false })).toBeInstanceOf(LoopbackPolicy);
    expect(policyFor({ HOST: '127.0.0.1', ALLOW_OPEN_API: true })).toBeInstanceOf(LoopbackPolicy);
  });

  it('an open address is refused until the operator allows it', () => {
    expect(() => policyFor({ HOST: '0.0.0.0', ALLOW_OPEN_API: false })).toThrow(
      expect.objectContaining({
        code: 'invalid-configuration',
        hint: expect.stringContaining('ALLOW_OPEN_API'),
      }),
    );
    expect(policyFor({ HOST: '0.0.0.0', ALLOW_OPEN_API: true })).toBeInstanceOf(OpenPolicy);
  });
});
