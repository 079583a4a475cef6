import type { ManifestSignature } from '@corroborate/domain';
import { pictureNotes, type JudgedPicture } from './picture-notes.policy';

const shown = (more: Partial<JudgedPicture> = {}): JudgedPicture => ({
  ...{ site: 'mill.example', pageDay: '2026-10-14', marks: null, manifest: null, elsewhere: [] },
  ...more,
});
const marks = (madeAt: string) => ({
  ...{ madeAt, editedAt: null, place: null, placeName: null, camera: null, software: [], credit: null },
});
const codes = (picture: JudgedPicture) => pictureNotes(picture).map(({ code, params }) => ({ code, ...params }));

describe('what is noted of a picture', () => {
  it('is that it stood elsewhere long before, with the earliest day', () => {
    const elsewhere = [
      { site: 'gazette.example', pageDay: '2026-10-12' },
      { site: 'old.example', pageDay: '2019-07-15' },
      { site: 'older.example', pageDay: null },
      { site: 'other.example', pageDay: '2020-01-01' },
    ];
    expect(codes(shown({ elsewhere }))).toEqual([
      { code: 'picture.stood-before', site: 'old.example', day: '2019-07-15', days: 2648 },
    ]);
  });

  it.each([
    ['in the same days', { elsewhere: [{ site: 'gazette.example', pageDay: '2026-10-01' }] }],
    ['on the same site', { elsewhere: [{ site: 'mill.example', pageDay: '2019-07-15' }] }],
    ['later', { elsewhere: [{ site: 'gazette.example', pageDay: '2027-07-15' }] }],
    ['before a page without a day', { pageDay: null, elsewhere: [{ site: 'old.example', pageDay: '2019-07-15' }] }],
  ])('is nothing where it stood elsewhere %s', (_when, more) => {
    expect(codes(shown(more))).toEqual([]);
  });

  it('is that it was made long before its page, or after it', () => {
    expect(codes(shown({ marks: marks('2019-07-14T15:12:09') }))).toEqual([
      { code: 'picture.made-before', day: '2019-07-14', days: 2649 },
    ]);
    expect(codes(shown({ marks: marks('2026-10-20') }))).toEqual([
      { code: 'picture.made-after', day: '2026-10-20', days: 6 },
    ]);
    expect(codes(shown({ marks: marks('2026-10-15T01:00:00+09:00') }))).toEqual([]);
  });

  it('is that its manifest says a machine made it', () => {
    const made = (type: string) => codes(shown({ manifest: { ...MANIFEST, sourceTypes: [type] } }));
    expect(made('trainedAlgorithmicMedia')).toContainEqual({ code: 'picture.generated', generator: 'Painter' });
    expect(made('digitalCapture')).not.toContainEqual(expect.objectContaining({ code: 'picture.generated' }));
  });
});

const MANIFEST = { generator: 'Painter', assertions: [], actions: [], sourceTypes: [] };

describe('what the signature of its manifest says', () => {
  const NOTHING = { why: null, signer: null, stamped: null };
  const ann = { name: 'Ann Roe', organisation: 'Elm Post' };
  const noted = (signature?: Partial<ManifestSignature> & Pick<ManifestSignature, 'state'>) =>
    codes(shown({ manifest: { ...MANIFEST, ...(signature ? { signature: { ...NOTHING, ...signature } } : {}) } }));

  it('is told with whom the certificate names, and with the day of a stamp', () => {
    const signed = { state: 'signed-and-whole', signer: ann } as const;
    const unlisted = (signer: string) => ({ code: 'picture.signer-unlisted', signer });
    expect(noted(signed)).toEqual([
      { code: 'picture.signed-undated', signer: 'Ann Roe, Elm Post' },
      unlisted('Ann Roe, Elm Post'),
    ]);
    expect(noted({ ...signed, stamped: { at: '2026-10-14T08:00:00.000Z', by: 'Elm Time' } })).toEqual([
      { code: 'picture.signed', signer: 'Ann Roe, Elm Post', day: '2026-10-14', authority: 'Elm Time' },
      unlisted('Ann Roe, Elm Post'),
    ]);
    expect(noted({ ...signed, signer: { name: null, organisation: 'Elm Post' } })).toEqual([
      { code: 'picture.signed-undated', signer: 'Elm Post' },
      unlisted('Elm Post'),
    ]);
    expect(noted({ ...signed, signer: { name: null, organisation: null } })).toEqual([
      { code: 'picture.signed-undated', signer: 'nobody' },
      unlisted('nobody'),
    ]);
  });

  it('is with who vouches for the signer, and with that nobody does', () => {
    const signed = { state: 'signed-and-whole', signer: ann } as const;
    const trusted = (trust: ManifestSignature['trust']) => noted({ ...signed, trust }).at(-1);
    const signer = 'Ann Roe, Elm Post';
    expect(trusted({ state: 'vouched', anchor: 'Elm Root', stampVouched: null })).toEqual({
      ...{ code: 'picture.signer-vouched', signer, anchor: 'Elm Root', stamp: 'none' },
    });
    expect(trusted({ state: 'vouched', anchor: 'Elm Root', stampVouched: false })).toMatchObject({
      stamp: 'not-vouched',
    });
    expect(trusted({ state: 'not-vouched', why: 'purpose' })).toEqual({
      ...{ code: 'picture.signer-not-vouched', signer, why: 'purpose' },
    });
  });

  it('tells that the name was let go', () => {
    const { signer: _gone, ...kept } = { ...NOTHING, state: 'signed-and-whole' as const };
    const [note] = pictureNotes(shown({ manifest: { ...MANIFEST, signature: kept } }));
    expect(note).toMatchObject({ params: { signer: 'somebody whose name is not kept' } });
  });

  it.each<[ManifestSignature['state'], string]>([
    ['picture-changed', 'picture.changed-since-signed'],
    ['manifest-changed', 'picture.manifest-changed'],
  ])('is that it holds and something is another: %s', (state, code) => {
    expect(noted({ state, signer: ann })).toEqual([
      { code, signer: 'Ann Roe, Elm Post' },
      { code: 'picture.signer-unlisted', signer: 'Ann Roe, Elm Post' },
    ]);
  });

  it('is that it does not hold, or why that is not known', () => {
    expect(noted({ state: 'signature-wrong' })).toEqual([{ code: 'picture.signature-wrong' }]);
    expect(noted({ state: 'not-checked', why: 'no-binding' })).toEqual([
      { code: 'picture.signature-unchecked', why: 'no-binding' },
    ]);
    expect(noted()).toEqual([{ code: 'picture.signature-unchecked', why: 'not-looked-at' }]);
  });
});

describe('what engines for pictures say', () => {
  const match = (site: string, firstSeen: string | null) => ({
    ...{ site, pageUrl: `https://${site}/x`, title: null, firstSeen, whole: true },
  });
  const searched = (...matches: ReturnType<typeof match>[]) => [
    { engine: 'tineye', title: 'TinEye', outcome: 'found' as const, matches },
  ];
  const notes = (more: Partial<JudgedPicture>) => pictureNotes(shown(more)).map(({ code }) => code);

  it('is noted where another site had it a month before', () => {
    expect(notes({ searches: searched(match('old.example', '2019-07-16')) })).toEqual(['picture.seen-before']);
    expect(notes({ searches: searched(match('old.example', '2026-10-01')) })).toEqual([]);
    expect(notes({ searches: searched(match('mill.example', '2019-07-16')) })).toEqual([]);
    expect(notes({ pageDay: null, searches: searched(match('old.example', '2019-07-16')) })).toEqual([]);
  });

  it('is told without a day where it has none, and nothing where nothing was found or asked', () => {
    expect(notes({ searches: searched(match('a.example', null), match('b.example', null)) })).toEqual([
      'picture.found-elsewhere',
    ]);
    expect(notes({ searches: searched() })).toEqual([]);
    expect(notes({ searches: null })).toEqual([]);
  });
});
