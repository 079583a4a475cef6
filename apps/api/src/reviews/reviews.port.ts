import type { ReviewDesk } from '@corroborate/investigation';

/** What the HTTP layer asks of the review desk. */
export type ReviewPort = Pick<
  ReviewDesk,
  | 'list'
  | 'get'
  | 'backlog'
  | 'claim'
  | 'release'
  | 'decide'
  | 'markFalse'
  | 'waitingFor'
  | 'decisionsAbout'
  | 'corrections'
  | 'correct'
>;
