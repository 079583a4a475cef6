import type { ApiKeysRepository, AuditRepository, SessionsRepository } from '@corroborate/db';

/** What the HTTP layer keeps about callers. */
export interface AccessStore {
  keys: Pick<ApiKeysRepository, 'create' | 'list' | 'revoke' | 'holderOf'>;
  sessions: Pick<SessionsRepository, 'open' | 'holderOf' | 'close'>;
  audit: Pick<AuditRepository, 'add' | 'list'>;
}
