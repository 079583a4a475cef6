import { CorroborateError, orNotFound, TtlCache, type Role } from '@corroborate/domain';
import { LessThan, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { jsonParameter } from '../sql/clean';
import { ApiKeyEntity, AuditEntryEntity, DeskSessionEntity } from './access.entity';
import { addEntry, adminAuditEntry, type AdminActor, type NewAuditEntry } from './audit.entry';
import { hashSecret, matchesSecret, mintKey, newToken, parseKey, formatKey, type KeyText } from './api-key.secret';
import { Batcher } from '../sql/batcher';
import { fromCursor, ROW_LOCK, untyped, buildPage, toPlain, type Page, type PageRequest } from '../sql/rows';
import { firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';

/** An API key as shown in lists, without the hash of its secret. */
export type ApiKey = Omit<ApiKeyEntity, 'secretHash'>;
export interface NewApiKey {
  name: string;
  roles: Role[];
  expiresAt: string | null;
}
/** A new key. `text` is the full key, to be shown only once. */
export interface CreatedApiKey {
  key: ApiKey;
  text: string;
}
/** Actor identified by a valid key or session cookie. */
export interface Principal {
  actor: string;
  roles: Role[];
  /** Public ID of the key; null if an identity provider authenticated the session. */
  keyId: string | null;
  apiKeyId: number | null;
  expiresAt: string | null;
}

/**
 * Time for which another process can still accept a revoked key, ms. The process that revokes it rejects it
 * immediately.
 */
const KEY_CACHE_MS = 1_000;

export class ApiKeysRepository extends Repository {
  private readonly known = new TtlCache(KEY_CACHE_MS);

  /**
   * Creates a key and records its creator in one transaction. `text` is the only copy of the full key.
   * @throws CorroborateError `conflict` if the name differs from an existing one only in case
   */
  async create(wanted: NewApiKey, by: AdminActor): Promise<CreatedApiKey> {
    const minted = mintKey();
    const key = await this.dataSource.transaction((manager) => addKey(manager, minted, wanted, by));
    return { key, text: formatKey(minted) };
  }

  /**
   * Like `create`, but only if no key has ever existed; otherwise null. If several processes call it at the same time,
   * only one succeeds.
   */
  async createFirst(wanted: NewApiKey, by: AdminActor): Promise<CreatedApiKey | null> {
    const minted = mintKey();
    const key = await this.dataSource.transaction(async (manager) => {
      await lockApiKeys(manager);
      return (await manager.exists(ApiKeyEntity)) ? null : addKey(manager, minted, wanted, by);
    });
    return key && { key, text: formatKey(minted) };
  }

  /** All keys, newest first, including revoked and expired ones. */
  async list(): Promise<ApiKey[]> {
    const rows = await this.keys().find({ order: { id: 'DESC' } });
    return rows.map(withoutSecret);
  }

  /** Revokes a key and every session opened with it. Idempotent. @throws CorroborateError `not-found`. */
  async revoke(keyId: string, by: AdminActor): Promise<ApiKey> {
    const revoked = await this.end(keyId, by);
    this.known.forget(keyId);
    return revoked;
  }

  private async end(keyId: string, by: AdminActor): Promise<ApiKey> {
    return this.dataSource.transaction(async (manager) => {
      const row = orNotFound(
        await manager.findOne(ApiKeyEntity, { where: { keyId }, lock: ROW_LOCK }),
        'There is no API key with this ID.',
        'Send the ID from the list of API keys, not the key itself.',
      );
      if (row.revokedAt) return withoutSecret(row);
      await manager.update(ApiKeyEntity, { id: row.id }, { revokedBy: by.actor, revokedAt: () => 'clock_timestamp()' });
      await manager.delete(DeskSessionEntity, untyped({ apiKeyId: row.id }));
      await addEntry(manager, { ...adminAuditEntry(by, 'key.revoke', keyId), details: { name: row.name } });
      return withoutSecret(await manager.findOneByOrFail(ApiKeyEntity, { id: row.id }));
    });
  }

  /** Owner of the key; null if unknown, revoked or expired. */
  async findPrincipal(text: string): Promise<Principal | null> {
    const given = parseKey(text);
    if (!given) return null;
    const [row] = await this.known.get(given.keyId, () =>
      this.query<KeyRow>(
        {
          name: 'api_keys.by-id',
          text: `SELECT id, name, roles, secret_hash, expires_at, (${ACTIVE_KEY}) AS living,
              (last_used_at IS NULL OR last_used_at < clock_timestamp() - interval '1 minute') AS unmarked
            FROM api_keys WHERE key_id = $1`,
        },
        [given.keyId],
      ),
    );
    if (!matchesSecret(row?.secretHash ?? DUMMY_HASH, given.secret) || !row?.living || isPast(row.expiresAt))
      return null;
    if (row.unmarked) await this.recordUse(row);
    const { id: apiKeyId, name: actor, roles, expiresAt } = row;
    return { actor, roles, keyId: given.keyId, apiKeyId, expiresAt };
  }

  private async recordUse(row: KeyRow): Promise<void> {
    row.unmarked = false;
    await this.query(
      {
        name: 'api_keys.mark-used',
        text: 'UPDATE api_keys SET last_used_at = clock_timestamp() WHERE id = $1',
      },
      [row.id],
    );
  }

  private keys() {
    return this.dataSource.getRepository(ApiKeyEntity);
  }
}

type KeyRow = Pick<ApiKeyEntity, 'id' | 'name' | 'roles' | 'secretHash' | 'expiresAt'> & {
  living: boolean;
  unmarked: boolean;
};
/** Hash compared if the key does not exist, so that lookups take equally long. */
const DUMMY_HASH = hashSecret('');
/** A cached key may have expired since it was read. */
const isPast = (at: string | null): boolean => at !== null && Date.parse(at) <= Date.now();
const ACTIVE_KEY = `revoked_at IS NULL AND (expires_at IS NULL OR expires_at > clock_timestamp())`;

const withoutSecret = ({ secretHash: _hidden, ...key }: ApiKeyEntity): ApiKey => key;
async function addKey(
  manager: EntityManager,
  { keyId, secret }: KeyText,
  { name, roles, expiresAt }: NewApiKey,
  by: AdminActor,
): Promise<ApiKey> {
  await assertDistinctName(manager, name);
  const row = { keyId, secretHash: hashSecret(secret), name, roles, expiresAt, createdBy: by.actor };
  const made = await manager.save(manager.create(ApiKeyEntity, row));
  const details = { name, roles, expires_at: expiresAt };
  await addEntry(manager, { ...adminAuditEntry(by, 'key.create', keyId), details });
  return withoutSecret(await manager.findOneByOrFail(ApiKeyEntity, { id: made.id }));
}

/**
 * Serializes concurrent changes by administrators and processes; the lock is released at the end of the transaction.
 */
const lockApiKeys = (manager: EntityManager): Promise<unknown> =>
  manager.query('SELECT pg_advisory_xact_lock($1)', [7_435]);

async function assertDistinctName(manager: EntityManager, name: string): Promise<void> {
  await lockApiKeys(manager);
  const known: { name: string }[] = await manager.query(
    'SELECT name FROM api_keys WHERE lower(name) = lower($1) AND name <> $1 LIMIT 1',
    [name],
  );
  if (known[0])
    throw new CorroborateError('conflict', `A key named ${known[0].name} already exists.`, {
      hint: 'Use the same capitalization for the same person, or choose another name.',
    });
}

export class SessionsRepository extends Repository {
  /** Opens a session and returns the token for the cookie. Also deletes expired sessions. */
  async open(holder: Pick<Principal, 'actor' | 'roles' | 'apiKeyId'>, expiresAt: Date): Promise<string> {
    const token = newToken();
    const sessions = this.dataSource.getRepository(DeskSessionEntity);
    await sessions.delete({ expiresAt: LessThan(new Date().toISOString()) });
    const { actor, roles, apiKeyId } = holder;
    await sessions.insert(
      untyped({ tokenHash: hashSecret(token), actor, roles, apiKeyId, expiresAt: expiresAt.toISOString() }),
    );
    return token;
  }

  /** Owner of a session; null if the session or its key has expired or been revoked. */
  async findPrincipal(token: string): Promise<Principal | null> {
    if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    return firstRow(
      this.query(
        {
          name: 'desk_sessions.holder',
          text: `SELECT session.actor, session.api_key_id, key.key_id, session.expires_at,
            COALESCE(key.roles, session.roles) AS roles
            FROM desk_sessions session LEFT JOIN api_keys key ON key.id = session.api_key_id
            WHERE session.token_hash = $1 AND session.expires_at > clock_timestamp()
              AND (session.api_key_id IS NULL
                OR (key.revoked_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > clock_timestamp())))`,
        },
        [hashSecret(token)],
      ),
    );
  }

  async close(token: string): Promise<void> {
    await this.dataSource.getRepository(DeskSessionEntity).delete({ tokenHash: hashSecret(token) });
  }
}

export interface AuditFilter extends PageRequest {
  actor?: string;
}

export class AuditRepository extends Repository {
  /** Concurrent entries share one statement. One connection per entry would use up the pool when the disk is slow. */
  private readonly adding = new Batcher<NewAuditEntry, void>((entries) => this.write(entries), 0);

  /** Resolves once the entry is stored. */
  add(entry: NewAuditEntry): Promise<void> {
    return this.adding.add(entry);
  }

  private async write(entries: NewAuditEntry[]): Promise<void[]> {
    // Prepared, because an entry is written for every request that can change data.
    await this.query(
      {
        name: 'audit_log.add',
        text: `INSERT INTO audit_log (actor, via, key_id, action, subject, outcome, status, remote_address, request_id,
    details)
    SELECT actor, via, "keyId", action, subject, outcome, status, "remoteAddress", "requestId", COALESCE(details, '{}')
    FROM jsonb_to_recordset($1::jsonb) AS entry(actor text, via text, "keyId" text, action text, subject text,
      outcome text, status int,
      "remoteAddress" text, "requestId" text, details jsonb)`,
      },
      [jsonParameter(entries)],
    );
    return entries.map(() => undefined);
  }

  /** Newest first. */
  async list({ limit, cursor, actor }: AuditFilter): Promise<Page<AuditEntryEntity>> {
    const [before] = cursor ? fromCursor(cursor, 1) : [];
    const where: FindOptionsWhere<AuditEntryEntity> = {
      ...(actor ? { actor } : {}),
      ...(before ? { id: LessThan(before) } : {}),
    };
    const rows = await this.dataSource
      .getRepository(AuditEntryEntity)
      .find({ where, order: { id: 'DESC' }, take: limit + 1 });
    return buildPage(rows.map(toPlain), limit, ({ id }) => [id]);
  }
}
