import type { DateCandidate } from './date.types';

/** A kind of box that holds this many different days is a list. */
const MIN_LIST_DAYS = 3;

/** A visible date and the kind of box it is in. */
export interface ShownDate {
  candidate: DateCandidate;
  box: string;
  /** True if the date is next to the page's headline. */
  nearby: boolean;
}

/**
 * Lowers the weight of dates in boxes of one kind that name three or more days, because such boxes list stories. Dates
 * next to the headline are exempt.
 */
export function downweightListings(shown: ShownDate[]): DateCandidate[] {
  const days = new Map<string, Set<string>>();
  for (const { box, candidate } of shown) days.set(box, (days.get(box) ?? new Set()).add(candidate.date.day));
  return shown.map(({ box, nearby, candidate }) =>
    nearby || days.get(box)!.size < MIN_LIST_DAYS ? candidate : { ...candidate, weight: candidate.weight * 0.5 },
  );
}
