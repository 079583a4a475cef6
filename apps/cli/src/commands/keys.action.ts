import Table from 'cli-table3';
import type { ApiKey, AuditEntryEntity } from '@corroborate/db';
import { operator } from './operator';
import { readExpiry, parseKeyName, readRoles } from './keys.policy';
import { printColoured, printError } from '@corroborate/terminal';
import { withDatabase } from './with-database';

export async function createKey({
  name,
  role,
  expires,
  json,
}: {
  name: string;
  role: string[];
  expires?: string;
  json?: boolean;
}): Promise<void> {
  const wanted = { name: parseKeyName(name), roles: readRoles(role), expiresAt: readExpiry(expires, Date.now()) };
  await withDatabase(async ({ keys }) => {
    const { key, text } = await keys.create(wanted, operator());
    if (json)
      return printLine(
        JSON.stringify(
          { id: key.keyId, name: key.name, roles: key.roles, expires_at: key.expiresAt, key: text },
          null,
          2,
        ),
      );
    printLine(`${text}\n`);
    printError(
      `Key ${key.keyId} for ${key.name} ` +
        `(${key.roles.join(', ')}${key.expiresAt ? `, until ${key.expiresAt}` : ''}). Save it now: it is ` +
        'shown only once.\n',
    );
  });
}

export async function listKeys({ all = false, json = false }: { all?: boolean; json?: boolean }): Promise<void> {
  await withDatabase(async ({ keys }) => {
    const shown = (await keys.list()).filter((key) => all || stateOf(key) === 'active');
    if (json)
      return printLine(
        JSON.stringify(
          shown.map((key) => ({ ...key, state: stateOf(key) })),
          null,
          2,
        ),
      );
    const table = new Table({
      head: ['id', 'name', 'roles', 'state', 'created', 'expires', 'last used'],
      style: { head: [], border: [] },
    });
    for (const key of shown)
      table.push([
        key.keyId,
        key.name,
        key.roles.join(', '),
        stateOf(key),
        key.createdAt,
        key.expiresAt ?? '–',
        key.lastUsedAt ?? '–',
      ]);
    printLine(shown.length > 0 ? `${table.toString()}\n` : 'No keys.\n');
  });
}

export async function revokeKey(id: string): Promise<void> {
  await withDatabase(async ({ keys }) => {
    const { keyId, name, revokedAt } = await keys.revoke(id, operator());
    printLine(`Key ${keyId} of ${name} was revoked at ${revokedAt}.\n`);
  });
}

export async function printAuditLog({
  limit,
  actor,
  json = false,
}: {
  limit: number;
  actor?: string;
  json?: boolean;
}): Promise<void> {
  await withDatabase(async (db) => {
    const { items } = await db.audit.list({ limit, actor });
    printLine(json ? JSON.stringify(items, null, 2) : formatAuditLog(items));
  });
}

const formatAuditLog = (items: AuditEntryEntity[]) =>
  items.length > 0 ? `${items.map(lineOf).join('\n')}\n` : 'No audit log entries.\n';

const lineOf = ({ at, actor, via, remoteAddress, action, subject, outcome, status }: AuditEntryEntity): string =>
  [
    at,
    `${outcome}${status === null ? '' : ` ${status}`}`,
    `${actor} (${via}${remoteAddress ? `, ${remoteAddress}` : ''})`,
    action,
    subject,
  ]
    .map(printable)
    .join('  ');

/** Removes control characters, because callers choose the paths. */
const printable = (text: string): string => text.replaceAll(/\p{C}/gu, '?');
const printLine = (text: string): void => printColoured(text.endsWith('\n') ? text : `${text}\n`);

function stateOf({ revokedAt, expiresAt }: ApiKey): 'active' | 'expired' | 'revoked' {
  if (revokedAt) return 'revoked';
  return expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? 'expired' : 'active';
}
