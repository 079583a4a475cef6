import type { TopicState } from '../../api/types';

/** Topic lists of the API; the empty state lists all. */
export const STATES: [NonNullable<TopicState> | '', string][] = [
  ['', 'All'],
  ['unverified', 'Unverified'],
  ['in-investigation', 'In investigation'],
  ['awaiting-approval', 'Awaiting approval'],
  ['awaiting-review', 'Awaiting review'],
  ['verified', 'Verified'],
  ['certified', 'Certified'],
  ['rejected', 'Rejected in review'],
  ['failed', 'Failed'],
  ['cancelled', 'Canceled'],
];

/** The list named in the URL; all topics if it is unknown. */
export const stateOf = (words: string | null): TopicState =>
  STATES.find(([state]) => state && state === words)?.[0] || undefined;
