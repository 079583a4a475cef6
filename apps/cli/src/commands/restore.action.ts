import { loadSettings, type Settings } from '@corroborate/config';
import { CorroborateError } from '@corroborate/domain';
import {
  assertRestorable,
  openBackup,
  reachServer,
  restoreBackup,
  type BackupFile,
  type RestoreResult,
} from '@corroborate/db';
import { QUEUE_SCHEMA, type PublicTopicPayload } from '@corroborate/queue';
import { print } from '@corroborate/terminal';
import { DATABASE_WAIT_MS } from './with-database';
import { openForCommand } from '../product';
import { describeBackup, WAITING_TOPICS } from './backup.action';

interface RestoreOptions {
  replace?: boolean;
  /** Checks the file without restoring it. */
  check?: boolean;
}

export async function restore(file: string, { replace = false, check = false }: RestoreOptions): Promise<void> {
  const backup = await openBackup(file);
  try {
    assertRestorable(backup.manifest);
    const waiting = topicsOf(await backup.beside(WAITING_TOPICS));
    const summary = `${describeBackup(backup.manifest, waiting.length)}, as of ${backup.manifest.at}`;
    if (check) return print(`${file} is valid: ${summary}; product ${backup.manifest.product}.\n`);
    const { migrated } = await restoreInto(backup, waiting, replace);
    print(`Restored from ${file}: ${summary}.\n`);
    if (migrated.length > 0) print(`Migrated: ${migrated.join(', ')}\n`);
    print(
      'Keys and webhooks are as of the backup: revoke again what was revoked since. All users must sign ' +
        'in again.\n',
    );
    print(
      'Backups do not contain the evidence signing key: put your copy of evidence.key back before you ' + 'start.\n',
    );
  } finally {
    await backup.close();
  }
}

/**
 * Waiting topics in a backup.
 * @throws CorroborateError `unusable-backup`
 */
function topicsOf(beside: unknown = []): PublicTopicPayload[] {
  if (Array.isArray(beside) && beside.every((topic) => typeof topic === 'object' && topic !== null))
    return beside as PublicTopicPayload[];
  throw new CorroborateError('unusable-backup', 'The queued topics in the backup cannot be read.', {
    hint: 'Nothing was changed. Use another copy of the file or an earlier backup.',
  });
}

async function restoreInto(
  backup: BackupFile,
  waiting: PublicTopicPayload[],
  replace: boolean,
): Promise<RestoreResult> {
  // Restoring requires the tables of this version.
  const settings = { ...loadSettings(undefined, {}, { LOG_LEVEL: 'error' }), MIGRATE_AT_START: true };
  const server = await reachServer(settings);
  try {
    const order = { replace, alsoDrop: [QUEUE_SCHEMA], waitMs: DATABASE_WAIT_MS };
    const restored = await restoreBackup(server.url, backup, order);
    await refillQueues(settings, waiting);
    return restored;
  } finally {
    await server.stop();
  }
}

/** Requeues open investigations and review items from their rows, and waiting topics, which have no rows. */
async function refillQueues(settings: Settings, waiting: PublicTopicPayload[]): Promise<void> {
  const application = await openForCommand(settings);
  try {
    await application.hub.clearDerivedQueues();
    await application.hub.submitTopics(waiting);
  } finally {
    await application.close();
  }
}
