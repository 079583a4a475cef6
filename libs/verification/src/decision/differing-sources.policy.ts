import {
  createReason,
  findMainClaim,
  DAY_MS,
  isCredible,
  getClaimStatement,
  type Discrepancy,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { removeSetting } from '@corroborate/reading';
import { findDateMentions, isContradictory, fold, findQuantities, findWeekdayMentions } from '@corroborate/text';
import { toBaseUnit } from '../cross-reference/cross-reference.numbers';
import type { DecideInput } from './decide.types';

/** Credible sources whose dates, places or figures cannot all be right. */
export interface SourceConflict {
  why: Reason;
  /** True if the main claim states the date, place or figure, and most sources do not agree on one value. */
  touchesMainClaim: boolean;
}

type ConflictValue = Discrepancy['values'][number];

export function findSourceConflicts({ discrepancies, sources, claims = [] }: DecideInput): SourceConflict[] {
  const core = findMainClaim(claims);
  const mainClaimText = core ? getClaimStatement(core) : '';
  const credible = new Map(sources.filter(isCounted).map((one) => [one.id, one]));
  return discrepancies.flatMap((one) => {
    const values = one.values.filter(({ sourceId }) => credible.has(sourceId));
    const apart = one.reading === 'contradiction' ? findConflictingPair(one, values, credible) : null;
    if (apart === null) return [];
    const touchesMainClaim = isInMainClaim(one, values, mainClaimText) && !hasMajority(one, values, credible);
    return [{ why: conflictReason(one, apart, credible), touchesMainClaim }];
  });
}

const isCounted = ({ tier, readable, isTopicPage }: SourceView): boolean =>
  isCredible(tier) && readable && !isTopicPage;

/** Two conflicting values from sources that are independent of each other. */
function findConflictingPair(
  { kind }: Discrepancy,
  values: ConflictValue[],
  viewsById: ReadonlyMap<number, SourceView>,
): [ConflictValue, ConflictValue] | null {
  for (const a of values)
    for (const b of values)
      if (
        viewsById.get(a.sourceId)?.clusterId !== viewsById.get(b.sourceId)?.clusterId &&
        ARE_CONFLICTING[kind](a.value, b.value)
      )
        return [a, b];
  return null;
}

/**
 * Whether more than half of the independent sources agree on a value, so that a single outlier does not make it
 * disputed.
 */
function hasMajority(
  { kind }: Discrepancy,
  values: ConflictValue[],
  viewsById: ReadonlyMap<number, SourceView>,
): boolean {
  const groupsOf = (some: ConflictValue[]) =>
    new Set(some.map(({ sourceId }) => viewsById.get(sourceId)?.clusterId)).size;
  const all = groupsOf(values);
  return values.some(
    ({ value }) => groupsOf(values.filter((one) => !ARE_CONFLICTING[kind](value, one.value))) * 2 > all,
  );
}

const ARE_CONFLICTING: Record<Discrepancy['kind'], (a: string, b: string) => boolean> = {
  date: (a, b) => Math.abs(Date.parse(a) - Date.parse(b)) > DAY_MS,
  place: (a, b) => fold(a) !== fold(b),
  number: (a, b) => {
    const [one, other] = [findQuantities(a)[0], findQuantities(b)[0]];
    return one !== undefined && other !== undefined && isContradictory(toBaseUnit(one), toBaseUnit(other));
  },
};

function isInMainClaim({ kind, about }: Discrepancy, values: ConflictValue[], core: string): boolean {
  if (kind === 'date') return statesDay(removeSetting(core));
  if (kind === 'place') return values.some(({ value }) => fold(core).includes(fold(value)));
  return findQuantities(core).some(({ label }) => fold(label) === about);
}

/**
 * Whether the claim itself states the day. A day taken from the topic record is often only the day on which the story
 * was discovered.
 */
const statesDay = (core: string): boolean => findDateMentions(core).length > 0 || findWeekdayMentions(core).length > 0;

const conflictReason = (
  { about }: Discrepancy,
  pair: [ConflictValue, ConflictValue],
  viewsById: ReadonlyMap<number, SourceView>,
): Reason =>
  createReason('review.sources-differ', {
    about,
    values: pair.map(({ value }) => value),
    names: pair.map(({ sourceId }) => viewsById.get(sourceId)?.name ?? ''),
  });
