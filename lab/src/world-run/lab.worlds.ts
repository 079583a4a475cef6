import path from 'node:path';
import { RELEASE } from '@corroborate/terminal';
import { worldFolder, WORLDS } from '@corroborate-app/cli';

/** The folder of a world of the laboratory or of the product, by its path or name. */
export const labWorld = (given: string): string => worldFolder(given, [path.join(RELEASE, 'lab/worlds'), WORLDS]);
