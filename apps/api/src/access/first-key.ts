import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { authModeOf } from './access.policy';

const ADMIN = { name: 'first-admin', roles: ['admin' as const], expiresAt: null };
const STARTER = { actor: 'first start', via: 'command' as const };

/**
 * Makes the first key where the settings ask for it. Gives the line that shows it and the one that says what to do with
 * it, or how to make one where that is left to people; none where nobody needs a key, or there was one before, if only
 * one that ended.
 */
export async function firstKey(
  settings: Settings,
  keys: Pick<Database['keys'], 'createFirst' | 'list'>,
): Promise<string[]> {
  if (authModeOf(settings) !== 'apikey') return [];
  if (settings.FIRST_KEY === 'none') return (await keys.list()).length === 0 ? [ADVICE] : [];
  const made = await keys.createFirst(ADMIN, STARTER);
  return made ? linesOf(made.text, made.key.keyId) : [];
}

const ADVICE = 'Nobody can come in yet: make the first key by corroborate keys create --name NAME --role admin\n';

const linesOf = (text: string, keyId: string): string[] => [
  `The first key, of the role admin, is shown this once: ${text}\n`,
  `Sign in with it, give each person a key (corroborate keys create), end this one: corroborate keys revoke ${keyId}\n`,
];
