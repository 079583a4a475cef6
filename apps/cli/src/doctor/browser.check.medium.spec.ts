import { existsSync } from 'node:fs';
import { browserCheck } from './doctor';

const browser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

describe('browser check', () => {
  it('passes if no browser is configured', async () =>
    expect(await browserCheck({ BROWSER_SANDBOX: false })).toMatchObject({ state: 'ok', todo: null }));

  it('reports a problem if the program does not start or is not a browser', async () => {
    for (const path of ['/nowhere/chromium', '/bin/true'])
      expect(await browserCheck({ BROWSER_PATH: path, BROWSER_SANDBOX: false })).toMatchObject({
        state: 'problem',
        says: expect.stringContaining(path),
        todo: expect.stringContaining('BROWSER_PATH'),
      });
  }, 60_000);

  // Skipped without Chromium; `.ci/run` requires one.
  (browser ? it : it.skip)(
    'reports the version of Chromium if it starts',
    async () => {
      const check = await browserCheck({ BROWSER_PATH: browser, BROWSER_SANDBOX: false });
      expect(check).toMatchObject({ state: 'ok', says: expect.stringMatching(/^Chromium \d+\..* starts$/) });
    },
    60_000,
  );
});
