import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [because('snapshot.no-browser'), 'No snapshot: no browser is configured (BROWSER_PATH).'],
  [because('snapshot.off'), 'No snapshot: snapshots are disabled (SNAPSHOTS).'],
  [
    because('snapshot.browser-does-not-start'),
    'No snapshot: the browser does not start. Ask your administrator to check BROWSER_PATH and BROWSER_SANDBOX.',
  ],
  [because('snapshot.no-address'), 'No snapshot: the source has no web address that a browser could open.'],
  [because('snapshot.robots'), 'The site does not allow automated access to this page (robots.txt).'],
  [
    because('snapshot.not-reached', { why: 'no whole answer within 15000 ms' }),
    'The page could not be opened again: no whole answer within 15000 ms',
  ],
  [
    because('snapshot.no-page', { type: 'application/pdf' }),
    'The address is a file (application/pdf), not a page. The file itself is the evidence.',
  ],
  [because('snapshot.out-of-time', { seconds: 45 }), 'The page did not finish loading within 45 seconds.'],
  [because('snapshot.out-of-memory', { megabytes: 1200 }), 'The page used more than 1200 MB of memory.'],
  [because('snapshot.too-many-requests', { requests: 2000 }), 'The page made more than 2000 requests at once.'],
  [because('snapshot.too-large'), 'The snapshot is too large to store.'],
  [because('snapshot.broke'), 'The page crashed the browser.'],
  [because('snapshot.given-up', { tries: 3 }), 'Abandoned after 3 tries: each one crashed the snapshot process.'],
])('says why there is no snapshot: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
