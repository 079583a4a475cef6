import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [
    because('added.unreadable', { verdict: 'paywall', why: 'The page shows a part to subscribers alone.' }),
    'Page could not be read (paywall): The page shows a part to subscribers alone.',
  ],
  [
    because('added.texts-gone', { pages: 2 }),
    'The text of 2 captured pages of this case has been deleted, so results cannot be recomputed.',
  ],
  [because('added.given-up', { tries: 5 }), 'Abandoned after 5 tries: its content crashes the page reader.'],
])('says why nothing came of what somebody added: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
