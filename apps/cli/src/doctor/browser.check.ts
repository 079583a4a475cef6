import type { Settings } from '@corroborate/config';
import { browserVersion } from '@corroborate/evidence';
import { ok, problem, type Check } from './check';

/** Starts and stops the browser used for snapshots and PDFs, because an existing file does not prove that it works. */
export async function browserCheck({
  BROWSER_PATH: path,
  BROWSER_SANDBOX: sandbox,
}: Pick<Settings, 'BROWSER_PATH' | 'BROWSER_SANDBOX'>): Promise<Check> {
  if (path === undefined) return ok('browser', 'not set (BROWSER_PATH): no PDFs and no snapshots');
  try {
    return ok('browser', `Chromium ${await browserVersion({ path, sandbox })} starts`);
  } catch {
    return problem(
      'browser',
      `${path} does not start${sandbox ? ' in its sandbox' : ''}`,
      sandbox
        ? 'Set BROWSER_PATH to a Chromium browser this account can run; containers may need ' + 'BROWSER_SANDBOX=false.'
        : 'Set BROWSER_PATH to a Chromium browser this account can run, or unset it.',
    );
  }
}
