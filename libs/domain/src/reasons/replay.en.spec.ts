import { createReason, type Reason, toReasonText } from './reason';

it.each<[Reason, string]>([
  [
    createReason('replay.stance', { from: 'supports', to: 'mentions' }),
    'Stance changed from “supports” to “mentions”.',
  ],
  [createReason('replay.tier', { from: 2, to: 3 }), 'Outlet tier changed from 2 to 3.'],
  [createReason('replay.counts-now'), 'Now counted.'],
  [createReason('replay.counts-no-longer'), 'No longer counted.'],
  [createReason('replay.quote'), 'Same stance, but a different quote from the page.'],
  [createReason('replay.not-weighed'), 'No longer considered.'],
  [createReason('replay.weighed-now'), 'Now considered; it was not before.'],
  [createReason('replay.claims', { from: 2, to: 3 }), 'The number of claims in the topic changed from 2 to 3.'],
  [createReason('replay.undecided'), 'No decision to re-evaluate.'],
  [
    createReason('replay.texts-gone', { pages: 1 }),
    'The text of 1 page of this case has been deleted, so it cannot be re-evaluated.',
  ],
  [createReason('replay.pending', { sources: 2 }), '2 added sources of this case must be evaluated first.'],
])('describes the result of a re-evaluation: %j', (reason, text) => {
  expect(toReasonText(reason)).toBe(text);
});
