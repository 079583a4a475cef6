import type { Instant, JsonObject, Role } from '@corroborate/domain';
import { Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, keyPart, now, optional, rowId, text, integer } from '../sql/columns';

/** An API key. Its secret is shown once; only a hash of it is stored. */
@Entity({ name: 'api_keys' })
@Index('UQ_api_keys_key_id', ['keyId'], { unique: true })
export class ApiKeyEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_api_keys'))
  id: number;
  /** Public part of the key; may appear in lists and logs. */
  @Column(text('key_id'))
  keyId: string;
  /** Actor name recorded with decisions. */
  @Column(text('name'))
  name: string;
  @Column(json('roles'))
  roles: Role[];
  /** SHA-256 of the secret part, in hexadecimal. */
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
  /** Updated at most once per minute. */
  @Column(instant('last_used_at', optional))
  lastUsedAt: Instant | null;
}

/** A session of a person signed in at the desk. */
@Entity({ name: 'desk_sessions' })
@Index('IDX_desk_sessions_expires', ['expiresAt'])
export class DeskSessionEntity {
  /** SHA-256 of the cookie value, in hexadecimal. */
  @PrimaryColumn(keyPart(text('token_hash'), 'PK_desk_sessions'))
  tokenHash: string;
  /** The key that opened the session; the session ends with it. Null if an identity provider did. */
  @ForeignKey(() => ApiKeyEntity, { name: 'FK_desk_sessions_key', onDelete: 'CASCADE' })
  @Column(rowId('api_key_id', optional))
  apiKeyId: number | null;
  @Column(text('actor'))
  actor: string;
  /** Roles assigned by the provider at sign-in; sessions opened with a key use the key's roles. */
  @Column(json('roles'))
  roles: Role[];
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('expires_at'))
  expiresAt: Instant;
}

/** Who did what, from where, and with what outcome. Append-only, enforced by a trigger. */
@Entity({ name: 'audit_log' })
@Index('IDX_audit_log_actor', ['actor', 'id'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_audit_log'))
  id: number;
  @Column(instant('at', now))
  at: Instant;
  @Column(text('actor'))
  actor: string;
  /** How the actor was authenticated: `key`, `session`, `token`, `local`, `command` or `none`. */
  @Column(text('via'))
  via: string;
  @Column(text('key_id', optional))
  keyId: string | null;
  /** Method and route, or the command. */
  @Column(text('action'))
  action: string;
  /** Path that was called, or ID of a key. */
  @Column(text('subject'))
  subject: string;
  /** `done`, `refused` or `failed`. */
  @Column(text('outcome'))
  outcome: string;
  /** HTTP status, if there was one. */
  @Column(integer('status', optional))
  status: number | null;
  @Column(text('remote_address', optional))
  remoteAddress: string | null;
  @Column(text('request_id', optional))
  requestId: string | null;
  @Column(json('details', { default: {} }))
  details: JsonObject;
}
