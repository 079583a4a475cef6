import { createReason, DAY_MS, type Reason, type ShownPicture } from '@corroborate/domain';

const NOTE_THRESHOLDS = {
  /** Tolerated days between picture and newer page: archive photos of people and places are normal. */
  madeDays: 90,
  /** Tolerated days between page and newer picture: cameras may be set to another time zone. */
  afterDays: 2,
} as const;

/** Notes for editors that compare the date in the file with the page. They do not affect any decision. */
export function pictureNotes({ pageDay, marks }: Pick<ShownPicture, 'pageDay' | 'marks'>): Reason[] {
  const madeOn = marks?.madeAt?.slice(0, 10);
  if (!madeOn || pageDay === null) return [];
  const days = Math.round((Date.parse(pageDay) - Date.parse(madeOn)) / DAY_MS);
  if (days >= NOTE_THRESHOLDS.madeDays) return [createReason('picture.made-before', { day: madeOn, days })];
  return days <= -NOTE_THRESHOLDS.afterDays ? [createReason('picture.made-after', { day: madeOn, days: -days })] : [];
}
