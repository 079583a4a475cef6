import { PICTURE_ENGLISH } from './picture.en';
import { because, type Reason } from './reason';
import { sentenceOf } from './sentence';

const CATALOGUE: readonly (readonly [Reason, string])[] = [
  [
    because('picture.stood-before', { site: 'old.example', day: '2019-07-15', days: 2648 }),
    'The same picture, or nearly the same, stood at old.example on 2019-07-15, 2648 days before this page.',
  ],
  [
    because('picture.seen-before', { engine: 'TinEye', site: 'old.example', day: '2019-07-16', days: 2647 }),
    'This picture stood elsewhere before: old.example, first seen on 2019-07-16 by TinEye, 2647 days before this page.',
  ],
  [
    because('picture.found-elsewhere', { engine: 'Google Cloud Vision', pages: 1, site: 'old.example' }),
    'Google Cloud Vision finds it at old.example; since when, it does not say.',
  ],
  [
    because('picture.found-elsewhere', { engine: 'Google Cloud Vision', pages: 3, site: 'old.example' }),
    'Google Cloud Vision finds it on 3 pages of other sites, among them old.example; since when, it does not say.',
  ],
  [
    because('picture.made-before', { day: '2019-07-14', days: 2649 }),
    'Its file says that it was made on 2019-07-14, 2649 days before this page: it may show something else.',
  ],
  [
    because('picture.made-after', { day: '2026-10-20', days: 6 }),
    'Its file says that it was made on 2026-10-20, 6 days after this page: a clock was wrong, or a day is.',
  ],
  [
    because('picture.generated', { generator: 'Painter 2' }),
    'A manifest in its file says that a machine made it or parts of it (Painter 2); nobody checked its signature.',
  ],
];

describe('what is told of pictures', () => {
  it.each(CATALOGUE)('says %j as it is read', (reason, sentence) => {
    expect(sentenceOf(reason)).toBe(sentence);
  });

  it('shows every code', () => {
    const shown = new Set<string>(CATALOGUE.map(([{ code }]) => code));
    expect(Object.keys(PICTURE_ENGLISH).filter((code) => !shown.has(code))).toEqual([]);
  });
});
