import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { resolveAuthMode } from './access.policy';

const FIRST_ADMIN = { name: 'first-admin', roles: ['admin' as const], expiresAt: null };
const FIRST_START_ACTOR = { actor: 'first start', via: 'command' as const };

/**
 * Creates the first key if `FIRST_KEY` requests it. Returns the lines to print: the key with the next steps, or
 * instructions for creating one. Empty if no key is required or a key has ever existed.
 */
export async function createFirstKey(
  settings: Settings,
  keys: Pick<Database['keys'], 'createFirst' | 'list'>,
): Promise<string[]> {
  if (resolveAuthMode(settings) !== 'apikey') return [];
  if (settings.FIRST_KEY === 'none') return (await keys.list()).length === 0 ? [CREATE_KEY_HINT] : [];
  const made = await keys.createFirst(FIRST_ADMIN, FIRST_START_ACTOR);
  return made ? linesOf(made.text, made.key.keyId) : [];
}

const CREATE_KEY_HINT =
  'There are no API keys yet. Create the first one: corroborate keys create --name NAME --role admin\n';

const linesOf = (text: string, keyId: string): string[] => [
  `First API key (role admin), shown only once: ${text}\n`,
  'Sign in with it, create a key for each user (corroborate keys create), then revoke it: corroborate ' +
    `keys revoke ${keyId}\n`,
];
