import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [because('snapshot.no-browser'), 'There is no snapshot: no browser is set up (BROWSER_PATH).'],
  [because('snapshot.off'), 'There is no snapshot: they are switched off (SNAPSHOTS).'],
  [
    because('snapshot.browser-does-not-start'),
    'There is no snapshot: the browser does not start. Whoever runs this service should look at BROWSER_PATH and ' +
      'BROWSER_SANDBOX.',
  ],
  [because('snapshot.no-address'), 'This source stands at no address of the web that a browser could open.'],
  [because('snapshot.robots'), 'The site asks programs not to open this page (robots.txt).'],
  [
    because('snapshot.not-reached', { why: 'no whole answer within 15000 ms' }),
    'The page could not be opened again: no whole answer within 15000 ms',
  ],
  [
    because('snapshot.no-page', { type: 'application/pdf' }),
    'At this address is a file (application/pdf), not a page. Its bytes are the evidence.',
  ],
  [because('snapshot.out-of-time', { seconds: 45 }), 'The page was not done after 45 seconds.'],
  [because('snapshot.out-of-memory', { megabytes: 1200 }), 'The page took more than 1200 MB of memory.'],
  [because('snapshot.too-many-requests', { requests: 2000 }), 'The page asked for more than 2000 things at once.'],
  [because('snapshot.too-large'), 'The picture of the page is too large to be kept.'],
  [because('snapshot.broke'), 'The page broke the browser.'],
  [because('snapshot.given-up', { tries: 3 }), 'It was given up after 3 tries: each ended the process that made it.'],
])('says why there is no snapshot: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
