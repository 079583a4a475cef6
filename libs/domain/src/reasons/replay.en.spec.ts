import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [because('replay.stance', { from: 'supports', to: 'mentions' }), 'Stance changed from “supports” to “mentions”.'],
  [because('replay.tier', { from: 2, to: 3 }), 'Outlet tier changed from 2 to 3.'],
  [because('replay.counts-now'), 'Now counted.'],
  [because('replay.counts-no-longer'), 'No longer counted.'],
  [because('replay.quote'), 'Same stance, but a different quote from the page.'],
  [because('replay.not-weighed'), 'No longer considered.'],
  [because('replay.weighed-now'), 'Now considered; it was not before.'],
  [because('replay.claims', { from: 2, to: 3 }), 'The number of claims in the topic changed from 2 to 3.'],
  [because('replay.undecided'), 'No decision to re-evaluate.'],
  [
    because('replay.texts-gone', { pages: 1 }),
    'The text of 1 page of this case has been deleted, so it cannot be re-evaluated.',
  ],
  [because('replay.pending', { sources: 2 }), '2 added sources of this case must be evaluated first.'],
])('says what judging a case again comes to: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
