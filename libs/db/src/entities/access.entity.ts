import type { Instant, JsonObject, Role } from '@corroborate/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, keyPart, now, optional, rowId, text, whole } from '../columns';

/** A key to the API. Its secret is shown once and kept as a hash alone. */
@Entity({ name: 'api_keys' })
@Index('UQ_api_keys_key_id', ['keyId'], { unique: true })
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_api_keys'))
  id: number;
  /** The public half: it may stand in lists and logs. */
  @Column(text('key_id'))
  keyId: string;
  /** Who acts: written to decisions. */
  @Column(text('name'))
  name: string;
  @Column(json('roles'))
  roles: Role[];
  /** sha256 of the secret half, hex. */
  @Column(text('secret_hash'))
  secretHash: string;
  @Column(text('created_by'))
  createdBy: string;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('expires_at', optional))
  expiresAt: Instant | null;
  @Column(text('revoked_by', optional))
  revokedBy: string | null;
  @Column(instant('revoked_at', optional))
  revokedAt: Instant | null;
  /** To the minute. */
  @Column(instant('last_used_at', optional))
  lastUsedAt: Instant | null;
}

/** A person signed in at the desk. */
@Entity({ name: 'desk_sessions' })
@Index('IDX_desk_sessions_expires', ['expiresAt'])
export class DeskSessionEntity {
  /** sha256 of what the cookie holds, hex. */
  @PrimaryColumn(keyPart(text('token_hash'), 'PK_desk_sessions'))
  tokenHash: string;
  /** The key that opened it: when that ends, so does this. Null where an identity provider vouched. */
  @ForeignKey(() => ApiKeyEntity, { name: 'FK_desk_sessions_key', onDelete: 'CASCADE' })
  @Column(rowId('api_key_id', optional))
  apiKeyId: number | null;
  @Column(text('actor'))
  actor: string;
  /** What the provider said at sign-in; with a key, the key's own roles count. */
  @Column(json('roles'))
  roles: Role[];
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('expires_at'))
  expiresAt: Instant;
}

/** Who did what, from where, and what came of it. Rows are only ever added: a trigger refuses everything else. */
@Entity({ name: 'audit_log' })
@Index('IDX_audit_log_actor', ['actor', 'id'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_audit_log'))
  id: number;
  @Column(instant('at', now))
  at: Instant;
  @Column(text('actor'))
  actor: string;
  /** How the actor was known: `key`, `session`, `token`, `local`, `command` or `none`. */
  @Column(text('via'))
  via: string;
  @Column(text('key_id', optional))
  keyId: string | null;
  /** Method and route, or the command. */
  @Column(text('action'))
  action: string;
  /** What it was done to: the path that was called, or the id of a key. */
  @Column(text('subject'))
  subject: string;
  /** `done`, `refused` or `failed`. */
  @Column(text('outcome'))
  outcome: string;
  /** HTTP status, where there was one. */
  @Column(whole('status', optional))
  status: number | null;
  @Column(text('remote_address', optional))
  remoteAddress: string | null;
  @Column(text('request_id', optional))
  requestId: string | null;
  @Column(json('details', { default: {} }))
  details: JsonObject;
}
