import { stat } from 'node:fs/promises';
import { pluralize } from '@corroborate/domain';
import { loadSettings } from '@corroborate/config';
import { reachServer, writeBackup, type BackupManifest } from '@corroborate/db';
import { listWaitingTopics } from '@corroborate/queue';
import { print } from '@corroborate/terminal';
import { readVersion } from '../version';

/** Backup key under which topics waiting in the public queue are stored. */
export const WAITING_TOPICS = 'waiting-topics';

/** Can run while the product is running: the file is a consistent snapshot. Does not migrate the database. */
export async function backup(file: string): Promise<void> {
  const settings = loadSettings();
  const server = await reachServer(settings);
  try {
    // Read before the tables: a topic processed in between is in both, and processing it twice is
    // harmless.
    const waiting = await listWaitingTopics(settings, server.url);
    const order = { file, product: readVersion(), beside: { [WAITING_TOPICS]: waiting } };
    const manifest = await writeBackup(server.url, order);
    const { size } = await stat(file);
    print(`${file}: ${describeBackup(manifest, waiting.length)}; ${megabytes(size)}, verified.\n`);
    print('The backup contains the whole database, including webhook signing secrets: protect it ' + 'accordingly.\n');
  } finally {
    await server.stop();
  }
}

/** For example `23 tables with 1,204 rows, 2 topics waiting in the queue`. */
export function describeBackup({ tables }: BackupManifest, waiting: number): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const topics = pluralize(waiting, 'queued topic', 'queued topics');
  return `${pluralize(tables.length, 'table')} with ${pluralize(rows, 'row')}, ${topics}`;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(bytes < 1_000_000 ? 2 : 1)} MB`;
