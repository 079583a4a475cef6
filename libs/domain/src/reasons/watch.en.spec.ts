import { createReason, type Reason, toReasonText } from './reason';

it.each<[Reason, string]>([
  [createReason('watch.not-modified'), 'Not modified, according to its server.'],
  [createReason('watch.same'), 'The relevant text has not changed.'],
  [createReason('watch.moved', { to: 'https://a.example/2' }), 'The same report is now at https://a.example/2.'],
  [createReason('watch.gone', { status: 404 }), 'The page is gone: its server returns 404.'],
  [createReason('watch.gone', { status: 200 }), 'The page is gone, according to the text now at its address.'],
  [
    createReason('watch.redirected', { to: 'https://a.example/' }),
    'The address now redirects to https://a.example/, which does not carry the report.',
  ],
  [createReason('watch.retracted', { notice: 'Retraction: …' }), 'The outlet retracted it: “Retraction: …”'],
  [createReason('watch.corrected', { notice: 'Correction: …' }), 'The outlet corrected it: “Correction: …”'],
  [createReason('watch.core-edited', { before: 'A.', after: 'B.' }), 'The sentence “A.” now reads “B.”.'],
  [createReason('watch.core-lost', { before: 'A.' }), 'The sentence “A.” is no longer on the page.'],
  [createReason('watch.number-changed', { before: '31', after: '13' }), 'A figure changed from “31” to “13”.'],
  [createReason('watch.headline-changed', { before: 'A', after: 'B' }), 'The headline changed from “A” to “B”.'],
  [createReason('watch.text-rewritten', { kept: 20 }), 'Only 20% of its text remains.'],
  [
    createReason('watch.unreadable', { verdict: 'paywall', why: 'Part of it is for subscribers.' }),
    'The page could not be read again (paywall): Part of it is for subscribers.',
  ],
  [
    createReason('review.source-changed', {
      site: 'a.example',
      change: 'gone',
      why: [createReason('watch.gone', { status: 410 })],
    }),
    'A source (a.example) was removed since the decision. The page is gone: its server returns 410.',
  ],
])('describes how a source has changed: %j', (reason, text) => {
  expect(toReasonText(reason)).toBe(text);
});
