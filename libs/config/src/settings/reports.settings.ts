import { address, optional, WEB } from './kinds';

/** What is handed on. */
export const REPORTS = {
  BROWSER_PATH: optional(
    'Path of a Chromium that makes PDF files of reports; without it the HTML says how to print. It runs without ' +
      'scripts and offline, and without a sandbox of its own: the service should be confined as a whole',
  ),
  PUBLISHER_NAME: optional('Name of the newsroom, as the author of its reviews of claims (ClaimReview)'),
  PUBLISHER_URL: address('Its address on the web, e.g. `https://www.example.org`', WEB),
};
