import { RICHNESS } from '../context.thresholds';
import type { ContextDetail } from '../context.types';

/** 0–100: `15 × kinds of detail present (of 4) + 8 × details (at most 5)`. */
export function contextRichness(details: readonly ContextDetail[]): number {
  const kinds = new Set(details.map(({ kind }) => kind)).size;
  return kinds * RICHNESS.perKind + Math.min(details.length, RICHNESS.details) * RICHNESS.perDetail;
}
