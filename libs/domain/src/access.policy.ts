/** What a caller may be. A key, a session or a token carries one or more of them. */
export const ROLES = ['pipeline', 'viewer', 'editor', 'reviewer', 'admin', 'metrics'] as const;
export type Role = (typeof ROLES)[number];

/** Roles that are for programs: they read and change nothing that a person decides. */
export const PROGRAM_ROLES: readonly Role[] = ['pipeline', 'metrics'];

export const isRole = (word: unknown): word is Role => (ROLES as readonly unknown[]).includes(word);

/**
 * What each role brings with it. Sending topics and reading metrics stand apart, so that a program's key opens nothing
 * else.
 */
const INCLUDES: Record<Role, readonly Role[]> = {
  pipeline: ['pipeline'],
  metrics: ['metrics'],
  viewer: ['viewer'],
  editor: ['viewer', 'editor'],
  reviewer: ['viewer', 'editor', 'reviewer'],
  admin: ROLES,
};

/** Everything that holders of the roles may be taken for, in the order of `ROLES`. */
export function rolesIncluded(roles: readonly Role[]): Role[] {
  const all = new Set(roles.flatMap((role) => INCLUDES[role]));
  return ROLES.filter((role) => all.has(role));
}

/** Do the roles cover one of the wanted ones? */
export const mayAct = (roles: readonly Role[], wanted: readonly Role[]): boolean => {
  const held = rolesIncluded(roles);
  return wanted.some((role) => held.includes(role));
};

/** Longest name of a key. */
export const MAX_ACTOR_NAME = 80;
const ACTOR_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._@+'’-]*[\p{L}\p{N}.])?$/u;

/** Names are in decisions and in logs: letters and digits with simple marks between them. */
export const isActorName = (name: string): boolean => name.length <= MAX_ACTOR_NAME && ACTOR_NAME.test(name);
