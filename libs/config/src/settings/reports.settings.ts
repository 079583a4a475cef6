import { address, flag, oneOf, optional, WEB } from './kinds';

/** What is handed on. */
export const REPORTS = {
  BROWSER_PATH: optional(
    'Path of a Chromium that makes PDF files of reports (without scripts and offline) and snapshots of pages; ' +
      'without it the HTML says how to print, and there are no snapshots',
  ),
  SNAPSHOTS: oneOf(['decided', 'asked', 'off'])
    .default('decided')
    .describe(
      'Of which sources the Chromium of `BROWSER_PATH` takes snapshots: after each `decided` case of those that ' +
        'count and those that dispute, and of any that somebody `asked` for; or only the latter; or of none',
    ),
  BROWSER_SANDBOX: flag(
    true,
    'Whether that Chromium opens pages of others in its own sandbox. Set `false` only where it cannot (as root, in ' +
      'many containers) and the service is confined as a whole; else snapshots say that it does not start',
  ),
  PUBLISHER_NAME: optional('Name of the newsroom, as the author of its reviews of claims (ClaimReview)'),
  PUBLISHER_URL: address('Its address on the web, e.g. `https://www.example.org`', WEB),
};
