import { address, flag, oneOf, optional, WEB_SCHEMES } from './kinds';

/** Reports, snapshots and exports. */
export const REPORTS = {
  BROWSER_PATH: optional(
    'Path of a Chromium browser for PDF reports (offline, without scripts) and page snapshots; if not ' +
      'set, neither is available',
  ),
  SNAPSHOTS: oneOf(['decided', 'asked', 'off'])
    .default('decided')
    .describe(
      'Page snapshots: `decided` (sources counted or disputing after each decision, and on request), ' +
        '`asked` (on request only) or `off`',
    ),
  BROWSER_SANDBOX: flag(
    true,
    'Whether that Chromium uses its sandbox. Set `false` only if it cannot start with it (as root, in ' +
      'many containers) and the whole service is isolated',
  ),
  PUBLISHER_NAME: optional('Name of the newsroom, used as the author of ClaimReview markup'),
  PUBLISHER_URL: address('Website of the newsroom, e.g. `https://www.example.org`', WEB_SCHEMES),
};
