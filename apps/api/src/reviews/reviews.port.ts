import type { ReviewService } from '@corroborate/investigation';

/** What the HTTP layer asks of reviews. */
export type ReviewPort = Pick<
  ReviewService,
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
  | 'judgedAgain'
  | 'correct'
  | 'previewCorrection'
  | 'replies'
  | 'noteReply'
>;
