import { createReason, hasReason, type Reason } from '@corroborate/domain';
import type { CountedGroup, SourceCount } from '../counting/counting.types';
import { selectCredibleDenials } from '../fact-checks/fact-checks.policy';
import type { DecideInput } from './decide.types';

/**
 * Undated sources that recommend an upgrade, which is always held: their pages may report an older event. A qualified
 * language model must have read their support, and nothing may dispute it.
 */
export function selectRecommendedUndatedSources(
  { factChecks = [], thresholds }: DecideInput,
  { counted, disputing, undated }: SourceCount,
): CountedGroup[] {
  if (counted.length + disputing.length > 0 || selectCredibleDenials(factChecks).length > 0) return [];
  const read = undated.filter(isReadByModel);
  return read.length >= thresholds.verifiedAt ? read : [];
}

/** Whether a qualified language model reads at least one page of the group as support. */
export const isReadByModel = ({ sources }: CountedGroup): boolean =>
  sources.some(
    ({ stance: { reasons } }) =>
      hasReason(reasons, 'model.confirms', 'model.vouches') && !hasReason(reasons, 'model.unqualified'),
  );

export const createUndatedReason = (undated: readonly CountedGroup[]): Reason =>
  createReason('review.undated-sources', {
    names: [...new Set(undated.flatMap(({ sources }) => sources[0]?.name ?? []))],
  });
