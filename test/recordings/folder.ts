import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Recorded answers of real services; they stay beside the checkout, or beside the folder of several, and out of it. */
const FOLDERS = [
  path.resolve(__dirname, '../../../shared/recordings'),
  path.resolve(__dirname, '../../../../shared/recordings'),
];
const FOLDER = FOLDERS.find((folder) => existsSync(folder));

export const hasRecordings = FOLDER !== undefined;
export const RECORDINGS_MISSING = `the folder of recordings is missing (looked in ${FOLDERS.join(', ')})`;

/** Names of the folders of recordings, one a service or protocol. */
export const recordedServices = (): string[] =>
  FOLDER === undefined
    ? []
    : readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Files of a service whose names end so, sorted; their names are below the folder of the service. */
export function listRecordings(service: string, ending: string): { name: string; file: string }[] {
  const folder = FOLDER === undefined ? null : path.join(FOLDER, service);
  if (folder === null || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => ({ name, file: path.join(folder, name) }));
}
