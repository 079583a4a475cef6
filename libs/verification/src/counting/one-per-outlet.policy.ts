import { outletKeys } from '../clusters/same-outlet.policy';
import type { CountedVoice } from './voices.types';

/**
 * As many of the groups as have an outlet of their own: a report counts once, and so does an outlet, however many of
 * its pages support the topic. Earlier groups come first where several want the same outlet.
 */
export function onePerOutlet(groups: readonly CountedVoice[]): { counted: CountedVoice[]; excluded: CountedVoice[] } {
  const keyOf = outletKeys(groups.flatMap(({ sources }) => sources));
  const holders = new Map<string, CountedVoice>();
  const outlets = new Map<CountedVoice, string[]>(
    groups.map((group) => [group, [...new Set(group.sources.map(keyOf))]]),
  );
  const counted = groups.filter((group) => assign(group, { outlets, holders, tried: new Set() }));
  return { counted, excluded: groups.filter((group) => !counted.includes(group)) };
}

interface Assignment {
  outlets: ReadonlyMap<CountedVoice, readonly string[]>;
  /** Which group each outlet stands for. */
  holders: Map<string, CountedVoice>;
  tried: Set<string>;
}

/** Finds an outlet for the group, moving other groups to another of theirs where that is needed. */
function assign(group: CountedVoice, state: Assignment): boolean {
  for (const outlet of state.outlets.get(group) ?? []) {
    if (state.tried.has(outlet)) continue;
    state.tried.add(outlet);
    const holder = state.holders.get(outlet);
    if (holder !== undefined && !assign(holder, state)) continue;
    state.holders.set(outlet, group);
    return true;
  }
  return false;
}
