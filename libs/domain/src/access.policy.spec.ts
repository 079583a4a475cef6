import { isActorName, hasAnyRole, ROLES, expandRoles, type Role } from './access.policy';

describe('role permissions', () => {
  it.each<[Role, Role[]]>([
    ['pipeline', ['pipeline']],
    ['metrics', ['metrics']],
    ['viewer', ['viewer']],
    ['editor', ['viewer', 'editor']],
    ['reviewer', ['viewer', 'editor', 'reviewer']],
    ['admin', [...ROLES]],
  ])('include for the role %s exactly %j', (role, covered) => {
    expect(expandRoles([role])).toEqual(covered);
    for (const wanted of ROLES)
      expect([wanted, hasAnyRole([role], [wanted])]).toEqual([wanted, covered.includes(wanted)]);
  });

  it('are combined if a caller has several roles', () => {
    expect(expandRoles(['metrics', 'viewer'])).toEqual(['viewer', 'metrics']);
  });

  it('are empty without a role', () => {
    expect(ROLES.filter((wanted) => hasAnyRole([], [wanted]))).toEqual([]);
  });

  it('suffice if they cover one of several accepted roles', () => {
    expect(hasAnyRole(['editor'], ['pipeline', 'editor'])).toBe(true);
    expect(hasAnyRole(['viewer'], ['pipeline', 'editor'])).toBe(false);
  });
});

describe('the name of an actor', () => {
  it.each(['ann', 'Ann Example', 'Zoë O’Neil', 'desk-2', 'ann.example@paper.example', 'a', '李四'])(
    'can be %s',
    (name) => expect(isActorName(name)).toBe(true),
  );
  it.each(['', ' ann', 'ann ', 'a\nb', 'a\u0000b', '<b>ann</b>', '=cmd()', 'a\u202eb', 'a/b', 'x'.repeat(81)])(
    'cannot be %j',
    (name) => expect(isActorName(name)).toBe(false),
  );

  it('is rejected quickly if it is long and malformed', () => {
    expect(isActorName(`${'a'.repeat(79)}-`)).toBe(false);
  });
});
