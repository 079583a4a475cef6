import path from 'node:path';
import { RELEASE_FOLDER } from '@corroborate/terminal';
import { findWorldFolder, WORLDS } from '@corroborate-app/cli';

/** The folder of a world of the laboratory or of the product, by its path or name. */
export const labWorld = (given: string): string =>
  findWorldFolder(given, [path.join(RELEASE_FOLDER, 'lab/worlds'), WORLDS]);
