/** Roles of a caller. A key, session or token has one or more of them. */
export const ROLES = ['pipeline', 'viewer', 'editor', 'reviewer', 'admin', 'metrics'] as const;
export type Role = (typeof ROLES)[number];

/** Roles meant for programs; they do not allow decisions reserved for people. */
export const PROGRAM_ROLES: readonly Role[] = ['pipeline', 'metrics'];

export const isRole = (word: unknown): word is Role => (ROLES as readonly unknown[]).includes(word);

/**
 * Roles that each role includes. `pipeline` and `metrics` are separate, so that the key of a program grants nothing
 * else.
 */
const IMPLIED_ROLES: Record<Role, readonly Role[]> = {
  pipeline: ['pipeline'],
  metrics: ['metrics'],
  viewer: ['viewer'],
  editor: ['viewer', 'editor'],
  reviewer: ['viewer', 'editor', 'reviewer'],
  admin: ROLES,
};

/** The roles and all roles they include, in the order of `ROLES`. */
export function expandRoles(roles: readonly Role[]): Role[] {
  const all = new Set(roles.flatMap((role) => IMPLIED_ROLES[role]));
  return ROLES.filter((role) => all.has(role));
}

/** Whether the roles include one of the required ones. */
export const hasAnyRole = (roles: readonly Role[], wanted: readonly Role[]): boolean => {
  const held = expandRoles(roles);
  return wanted.some((role) => held.includes(role));
};

/** Maximum length of a key's name, in characters. */
export const MAX_ACTOR_NAME_LENGTH = 80;
const ACTOR_NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._@+'’-]*[\p{L}\p{N}.])?$/u;

/** Names appear in decisions and logs, so only letters, digits and simple punctuation are allowed. */
export const isActorName = (name: string): boolean => name.length <= MAX_ACTOR_NAME_LENGTH && ACTOR_NAME.test(name);
