import { ok, problem, warning, type Check } from './check';
import { DOCTOR_LIMITS } from './doctor.thresholds';

export interface KeyFacts {
  /** How API callers are authenticated. */
  access: 'apikey' | 'oidc' | 'none';
  /** Valid keys: names and expiry only. */
  keys: { name: string; expiresAt: string | null }[];
  /** Names of configured secrets, never their values. */
  given: readonly string[];
  /** What the language models still need; null if nothing is missing or no model is used. */
  models: string | null;
}

/** Checks the keys for external services and those for our API. */
export function keysCheck({ access, keys, given, models }: KeyFacts, now: number): Check {
  const says = given.length === 0 ? 'no secrets set; none required' : `secrets set: ${given.join(', ')}`;
  if (models !== null) return problem('keys', models, 'Set the missing secret, or REASONER=rules.');
  if (access === 'apikey' && keys.length === 0)
    return warning(
      'keys',
      `${says}; the API requires keys, but there are none`,
      'Create the first one: corroborate keys create --name "Ann Example" --role admin',
    );
  const ending = keys.filter(
    ({ expiresAt }) => expiresAt !== null && Date.parse(expiresAt) - now < DOCTOR_LIMITS.keyEndsMs,
  );
  if (ending.length > 0)
    return warning(
      'keys',
      `${says}; expiring soon: ` +
        `${ending.map(({ name, expiresAt }) => `${name} (${expiresAt?.slice(0, 10)})`).join(', ')}`,
      'Create new ones with the same names: corroborate keys create --name NAME --role ROLE',
    );
  return ok('keys', says);
}
