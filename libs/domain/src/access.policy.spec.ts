import { isActorName, hasAnyRole, ROLES, expandRoles, type Role } from './access.policy';

describe('role permissions', () => {
  it.each<[Role, Role[]]>([
    ['pipeline', ['pipeline']],
    ['metrics', ['metrics']],
    ['viewer', ['viewer']],
    ['editor', ['viewer', 'editor']],
    ['reviewer', ['viewer', 'editor', 'reviewer']],
    ['admin', [...ROLES]],
  ])('grants the role %s exactly the permissions of %j', (role, covered) => {
    expect(expandRoles([role])).toEqual(covered);
    for (const wanted of ROLES)
      expect([wanted, hasAnyRole([role], [wanted])]).toEqual([wanted, covered.includes(wanted)]);
  });

  it('combines the permissions of a caller with several roles', () => {
    expect(expandRoles(['metrics', 'viewer'])).toEqual(['viewer', 'metrics']);
  });

  it('grants no permissions without a role', () => {
    expect(ROLES.filter((wanted) => hasAnyRole([], [wanted]))).toEqual([]);
  });

  it('accepts a caller with permissions that cover one of several accepted roles', () => {
    expect(hasAnyRole(['editor'], ['pipeline', 'editor'])).toBe(true);
    expect(hasAnyRole(['viewer'], ['pipeline', 'editor'])).toBe(false);
  });
});

describe('the name of an actor', () => {
  it.each(['ann', 'Ann Example', 'Zoë O’Neil', 'desk-2', 'ann.example@paper.example', 'a', '李四'])(
    'accepts %s as the name of an actor',
    (name) => expect(isActorName(name)).toBe(true),
  );
  it.each(['', ' ann', 'ann ', 'a\nb', 'a\u0000b', '<b>ann</b>', '=cmd()', 'a\u202eb', 'a/b', 'x'.repeat(81)])(
    'rejects %j as the name of an actor',
    (name) => expect(isActorName(name)).toBe(false),
  );

  it('rejects a long and malformed name of an actor quickly', () => {
    expect(isActorName(`${'a'.repeat(79)}-`)).toBe(false);
  });
});
