import { access, rename, rm } from 'node:fs/promises';
import { CorroborateError } from '@corroborate/domain';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appliedMigrations } from '../migrate';
import { ArchiveWriter } from './archive.writer';
import { openBackup } from './backup.file';
import { listSequences, quoteIdentifier, listBackupTables, VALUES_AS_TEXT, type CatalogTable } from './catalog';
import {
  attachmentEntry,
  MANIFEST,
  manifestText,
  tableEntry,
  type BackupManifest,
  type ManifestParts,
} from './manifest';

export interface BackupOrder {
  /** Path of the file to create. */
  file: string;
  /** Version of the product. */
  product: string;
  /** Extra data to store along with the tables, by name; any JSON value. */
  beside?: Record<string, unknown>;
}

/**
 * Writes a snapshot of all tables into one file while the product runs, then reads the file to verify it. The file gets
 * its final name only once it is complete.
 * @throws CorroborateError `invalid-input` if the file exists; `schema-outdated` if there are no tables
 */
export async function writeBackup(url: string, order: BackupOrder): Promise<BackupManifest> {
  await refuseExisting(order.file);
  const aside = `${order.file}.part`;
  await rm(aside, { force: true });
  try {
    await writeArchive(url, order, aside);
    const backup = await openBackup(aside);
    await backup.close();
    await rename(aside, order.file);
    return backup.manifest;
  } catch (error) {
    await rm(aside, { force: true });
    throw toWriteError(error, order.file);
  }
}

async function writeArchive(url: string, { product, beside = {} }: BackupOrder, file: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'backup', connectionTimeoutMillis: 10_000 });
  // The statement that was running reports the error.
  client.on('error', () => undefined);
  await client.connect();
  const archive = new ArchiveWriter(file);
  try {
    await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${VALUES_AS_TEXT}`);
    const parts = { product, ...(await readOrigin(client)), ...(await addContents(client, archive)) };
    const added = await addAttachments(archive, beside);
    await archive.addText(MANIFEST, manifestText({ ...parts, beside: added }));
    await archive.close();
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    await client.end();
  }
}

async function readOrigin(client: Client): Promise<Pick<ManifestParts, 'postgres' | 'at' | 'migrations'>> {
  const { rows } = await client.query<{ version: string; at: Date }>(
    "SELECT current_setting('server_version') AS version, transaction_timestamp() AS at",
  );
  const migrations = await appliedMigrations({ query: async (text) => (await client.query<object>(text)).rows });
  if (!rows[0] || migrations.length === 0)
    throw new CorroborateError('schema-outdated', 'Nothing to back up: the database has no tables yet.', {
      hint: 'Check DATABASE_URL or CORROBORATE_HOME.',
    });
  return { postgres: rows[0].version, at: rows[0].at.toISOString(), migrations };
}

async function addContents(
  client: Client,
  archive: ArchiveWriter,
): Promise<Pick<ManifestParts, 'tables' | 'counters'>> {
  const tables: ManifestParts['tables'] = [];
  for (const table of await listBackupTables(client)) tables.push(await addTable(client, archive, table));
  // Sequences are not transactional; read last, they are past every row above.
  return { tables, counters: await listSequences(client) };
}

async function addTable(
  client: Client,
  archive: ArchiveWriter,
  { name, columns }: CatalogTable,
): Promise<ManifestParts['tables'][number]> {
  const rows = client.query(copyTo(`COPY ${quoteIdentifier(name)} (${quoteIdentifier(...columns)}) TO STDOUT`));
  const sum = await archive.add(tableEntry(name), rows);
  return { name, columns, rows: rows.rowCount, ...sum };
}

async function addAttachments(
  archive: ArchiveWriter,
  beside: Record<string, unknown>,
): Promise<ManifestParts['beside']> {
  const added: ManifestParts['beside'] = [];
  for (const [name, value] of Object.entries(beside))
    added.push({ name, ...(await archive.addText(attachmentEntry(name), JSON.stringify(value))) });
  return added;
}

/** Converts disk errors to a clear message; others are returned unchanged. */
function toWriteError(fault: unknown, file: string): unknown {
  const { code, syscall } = fault as NodeJS.ErrnoException;
  if (fault instanceof CorroborateError || !['open', 'write', 'fsync', 'rename'].includes(syscall ?? '')) return fault;
  return new CorroborateError('invalid-input', `The backup cannot be written to ${file} (${code}).`, {
    cause: fault,
    hint: 'Check that the folder exists, is writable and has free space.',
  });
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists)
    throw new CorroborateError('invalid-input', `${file} already exists.`, {
      hint: 'Choose another name, e.g. one that contains the date.',
    });
}
