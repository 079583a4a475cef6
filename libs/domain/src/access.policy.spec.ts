import { isActorName, hasAnyRole, ROLES, expandRoles, type Role } from './access.policy';

describe('what roles bring with them', () => {
  it.each<[Role, Role[]]>([
    ['pipeline', ['pipeline']],
    ['metrics', ['metrics']],
    ['viewer', ['viewer']],
    ['editor', ['viewer', 'editor']],
    ['reviewer', ['viewer', 'editor', 'reviewer']],
    ['admin', [...ROLES]],
  ])('%s covers %j and nothing else', (role, covered) => {
    expect(expandRoles([role])).toEqual(covered);
    for (const wanted of ROLES)
      expect([wanted, hasAnyRole([role], [wanted])]).toEqual([wanted, covered.includes(wanted)]);
  });

  it('is added up over several', () => {
    expect(expandRoles(['metrics', 'viewer'])).toEqual(['viewer', 'metrics']);
  });

  it('is nothing without a role', () => {
    expect(ROLES.filter((wanted) => hasAnyRole([], [wanted]))).toEqual([]);
  });

  it('suffices where it covers one of several', () => {
    expect(hasAnyRole(['editor'], ['pipeline', 'editor'])).toBe(true);
    expect(hasAnyRole(['viewer'], ['pipeline', 'editor'])).toBe(false);
  });
});

describe('a name that decisions carry', () => {
  it.each(['ann', 'Ann Example', 'Zoë O’Neil', 'desk-2', 'ann.example@paper.example', 'a', '李四'])(
    'may be %s',
    (name) => expect(isActorName(name)).toBe(true),
  );
  it.each(['', ' ann', 'ann ', 'a\nb', 'a\u0000b', '<b>ann</b>', '=cmd()', 'a\u202eb', 'a/b', 'x'.repeat(81)])(
    'may not be %j',
    (name) => expect(isActorName(name)).toBe(false),
  );

  it('is refused quickly when it is long and odd', () => {
    expect(isActorName(`${'a'.repeat(79)}-`)).toBe(false);
  });
});
