import { loadSettings } from '@corroborate/config';
import { resolveServer, type ServerOptions } from '../remote/server.options';
import type { Investigations } from './local.investigations';

/** Settings for interactive commands, which log only errors. */
export const loadCommandSettings = () => loadSettings(undefined, {}, { LOG_LEVEL: 'error' });

interface OpenOptions extends ServerOptions {
  /** Whether to process investigations while they are open; if false, they are read-only. */
  workers: boolean;
}

/** Opens the investigations, here or on a server. */
async function openInvestigations(wishes: OpenOptions): Promise<Investigations> {
  const settings = loadCommandSettings();
  const server = resolveServer(wishes, settings);
  if (server) return (await import('../remote/remote.investigations.js')).RemoteInvestigations.at(server);
  return (await import('./local.investigations.js')).LocalInvestigations.open(settings, wishes);
}

/** Opens investigations for one task and always closes them. */
export async function withInvestigations<T>(
  wishes: OpenOptions,
  work: (all: Investigations) => Promise<T>,
): Promise<T> {
  const all = await openInvestigations(wishes);
  try {
    return await work(all);
  } finally {
    await all.close();
  }
}
