import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the command was called from. */
export interface Caller {
  /** Whether the working directory is the product's own folder. */
  inRelease: boolean;
  /** Whether the product folder is a source checkout; images contain only compiled code. */
  isCheckout: boolean;
  /** Whether it is installed in the working directory or run through npx. */
  isDependency: boolean;
}

/** Command to suggest to the user; `corroborate` is on PATH only after a global installation. */
export function commandPrefix({ inRelease, isCheckout, isDependency }: Caller): string {
  if (isDependency || (inRelease && isCheckout)) return 'npx corroborate';
  return inRelease ? 'node bin/corroborate.js' : 'corroborate';
}

const COMMAND = /(?<!npx )(?<![\w./-])corroborate (?=--help\b|[a-z]+(?:-[a-z]+)*\b)/g;

/** Rewrites each command in a message as the user must type it. */
export const rewriteCommands = (text: string, program: string = commandPrefix(detectCaller())): string =>
  text.replace(COMMAND, `${program} `);

/** Parent folder of `data`, `docs` and `worlds`, for source and compiled code (`dist` also has a package.json). */
export const RELEASE_FOLDER = findReleaseFolder(__dirname);

function findReleaseFolder(start: string): string {
  for (let at = start; path.dirname(at) !== at; at = path.dirname(at))
    if (existsSync(path.join(at, 'bin/corroborate.js'))) return at;
  return start;
}

const detectCaller = (): Caller => ({
  inRelease: path.resolve(process.cwd()) === RELEASE_FOLDER,
  isCheckout: existsSync(path.join(RELEASE_FOLDER, 'apps/cli/src/main.ts')),
  isDependency:
    RELEASE_FOLDER.startsWith(path.join(process.cwd(), 'node_modules') + path.sep) ||
    RELEASE_FOLDER.split(path.sep).includes('_npx'),
});
