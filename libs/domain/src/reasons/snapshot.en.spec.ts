import { createReason, type Reason, toReasonText } from './reason';

it.each<[Reason, string]>([
  [createReason('snapshot.no-browser'), 'No snapshot: no browser is configured (BROWSER_PATH).'],
  [createReason('snapshot.off'), 'No snapshot: snapshots are disabled (SNAPSHOTS).'],
  [
    createReason('snapshot.browser-does-not-start'),
    'No snapshot: the browser does not start. Ask your administrator to check BROWSER_PATH and BROWSER_SANDBOX.',
  ],
  [createReason('snapshot.no-address'), 'No snapshot: the source has no web address that a browser could open.'],
  [createReason('snapshot.robots'), 'The site does not allow automated access to this page (robots.txt).'],
  [
    createReason('snapshot.not-reached', { why: 'no whole answer within 15000 ms' }),
    'The page could not be opened again: no whole answer within 15000 ms',
  ],
  [
    createReason('snapshot.no-page', { type: 'application/pdf' }),
    'The address is a file (application/pdf), not a page. The file itself is the evidence.',
  ],
  [createReason('snapshot.out-of-time', { seconds: 45 }), 'The page did not finish loading within 45 seconds.'],
  [createReason('snapshot.out-of-memory', { megabytes: 1200 }), 'The page used more than 1200 MB of memory.'],
  [createReason('snapshot.too-many-requests', { requests: 2000 }), 'The page made more than 2000 requests at once.'],
  [createReason('snapshot.too-large'), 'The snapshot is too large to store.'],
  [createReason('snapshot.broke'), 'The page crashed the browser.'],
  [createReason('snapshot.given-up', { tries: 3 }), 'Abandoned after 3 tries: each one crashed the snapshot process.'],
])('gives the reason why there is no snapshot: %j', (reason, text) => {
  expect(toReasonText(reason)).toBe(text);
});
