import type { Catalog } from './catalog';

export const SNAPSHOT_ENGLISH = {
  'snapshot.no-browser': 'There is no snapshot: no browser is set up (BROWSER_PATH).',
  'snapshot.off': 'There is no snapshot: they are switched off (SNAPSHOTS).',
  'snapshot.browser-does-not-start': `There is no snapshot: the browser does not start. Whoever runs this service
    should look at BROWSER_PATH and BROWSER_SANDBOX.`,
  'snapshot.no-address': 'This source stands at no address of the web that a browser could open.',
  'snapshot.robots': 'The site asks programs not to open this page (robots.txt).',
  /** `why` as the way out has it. */
  'snapshot.not-reached': 'The page could not be opened again: {why}',
  'snapshot.no-page': 'At this address is a file ({type}), not a page. Its bytes are the evidence.',
  'snapshot.out-of-time': 'The page was not done after {seconds, number} seconds.',
  'snapshot.out-of-memory': 'The page took more than {megabytes, number} MB of memory.',
  'snapshot.too-many-requests': 'The page asked for more than {requests, number} things at once.',
  'snapshot.too-large': 'The picture of the page is too large to be kept.',
  'snapshot.broke': 'The page broke the browser.',
  'snapshot.given-up': 'It was given up after {tries, number} tries: each ended the process that made it.',
} as const satisfies Catalog;
