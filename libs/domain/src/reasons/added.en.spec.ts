import { createReason, type Reason, toReasonText } from './reason';

it.each<[Reason, string]>([
  [
    createReason('added.unreadable', { verdict: 'paywall', why: 'The page shows a part to subscribers alone.' }),
    'Page could not be read (paywall): The page shows a part to subscribers alone.',
  ],
  [
    createReason('added.texts-gone', { pages: 2 }),
    'The text of 2 captured pages of this case has been deleted, so results cannot be recomputed.',
  ],
  [createReason('added.given-up', { tries: 5 }), 'Abandoned after 5 tries: its content crashes the page reader.'],
])('gives the reason why an added source had no effect: %j', (reason, text) => {
  expect(toReasonText(reason)).toBe(text);
});
