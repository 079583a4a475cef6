import type { ResultSource } from '../../api/types';

/** The page shares words with the topic and reports a different event. */
export const isOnAnotherEvent = ({ stance, stance_rule }: Pick<ResultSource, 'stance' | 'stance_rule'>): boolean =>
  stance === 'mentions' && stance_rule === 'another-event';
