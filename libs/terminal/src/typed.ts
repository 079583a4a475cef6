import { existsSync } from 'node:fs';
import path from 'node:path';
import { RELEASE } from './release.folder';

/** From where a command was called. */
export interface Caller {
  /** Whether it was called in the folder of the product itself. */
  inRelease: boolean;
  /** Whether that folder is a checkout: an image holds what was compiled alone. */
  isCheckout: boolean;
  /** Whether it is installed for the folder it was called in, or for npx alone. */
  isDependency: boolean;
}

/** How the same person calls the command again: outside of an installed package `corroborate` alone is in no PATH. */
export function programOf({ inRelease, isCheckout, isDependency }: Caller): string {
  if (isDependency || (inRelease && isCheckout)) return 'npx corroborate';
  return inRelease ? 'node bin/corroborate.js' : 'corroborate';
}

const COMMAND = /(?<!npx )(?<![\w./-])corroborate (?=--help\b|[a-z]+(?:-[a-z]+)*\b)/g;

/** A text of our own in which every command stands as it is to be typed here. */
export const asCalled = (text: string, program: string = programOf(caller())): string =>
  text.replace(COMMAND, `${program} `);

const caller = (): Caller => ({
  inRelease: path.resolve(process.cwd()) === RELEASE,
  isCheckout: existsSync(path.join(RELEASE, 'apps/cli/src/main.ts')),
  isDependency:
    RELEASE.startsWith(path.join(process.cwd(), 'node_modules') + path.sep) || RELEASE.split(path.sep).includes('_npx'),
});
