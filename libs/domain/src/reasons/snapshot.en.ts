import type { Sentences } from './reason';
import type { SnapshotReasons } from './snapshot.reasons';

export const SNAPSHOT_ENGLISH: Sentences<SnapshotReasons> = {
  'snapshot.no-browser': () => 'There is no snapshot: no browser is set up (BROWSER_PATH).',
  'snapshot.off': () => 'There is no snapshot: they are switched off (SNAPSHOTS).',
  'snapshot.browser-does-not-start': () =>
    'There is no snapshot: the browser does not start. Whoever runs this service should look at BROWSER_PATH and ' +
    'BROWSER_SANDBOX.',
  'snapshot.no-address': () => 'This source stands at no address of the web that a browser could open.',
  'snapshot.robots': () => 'The site asks programs not to open this page (robots.txt).',
  'snapshot.not-reached': ({ why }) => `The page could not be opened again: ${why}`,
  'snapshot.no-page': ({ type }) => `At this address is a file (${type}), not a page. Its bytes are the evidence.`,
  'snapshot.out-of-time': ({ seconds }) => `The page was not done after ${seconds} seconds.`,
  'snapshot.out-of-memory': ({ megabytes }) => `The page took more than ${megabytes} MB of memory.`,
  'snapshot.too-many-requests': ({ requests }) => `The page asked for more than ${requests} things at once.`,
  'snapshot.too-large': () => 'The picture of the page is too large to be kept.',
  'snapshot.broke': () => 'The page broke the browser.',
  'snapshot.given-up': ({ tries }) => `It was given up after ${tries} tries: each ended the process that made it.`,
};
