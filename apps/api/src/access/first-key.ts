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

const ADVICE = 'There are no API keys yet. Create the first one: corroborate keys create --name NAME --role admin\n';

const linesOf = (text: string, keyId: string): string[] => [
  `First API key (role admin), shown only once: ${text}\n`,
  'Sign in with it, create a key for each user (corroborate keys create), then revoke it: corroborate ' +
    `keys revoke ${keyId}\n`,
];
