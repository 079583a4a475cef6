import type { DateCandidate } from './date.types';

/** Different days in boxes of one kind from which on these are a list. */
const LIST_DAYS = 3;

/** One shown date, with the kind of box it stands in. */
export interface ShownDate {
  candidate: DateCandidate;
  box: string;
  /** Stands at the page's own headline. */
  near: boolean;
}

/**
 * Boxes of one kind that name three days or more date the stories of a list. The page's own date may be set like
 * them, at its headline.
 */
export function withoutListings(shown: ShownDate[]): DateCandidate[] {
  const days = new Map<string, Set<string>>();
  for (const { box, candidate } of shown) days.set(box, (days.get(box) ?? new Set()).add(candidate.date.day));
  return shown.map(({ box, near, candidate }) =>
    near || days.get(box)!.size < LIST_DAYS ? candidate : { ...candidate, weight: candidate.weight * 0.5 },
  );
}
