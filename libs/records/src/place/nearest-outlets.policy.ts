import type { LocalOutlet } from '@corroborate/domain';
import { PLACE_LIMITS } from '../context.thresholds';
import { distanceInKm, type Position } from './resolve/choose-place.policy';

/**
 * Outlets of the town first, then those of the region, then those of other towns by distance; unordered if the town is
 * unknown.
 */
export function nearestOutlets(
  town: Position | null,
  outlets: readonly LocalOutlet[],
  home: (town: string) => Position | null,
): LocalOutlet[] {
  if (!town) return [...outlets].sort((a, b) => Number(a.town !== null) - Number(b.town !== null));
  const away = new Map(outlets.map((outlet) => [outlet, distance(outlet, town, home)]));
  return [...outlets].sort((a, b) => (away.get(a) ?? 0) - (away.get(b) ?? 0));
}

function distance(outlet: LocalOutlet, town: Position, home: (town: string) => Position | null): number {
  const at = outlet.town === null ? null : home(outlet.town);
  return at ? distanceInKm(at, town) : PLACE_LIMITS.regionalKm;
}
