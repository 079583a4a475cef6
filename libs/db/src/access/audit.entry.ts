import type { JsonObject } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from './access.entity';
import { loose } from '../sql/rows';

export type NewAuditEntry = Omit<AuditEntryEntity, 'id' | 'at' | 'details'> & { details?: JsonObject };
/** Who manages keys or ratings, and how that was known: goes into the audit log with what was done. */
export type Manager = Pick<NewAuditEntry, 'actor' | 'via'> &
  Partial<Pick<NewAuditEntry, 'keyId' | 'remoteAddress' | 'requestId'>>;

/** What was done, as the log says it. */
export const managed = (by: Manager, action: string, subject: string): NewAuditEntry => ({
  keyId: null,
  remoteAddress: null,
  requestId: null,
  ...by,
  action,
  subject,
  outcome: 'done',
  status: null,
});

/** In the transaction of what was done: neither is stored without the other. */
export const addEntry = async (manager: EntityManager, entry: NewAuditEntry): Promise<void> => {
  await manager.insert(AuditEntryEntity, loose({ ...entry, details: entry.details ?? {} }));
};
