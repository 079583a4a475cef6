import type { StageName } from '@corroborate/domain';

/**
 * `living`: some job of the tree can still make progress. `done`: the root finished. `dead`: no job
 * can make progress any more. `missing`: the store does not have the root.
 */
export type RootState = 'living' | 'dead' | 'missing' | 'done';

const ACTIVE_STATES = new Set(['active', 'waiting', 'prioritized', 'delayed', 'paused']);

/** State of a round from its job states (leaves first); the root is `decide`. */
export function getRootState(states: { stage: StageName; state: string }[]): RootState {
  const root = states.find(({ stage }) => stage === 'decide')?.state ?? 'unknown';
  if (root === 'completed') return 'done';
  if (root === 'failed') return 'dead';
  // A root waiting for children that no longer exist never finishes.
  if (states.some(({ state }) => ACTIVE_STATES.has(state))) return root === 'unknown' ? 'missing' : 'living';
  return root === 'waiting-children' ? 'dead' : 'missing';
}
