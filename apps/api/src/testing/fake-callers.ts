import { CorroborateError } from '@corroborate/domain';
import type { AccessStore } from './ports';

/** An access store without keys that records nothing. Persistence is tested with the real store. */
export class FakeCallers implements AccessStore {
  keys: AccessStore['keys'] = {
    create: async () => {
      throw new CorroborateError('forbidden', 'Keys are made on the real store.');
    },
    list: async () => [],
    revoke: async () => {
      throw new CorroborateError('not-found', 'There is no API key with this ID.');
    },
    findPrincipal: async () => null,
  };
  sessions: AccessStore['sessions'] = {
    open: async () => 'x',
    findPrincipal: async () => null,
    close: async () => undefined,
  };
  audit: AccessStore['audit'] = { add: async () => undefined, list: async () => ({ items: [], nextCursor: null }) };
}
