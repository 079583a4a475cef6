import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { CorroborateError } from '@corroborate/domain';
import { RELEASE_FOLDER } from '@corroborate/terminal';

export const WORLDS = path.join(RELEASE_FOLDER, 'worlds');
export const DEMO_WORLD = path.join(WORLDS, 'demo/demo');

const isWorld = (folder: string) => existsSync(path.join(folder, 'world.json'));

/** Folders with a `world.json`, at any depth. */
export function findWorlds(folder: string): string[] {
  if (isWorld(folder)) return [folder];
  if (!existsSync(folder)) return [];
  const inner = readdirSync(folder, { withFileTypes: true }).filter((item) => item.isDirectory());
  return inner.flatMap(({ name }) => findWorlds(path.join(folder, name))).sort();
}

/** Folder of a world, given by path (`demo/demo`) or by name. */
export function findWorldFolder(given: string, roots: readonly string[] = [WORLDS]): string {
  if (isWorld(given)) return given;
  const all = roots.flatMap((root) => findWorlds(root).map((folder) => ({ folder, name: worldName(root, folder) })));
  const found = all.find(({ name }) => name === given || path.posix.basename(name) === given);
  if (found) return found.folder;
  throw new CorroborateError(
    'invalid-input',
    `World ${given} not found: neither a folder with a world.json nor a known name.`,
    {
      hint:
        'Give the path of a folder, or one of these names: ' +
        `${all.map(({ name }) => name).join(', ') || 'none available'}.`,
    },
  );
}

/** Name of a world with its group: `demo/demo`. */
const worldName = (worlds: string, folder: string) => path.relative(worlds, folder).split(path.sep).join('/');
