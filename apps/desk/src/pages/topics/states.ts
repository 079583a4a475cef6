import type { TopicState } from '../../api/types';

/** Lists of topics, as the API knows them; the empty one holds all. */
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

/** The list that an address asks for; all where it names none of ours. */
export const stateOf = (words: string | null): TopicState =>
  STATES.find(([state]) => state && state === words)?.[0] || undefined;
