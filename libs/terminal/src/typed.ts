import { existsSync } from 'node:fs';
import path from 'node:path';
import { RELEASE } from './release.folder';

/** From where a command was called. */
export interface Caller {
  /** Whether it was called in the folder of the product itself. */
  inRelease: boolean;
  /** Whether that folder is a checkout: an image holds what was compiled alone. */
  isCheckout: boolean;
  /** Whether npx called it. */
  byNpx: boolean;
}

/** How the same person calls the command again: outside of an installed package `corroborate` alone is in no PATH. */
export function programOf({ inRelease, isCheckout, byNpx }: Caller): string {
  if (byNpx || (inRelease && isCheckout)) return 'npx corroborate';
  return inRelease ? 'node bin/corroborate.js' : 'corroborate';
}

const COMMAND = /(?<!npx )(?<![\w./-])corroborate (?=[a-z]+(?:-[a-z]+)*\b)/g;

/** A text of our own in which every command stands as it is to be typed here. */
export const asCalled = (text: string, program: string = programOf(caller())): string =>
  text.replace(COMMAND, `${program} `);

const caller = (): Caller => ({
  inRelease: path.resolve(process.cwd()) === RELEASE,
  isCheckout: existsSync(path.join(RELEASE, 'apps/cli/src/main.ts')),
  byNpx: process.env['npm_command'] === 'exec',
});
