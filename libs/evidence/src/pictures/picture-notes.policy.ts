import {
  because,
  DAY_MS,
  type ManifestSignature,
  type PictureElsewhere,
  type Reason,
  type ShownPicture,
  type SignatureState,
} from '@corroborate/domain';

/** What is to be judged of a picture: where its page stands, what its file says, where else it stood. */
export type JudgedPicture = Pick<ShownPicture, 'site' | 'pageDay' | 'marks' | 'manifest' | 'searches'> & {
  elsewhere: readonly Pick<PictureElsewhere, 'site' | 'pageDay'>[];
};

const NOTED = {
  /** Outlets take pictures from each other for some days; a month earlier it was of something else. */
  stoodDays: 30,
  /** Portraits and views of places are taken from the archive; what is older than this is worth a look. */
  madeDays: 90,
  /** Clocks of cameras are set to other zones. */
  afterDays: 2,
} as const;

/** IPTC's words for what a machine made, in whole or in part. */
const GENERATED = ['trainedAlgorithmicMedia', 'compositeWithTrainedAlgorithmicMedia'];

/**
 * What an editor should look at: context, by which nothing is decided. The same picture on other pages of the same site
 * is no note: outlets use their own pictures, and their marks, again.
 */
export function pictureNotes(picture: JudgedPicture): Reason[] {
  return [
    ...[stoodBefore(picture)].filter((note) => note !== null),
    ...searched(picture),
    ...made(picture),
    ...generated(picture),
    ...signatureNotes(picture),
  ];
}

/** What was found of the signature in its file, and whether somebody vouches for the signer. */
export const signatureNotes = (picture: Pick<JudgedPicture, 'manifest'>): Reason[] => [
  ...signed(picture),
  ...vouched(picture),
];

function stoodBefore({ site, pageDay, elsewhere }: JudgedPicture): Reason | null {
  const days = elsewhere.filter((other) => other.site !== site && other.pageDay !== null);
  const first = days.toSorted((a, b) => (a.pageDay! < b.pageDay! ? -1 : 1))[0];
  if (!first || pageDay === null || daysBetween(first.pageDay!, pageDay) < NOTED.stoodDays) return null;
  return because('picture.stood-before', {
    ...{ site: first.site, day: first.pageDay!, days: daysBetween(first.pageDay!, pageDay) },
  });
}

/** One note of each engine: by its earliest day where it has days, else by how many pages it knows. */
function searched({ site, pageDay, searches }: JudgedPicture): Reason[] {
  return (searches ?? []).flatMap(({ title: engine, matches }): Reason[] => {
    const others = matches.filter((match) => match.site !== site);
    const [first] = others;
    if (!first) return [];
    const day = first.firstSeen;
    if (day === null) return [because('picture.found-elsewhere', { engine, pages: others.length, site: first.site })];
    const days = pageDay === null ? 0 : daysBetween(day, pageDay);
    return days < NOTED.stoodDays ? [] : [because('picture.seen-before', { engine, site: first.site, day, days })];
  });
}

function made({ pageDay, marks }: JudgedPicture): Reason[] {
  const madeOn = marks?.madeAt?.slice(0, 10);
  if (!madeOn || pageDay === null) return [];
  const days = daysBetween(madeOn, pageDay);
  if (days >= NOTED.madeDays) return [because('picture.made-before', { day: madeOn, days })];
  return days <= -NOTED.afterDays ? [because('picture.made-after', { day: madeOn, days: -days })] : [];
}

const generated = ({ manifest }: JudgedPicture): Reason[] =>
  manifest?.sourceTypes.some((type) => GENERATED.includes(type))
    ? [because('picture.generated', { generator: manifest.generator ?? 'a program without a name' })]
    : [];

/** That it holds is told as well: whoever knows the signer may ask there. */
function signed({ manifest }: Pick<JudgedPicture, 'manifest'>): Reason[] {
  if (!manifest) return [];
  const { state, why, signer: named, stamped } = manifest.signature ?? NOT_LOOKED_AT;
  const signer = named === undefined ? 'somebody whose name is not kept' : whoIs(named);
  switch (state) {
    case 'signed-and-whole':
      if (!stamped) return [because('picture.signed-undated', { signer })];
      return [because('picture.signed', { signer, day: stamped.at.slice(0, 10), authority: stamped.by })];
    case 'picture-changed':
      return [because('picture.changed-since-signed', { signer })];
    case 'manifest-changed':
      return [because('picture.manifest-changed', { signer })];
    case 'signature-wrong':
      return [because('picture.signature-wrong')];
    case 'not-checked':
      return [because('picture.signature-unchecked', { why: why ?? 'malformed' })];
  }
}

/** Who vouches for whoever signed: told wherever somebody is named. */
function vouched({ manifest }: Pick<JudgedPicture, 'manifest'>): Reason[] {
  const { state, signer: named, trust } = manifest?.signature ?? NOT_LOOKED_AT;
  if (!NAMES_SOMEBODY.includes(state)) return [];
  const signer = named === undefined ? 'somebody whose name is not kept' : whoIs(named);
  if (!trust) return [because('picture.signer-unlisted', { signer })];
  if (trust.state === 'not-vouched') return [because('picture.signer-not-vouched', { signer, why: trust.why })];
  return [because('picture.signer-vouched', { signer, anchor: trust.anchor, stamp: stampOf(trust.stampVouched) })];
}

function stampOf(isVouched: boolean | null): 'vouched' | 'not-vouched' | 'none' {
  if (isVouched === null) return 'none';
  return isVouched ? 'vouched' : 'not-vouched';
}

const NAMES_SOMEBODY: SignatureState[] = ['signed-and-whole', 'picture-changed', 'manifest-changed'];

const whoIs = (named: ManifestSignature['signer']): string =>
  [named?.name, named?.organisation].filter(Boolean).join(', ') || 'nobody';

/** Files that were read before signatures were. */
const NOT_LOOKED_AT: ManifestSignature = {
  ...{ state: 'not-checked', why: 'not-looked-at', signer: null, stamped: null },
};

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
