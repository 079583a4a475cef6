import type { InvestigationEntity } from '@corroborate/db';

/** Maximum job trees between two pauses; the reconciler gives up long before. */
const MAX_TREES_PER_PAUSE = 1_000;

/** Number of a job tree, stored in its jobs; encodes the number of pauses before it. */
export const treeNumber = ({ pauses, generation }: Pick<InvestigationEntity, 'pauses' | 'generation'>): number =>
  pauses * MAX_TREES_PER_PAUSE + generation;

/** Number of pauses before the tree with this number. */
export const countPausesBefore = (tree: number): number => Math.floor(tree / MAX_TREES_PER_PAUSE);

/**
 * Whether the tree was enqueued before the latest pause. Some of its jobs may have ended without running, so the others
 * would decide on incomplete data.
 */
export const isFromBeforePause = (tree: number, { pauses }: Pick<InvestigationEntity, 'pauses'>): boolean =>
  countPausesBefore(tree) < pauses;
