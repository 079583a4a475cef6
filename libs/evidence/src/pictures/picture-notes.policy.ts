import { because, DAY_MS, type Reason, type ShownPicture } from '@corroborate/domain';

const NOTED = {
  /** Portraits and views of places are taken from the archive; what is older than this is worth a look. */
  madeDays: 90,
  /** Clocks of cameras are set to other zones. */
  afterDays: 2,
} as const;

/** What an editor should check: the day in the file against the day of the page. Nothing is decided by it. */
export function pictureNotes({ pageDay, marks }: Pick<ShownPicture, 'pageDay' | 'marks'>): Reason[] {
  const madeOn = marks?.madeAt?.slice(0, 10);
  if (!madeOn || pageDay === null) return [];
  const days = Math.round((Date.parse(pageDay) - Date.parse(madeOn)) / DAY_MS);
  if (days >= NOTED.madeDays) return [because('picture.made-before', { day: madeOn, days })];
  return days <= -NOTED.afterDays ? [because('picture.made-after', { day: madeOn, days: -days })] : [];
}
