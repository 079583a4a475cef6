import type { JsonObject } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { AuditEntryEntity } from './access.entity';
import { untyped } from '../sql/rows';

export type NewAuditEntry = Omit<AuditEntryEntity, 'id' | 'at' | 'details'> & { details?: JsonObject };
/** Actor of an administrative change, and how the actor was authenticated; recorded in the audit log. */
export type AdminActor = Pick<NewAuditEntry, 'actor' | 'via'> &
  Partial<Pick<NewAuditEntry, 'keyId' | 'remoteAddress' | 'requestId'>>;

/** Audit log entry for an administrative action. */
export const adminAuditEntry = (by: AdminActor, action: string, subject: string): NewAuditEntry => ({
  keyId: null,
  remoteAddress: null,
  requestId: null,
  ...by,
  action,
  subject,
  outcome: 'done',
  status: null,
});

/** Adds an entry in the transaction of the action, so that neither is stored without the other. */
export const addEntry = async (manager: EntityManager, entry: NewAuditEntry): Promise<void> => {
  await manager.insert(AuditEntryEntity, untyped({ ...entry, details: entry.details ?? {} }));
};
