import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [
    because('added.unreadable', { verdict: 'paywall', why: 'The page shows a part to subscribers alone.' }),
    'It could not be read (paywall): The page shows a part to subscribers alone.',
  ],
  [
    because('added.texts-gone', { pages: 2 }),
    'The text of 2 captured pages of this case has been let go, so that nothing can be recomputed.',
  ],
  [because('added.given-up', { tries: 5 }), 'It was given up after 5 tries: something in it ends whoever reads it.'],
])('says why nothing came of what somebody added: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
