import { because, type Reason, sentenceOf } from './reason';

it.each<[Reason, string]>([
  [because('watch.not-modified'), 'Its server says that nothing changed.'],
  [because('watch.same'), 'It says what it said.'],
  [because('watch.moved', { to: 'https://a.example/2' }), 'The same report stands at https://a.example/2 now.'],
  [because('watch.gone', { status: 404 }), 'The page is gone: its server answers 404.'],
  [because('watch.gone', { status: 200 }), 'The page is gone: what stands there says so.'],
  [
    because('watch.redirected', { to: 'https://a.example/' }),
    'Its address leads to https://a.example/ now, where the report does not stand.',
  ],
  [because('watch.retracted', { notice: 'Retraction: …' }), 'The outlet took it back: “Retraction: …”'],
  [because('watch.corrected', { notice: 'Correction: …' }), 'The outlet corrected it: “Correction: …”'],
  [because('watch.core-edited', { before: 'A.', after: 'B.' }), 'The sentence “A.” is “B.” now.'],
  [because('watch.core-lost', { before: 'A.' }), 'The sentence “A.” does not stand there any more.'],
  [because('watch.number-changed', { before: '31', after: '13' }), 'A figure is another: “31” is “13” now.'],
  [because('watch.headline-changed', { before: 'A', after: 'B' }), 'The headline “A” is “B” now.'],
  [because('watch.text-rewritten', { kept: 20 }), 'Only 20 % of its text still stands there.'],
  [
    because('watch.unreadable', { verdict: 'paywall', why: 'Part of it is for subscribers.' }),
    'It could not be read again (paywall): Part of it is for subscribers.',
  ],
  [
    because('review.source-changed', {
      site: 'a.example',
      change: 'gone',
      why: [because('watch.gone', { status: 410 })],
    }),
    'A source (a.example) is gone since the decision. The page is gone: its server answers 410.',
  ],
])('says what became of a source: %j', (reason, text) => {
  expect(sentenceOf(reason)).toBe(text);
});
