import path from 'node:path';
import { RELEASE_FOLDER } from '@corroborate/terminal';
import { findWorldFolder, WORLDS } from '@corroborate-app/cli';

/** Folder of a world of the lab or the product, by path or name. */
export const labWorld = (given: string): string =>
  findWorldFolder(given, [path.join(RELEASE_FOLDER, 'lab/worlds'), WORLDS]);
