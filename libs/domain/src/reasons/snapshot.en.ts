import type { Catalog } from './catalog';

export const SNAPSHOT_ENGLISH = {
  'snapshot.no-browser': 'No snapshot: no browser is configured (BROWSER_PATH).',
  'snapshot.off': 'No snapshot: snapshots are disabled (SNAPSHOTS).',
  'snapshot.browser-does-not-start': `No snapshot: the browser does not start. Ask your administrator to check
    BROWSER_PATH and BROWSER_SANDBOX.`,
  'snapshot.no-address': 'No snapshot: the source has no web address that a browser could open.',
  'snapshot.robots': 'The site does not allow automated access to this page (robots.txt).',
  /** `why` comes from the egress gateway. */
  'snapshot.not-reached': 'The page could not be opened again: {why}',
  'snapshot.no-page': 'The address is a file ({type}), not a page. The file itself is the evidence.',
  'snapshot.out-of-time': 'The page did not finish loading within {seconds, number} seconds.',
  'snapshot.out-of-memory': 'The page used more than {megabytes, number} MB of memory.',
  'snapshot.too-many-requests': 'The page made more than {requests, number} requests at once.',
  'snapshot.too-large': 'The snapshot is too large to store.',
  'snapshot.broke': 'The page crashed the browser.',
  'snapshot.given-up': 'Abandoned after {tries, number} tries: each one crashed the snapshot process.',
} as const satisfies Catalog;
