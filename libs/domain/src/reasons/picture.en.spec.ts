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
    'A manifest in its file says that a machine made it or parts of it (Painter 2). Anybody can write that; what was ' +
      'found of its signature stands beside this.',
  ],
  [
    because('picture.signed', { signer: 'Ann Roe, Elm Post', day: '2026-10-14', authority: 'Elm Time' }),
    'The signature of its manifest holds, and the picture is as it was signed by a certificate that names Ann Roe, ' +
      'Elm Post, on 2026-10-14 as Elm Time stamped.',
  ],
  [
    because('picture.signed-undated', { signer: 'Elm Post' }),
    'The signature of its manifest holds, and the picture is as it was signed by a certificate that names Elm Post. ' +
      'No stamp of the time that could be read says when.',
  ],
  [
    because('picture.changed-since-signed', { signer: 'Elm Post' }),
    'The signature of its manifest holds, by a certificate that names Elm Post; the picture is another than the one ' +
      'that was signed: it was changed since, or the manifest was taken from elsewhere.',
  ],
  [
    because('picture.manifest-changed', { signer: 'Elm Post' }),
    'Statements of its manifest are others than those that were signed by a certificate that names Elm Post.',
  ],
  [
    because('picture.signer-vouched', { signer: 'Elm Post', anchor: 'Elm Root', stamp: 'none' }),
    'The certificate of the signer (Elm Post) leads to one that you trust: Elm Root. Whether one of them was revoked ' +
      'is not looked at, and a signer who is known may still state what is wrong.',
  ],
  [
    because('picture.signer-vouched', { signer: 'Elm Post', anchor: 'Elm Root', stamp: 'not-vouched' }),
    'The certificate of the signer (Elm Post) leads to one that you trust: Elm Root; the authority that stamped the ' +
      'day leads to none of them. Whether one of them was revoked is not looked at, and a signer who is known may ' +
      'still state what is wrong.',
  ],
  [
    because('picture.signer-not-vouched', { signer: 'Elm Post', why: 'nobody' }),
    'Nobody you named vouches for the signer (Elm Post): its certificates lead to none of those that are on your list.',
  ],
  [
    because('picture.signer-unlisted', { signer: 'Elm Post' }),
    'Whether the signer (Elm Post) may be trusted is not known: no list of trusted certificates was given when the ' +
      'file was read, and anybody can make a certificate in anybody’s name.',
  ],
  [
    because('picture.signature-wrong'),
    'The signature of its manifest does not hold, or that of one of its certificates: something was changed or put ' +
      'together by somebody else.',
  ],
  [
    because('picture.signature-unchecked', { why: 'unsigned' }),
    'The signature of its manifest is not checked: it has none.',
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
