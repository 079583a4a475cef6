import { createReason, DAY_MS, type Reason, type ShownPicture } from '@corroborate/domain';

const NOTE_THRESHOLDS = {
  /** Archive photos of people and places are normal; a larger difference is worth checking. */
  madeDays: 90,
  /** Cameras may be set to another time zone. */
  afterDays: 2,
} as const;

/** Notes for editors: the date in the file compared with the page. Decides nothing. */
export function pictureNotes({ pageDay, marks }: Pick<ShownPicture, 'pageDay' | 'marks'>): Reason[] {
  const madeOn = marks?.madeAt?.slice(0, 10);
  if (!madeOn || pageDay === null) return [];
  const days = Math.round((Date.parse(pageDay) - Date.parse(madeOn)) / DAY_MS);
  if (days >= NOTE_THRESHOLDS.madeDays) return [createReason('picture.made-before', { day: madeOn, days })];
  return days <= -NOTE_THRESHOLDS.afterDays ? [createReason('picture.made-after', { day: madeOn, days: -days })] : [];
}
