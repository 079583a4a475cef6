import type { InvestigationEntity } from '@corroborate/db';

/** Trees of jobs between two pauses are fewer: the reconciler gives an investigation up long before. */
const TREES_A_PAUSE = 1_000;

/** The number of a tree of jobs, in the jobs themselves: it says after how many pauses the tree was made. */
export const treeNumber = ({ pauses, generation }: Pick<InvestigationEntity, 'pauses' | 'generation'>): number =>
  pauses * TREES_A_PAUSE + generation;

/**
 * Was the tree made before the last pause? Its jobs may have come and gone while nothing was to be begun, so that what
 * is left of it would decide on half a round.
 */
export const isVoid = (tree: number, { pauses }: Pick<InvestigationEntity, 'pauses'>): boolean =>
  Math.floor(tree / TREES_A_PAUSE) < pauses;
