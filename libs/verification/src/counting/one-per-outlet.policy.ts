import { outletKeys } from '../clusters/same-outlet.policy';
import type { CountedGroup } from './counting.types';

/**
 * Finds the largest set of groups in which each group has a different outlet, so that each report and each outlet
 * counts only once. Earlier groups take precedence.
 */
export function onePerOutlet(groups: readonly CountedGroup[]): { counted: CountedGroup[]; excluded: CountedGroup[] } {
  const keyOf = outletKeys(groups.flatMap(({ sources }) => sources));
  const holders = new Map<string, CountedGroup>();
  const outlets = new Map<CountedGroup, string[]>(
    groups.map((group) => [group, [...new Set(group.sources.map(keyOf))]]),
  );
  const counted = groups.filter((group) => assignOutlet(group, { outlets, holders, tried: new Set() }));
  return { counted, excluded: groups.filter((group) => !counted.includes(group)) };
}

interface Assignment {
  outlets: ReadonlyMap<CountedGroup, readonly string[]>;
  /** Group assigned to each outlet. */
  holders: Map<string, CountedGroup>;
  tried: Set<string>;
}

/** Finds an outlet for the group and reassigns other groups if necessary. */
function assignOutlet(group: CountedGroup, state: Assignment): boolean {
  for (const outlet of state.outlets.get(group) ?? []) {
    if (state.tried.has(outlet)) continue;
    state.tried.add(outlet);
    const holder = state.holders.get(outlet);
    if (holder !== undefined && !assignOutlet(holder, state)) continue;
    state.holders.set(outlet, group);
    return true;
  }
  return false;
}
