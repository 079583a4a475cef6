import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [because('replay.stance', { from: 'supports', to: 'mentions' }), 'Its stance is “mentions” instead of “supports”.'],
  [because('replay.tier', { from: 2, to: 3 }), 'Its outlet is of tier 3 instead of 2.'],
  [because('replay.counts-now'), 'It counts now.'],
  [because('replay.counts-no-longer'), 'It no longer counts.'],
  [because('replay.quote'), 'Other words of the page are quoted for the same stance.'],
  [because('replay.not-weighed'), 'It is no longer among the pages that are weighed.'],
  [because('replay.weighed-now'), 'It is weighed now, and was not.'],
  [because('replay.claims', { from: 2, to: 3 }), 'The claims of the topic are read otherwise: 3 instead of 2.'],
  [because('replay.undecided'), 'Nothing was decided that could be judged again.'],
  [
    because('replay.texts-gone', { pages: 1 }),
    'The text of 1 page of this case has been let go, so that it cannot be judged again.',
  ],
  [because('replay.pending', { sources: 2 }), '2 added sources of this case must be weighed first.'],
])('says what judging a case again comes to: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
