import { loadSettings } from '@corroborate/config';
import { serverOf, type ServerOptions } from '../remote/server.options';
import type { Investigations } from './investigations.port';

/** The settings of a command that answers a person: what it says is no log, and of the log only faults are shown. */
export const settingsOfCommand = () => loadSettings(undefined, {}, { LOG_LEVEL: 'error' });

interface Wishes extends ServerOptions {
  /** Whether investigations are to be worked on while it is open; else it only says what there is. */
  workers: boolean;
}

/** Where the investigations are that the commands mention. */
async function openInvestigations(wishes: Wishes): Promise<Investigations> {
  const settings = settingsOfCommand();
  const server = serverOf(wishes, settings);
  if (server) return (await import('../remote/remote.investigations.js')).RemoteInvestigations.at(server);
  return (await import('./local.investigations.js')).LocalInvestigations.open(settings, wishes);
}

/** Opens them for one piece of work, and closes them whatever comes of it. */
export async function withInvestigations<T>(wishes: Wishes, work: (all: Investigations) => Promise<T>): Promise<T> {
  const all = await openInvestigations(wishes);
  try {
    return await work(all);
  } finally {
    await all.close();
  }
}
