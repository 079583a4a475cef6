import { MAX_PARAMETERS, checkMemberCount, checkParameterCount } from './members.policy';

const BOUNDS = { each: 3, total: 10 };
const wide = (many: number) => Object.fromEntries(Array.from({ length: many }, (_, n) => [`k${n}`, 1]));
const said = (body: unknown) => checkMemberCount(body, BOUNDS)?.items[0];

describe('checkMemberCount', () => {
  it.each([[null], ['text'], [7], [{}], [wide(3)], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10]], [{ a: wide(3), b: wide(3) }]])(
    'accepts %j',
    (body) => expect(checkMemberCount(body, BOUNDS)).toBeNull(),
  );

  it('rejects one member too many at any depth, with its pointer', () => {
    expect(said(wide(4))).toMatchObject({
      in: 'body',
      pointer: '#',
      detail: expect.stringContaining('more than 3 members'),
    });
    expect(said({ a: [{ b: wide(4) }] })).toMatchObject({ pointer: '#/a/0/b' });
  });

  it('rejects a list that is too long, and many small objects that exceed the total', () => {
    expect(said(Array(11).fill(0))).toMatchObject({ detail: expect.stringContaining('more than 10') });
    expect(said([[wide(3)], [wide(3)], [wide(3)]])).toMatchObject({ detail: expect.stringContaining('more than 10') });
  });

  it('does not overflow the call stack on deep nesting', () => {
    const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) as unknown;
    expect(checkMemberCount(deep, { each: 3, total: 200_000 })).toBeNull();
    expect(checkMemberCount(deep, BOUNDS)).not.toBeNull();
  });
});

describe('checkParameterCount', () => {
  const address = (many: number) => `/api/topics?${Array.from({ length: many }, (_, n) => `p${n}=1`).join('&')}`;

  it('accepts query parameters up to the limit and rejects one more', () => {
    expect(checkParameterCount('/api/topics')).toBeNull();
    expect(checkParameterCount(address(MAX_PARAMETERS))).toBeNull();
    expect(checkParameterCount(address(MAX_PARAMETERS + 1))?.code).toBe('invalid-input');
  });
});
