import type { Topic } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';

/** Name in `source_plan` by which a topic says itself whether its decision waits. */
const WAIT_FOR_ASYNC = 'wait_for_async';

/** Rounds after which what is added waits for the decision and is weighed then: somebody may add without end. */
const MOST_ROUNDS = 12;

/** Does the decision of this topic wait for sources that were announced? */
export function waitsForAsync(
  { sourcePlan }: Pick<Topic, 'sourcePlan'>,
  settings: Pick<Settings, 'WAIT_FOR_ASYNC'>,
): boolean {
  const own = sourcePlan[WAIT_FOR_ASYNC];
  return typeof own === 'boolean' ? own : settings.WAIT_FOR_ASYNC;
}

export interface BeforeDecision {
  round: number;
  /** Added sources that no round has looked at. */
  unread: number;
  /** Announced ones that may still come in time. */
  awaited: number;
  waits: boolean;
}

/** What comes between a decision and its conclusion. */
export function beforeDecision({
  round,
  unread,
  awaited,
  waits,
}: BeforeDecision): 'look-at-added' | 'wait' | 'conclude' {
  if (unread > 0 && round < MOST_ROUNDS) return 'look-at-added';
  return waits && awaited > 0 ? 'wait' : 'conclude';
}
