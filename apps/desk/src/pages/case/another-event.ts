import type { ResultSource } from '../../api/types';

/** Whether the page shares words with the topic but reports a different event. */
export const isOnAnotherEvent = ({ stance, stance_rule }: Pick<ResultSource, 'stance' | 'stance_rule'>): boolean =>
  stance === 'mentions' && stance_rule === 'another-event';
