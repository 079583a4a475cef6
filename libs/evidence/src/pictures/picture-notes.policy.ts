import { because, DAY_MS, type PictureElsewhere, type Reason, type ShownPicture } from '@corroborate/domain';

/** What is to be judged of a picture: where its page stands, what its file says, where else it stood. */
export type JudgedPicture = Pick<ShownPicture, 'site' | 'pageDay' | 'marks' | 'manifest'> & {
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
  return [stoodBefore(picture), ...made(picture), ...generated(picture)].filter((note) => note !== null);
}

function stoodBefore({ site, pageDay, elsewhere }: JudgedPicture): Reason | null {
  const days = elsewhere.filter((other) => other.site !== site && other.pageDay !== null);
  const first = days.toSorted((a, b) => (a.pageDay! < b.pageDay! ? -1 : 1))[0];
  if (!first || pageDay === null || daysBetween(first.pageDay!, pageDay) < NOTED.stoodDays) return null;
  return because('picture.stood-before', {
    ...{ site: first.site, day: first.pageDay!, days: daysBetween(first.pageDay!, pageDay) },
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

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
