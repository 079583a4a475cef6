import {
  createReason,
  coreClaim,
  DAY_MS,
  isCredible,
  claimStatement,
  type Discrepancy,
  type Reason,
  type SourceView,
} from '@corroborate/domain';
import { bareClaim } from '@corroborate/reading';
import { dateMentions, isContradictory, fold, quantities, weekdayMentions } from '@corroborate/text';
import { inBaseUnit } from '../cross-reference/cross-reference.numbers';
import type { DecideInput } from './decide.types';

/** Credible sources that cannot all be right about a day, place or figure. */
export interface SourceConflict {
  why: Reason;
  /** The main claim states the day, place or figure, and no value has a majority of the sources. */
  touchesMainClaim: boolean;
}

type Value = Discrepancy['values'][number];

export function differingSources({ discrepancies, sources, claims = [] }: DecideInput): SourceConflict[] {
  const core = coreClaim(claims);
  const mainClaimText = core ? claimStatement(core) : '';
  const credible = new Map(sources.filter(isCounted).map((one) => [one.id, one]));
  return discrepancies.flatMap((one) => {
    const values = one.values.filter(({ sourceId }) => credible.has(sourceId));
    const apart = one.reading === 'contradiction' ? pairApart(one, values, credible) : null;
    if (apart === null) return [];
    const touchesMainClaim = isInMainClaim(one, values, mainClaimText) && !hasMajority(one, values, credible);
    return [{ why: whyOf(one, apart, credible), touchesMainClaim }];
  });
}

const isCounted = ({ tier, readable, isTopicPage }: SourceView): boolean =>
  isCredible(tier) && readable && !isTopicPage;

/** Two conflicting values from sources that do not copy each other. */
function pairApart(
  { kind }: Discrepancy,
  values: Value[],
  viewsById: ReadonlyMap<number, SourceView>,
): [Value, Value] | null {
  for (const a of values)
    for (const b of values)
      if (
        viewsById.get(a.sourceId)?.clusterId !== viewsById.get(b.sourceId)?.clusterId &&
        APART[kind](a.value, b.value)
      )
        return [a, b];
  return null;
}

/** Whether more than half of the independent sources agree on a value, so one outlier does not leave it open. */
function hasMajority({ kind }: Discrepancy, values: Value[], viewsById: ReadonlyMap<number, SourceView>): boolean {
  const groupsOf = (some: Value[]) => new Set(some.map(({ sourceId }) => viewsById.get(sourceId)?.clusterId)).size;
  const all = groupsOf(values);
  return values.some(({ value }) => groupsOf(values.filter((one) => !APART[kind](value, one.value))) * 2 > all);
}

const APART: Record<Discrepancy['kind'], (a: string, b: string) => boolean> = {
  date: (a, b) => Math.abs(Date.parse(a) - Date.parse(b)) > DAY_MS,
  place: (a, b) => fold(a) !== fold(b),
  number: (a, b) => {
    const [one, other] = [quantities(a)[0], quantities(b)[0]];
    return one !== undefined && other !== undefined && isContradictory(inBaseUnit(one), inBaseUnit(other));
  },
};

function isInMainClaim({ kind, about }: Discrepancy, values: Value[], core: string): boolean {
  if (kind === 'date') return statesDay(bareClaim(core));
  if (kind === 'place') return values.some(({ value }) => fold(core).includes(fold(value)));
  return quantities(core).some(({ label }) => fold(label) === about);
}

/** Whether the claim states the day itself; a day added from the topic's row is often only when it was discovered. */
const statesDay = (core: string): boolean => dateMentions(core).length > 0 || weekdayMentions(core).length > 0;

const whyOf = ({ about }: Discrepancy, pair: [Value, Value], viewsById: ReadonlyMap<number, SourceView>): Reason =>
  createReason('review.sources-differ', {
    about,
    values: pair.map(({ value }) => value),
    names: pair.map(({ sourceId }) => viewsById.get(sourceId)?.name ?? ''),
  });
