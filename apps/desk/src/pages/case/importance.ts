import type { ResultClaim } from '../../api';

/** Minimum importance of a claim, 0–1, for each level; the same as in reports. */
const IMPORTANCE = { high: 0.7, medium: 0.4 };

/** Null if it is of little importance. */
export function importanceLevel({ importance }: Pick<ResultClaim, 'importance'>): keyof typeof IMPORTANCE | null {
  if (importance >= IMPORTANCE.high) return 'high';
  return importance >= IMPORTANCE.medium ? 'medium' : null;
}
