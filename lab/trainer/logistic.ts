import { newton } from './newton.ts';

export type Weights = Record<string, number>;

export interface Row {
  values: Weights;
  y: 0 | 1;
  /** Rows of one group share a level of their own; all rows are one group where none is named. */
  group?: string;
}

export interface Penalties {
  /** On the weight of a trait that has been brought to a spread of one. */
  trait: number;
  /** On the level of a group. */
  level: number;
}

/**
 * Ridge logistic regression by Newton's method; the same rows always give the same weights. Gives weights for the
 * traits as they are, and `bias`, the mean level of the groups. Traits that never vary get none.
 */
export function learn(rows: readonly Row[], penalties: Penalties): Weights {
  const traits = Object.keys(rows[0]?.values ?? {}).map((name) => traitOf(name, rows));
  const groups = [...new Set(rows.map(({ group = '' }) => group))];
  const found = newton(
    rows.map((row) => columnsOf(row, traits, groups)),
    rows.map(({ y }) => y),
    [...traits.map(() => penalties.trait), ...groups.map(() => penalties.level)],
  );
  const weights = traits.map((trait, i) => ({ ...trait, weight: found[i]! / trait.spread }));
  const level = mean(groups.map((_, i) => found[traits.length + i]!));
  const bias = level - weights.reduce((sum, trait) => sum + trait.weight * trait.mean, 0);
  return Object.fromEntries([
    ...weights.filter(({ varies }) => varies).map(({ name, weight }) => [name, weight] as const),
    ['bias', bias] as const,
  ]);
}

export const rounded = (weights: Weights, digits: number): Weights =>
  Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, Number(weight.toFixed(digits))]));

/** Chance that one that holds comes out higher than one that does not. */
export function areaUnderCurve(judged: readonly { chance: number; y: 0 | 1 }[]): number {
  const [yes, no] = [judged.filter(({ y }) => y === 1), judged.filter(({ y }) => y === 0)];
  const wins = yes.reduce((sum, a) => sum + no.reduce((won, b) => won + worth(a.chance - b.chance), 0), 0);
  return Math.round((1000 * wins) / (yes.length * no.length)) / 1000;
}

/** 1 for a win, a half for a draw. */
const worth = (lead: number): number => (Math.sign(lead) + 1) / 2;

interface Trait {
  name: string;
  mean: number;
  spread: number;
  varies: boolean;
}

function traitOf(name: string, rows: readonly Row[]): Trait {
  const values = rows.map((row) => row.values[name] ?? 0);
  const middle = mean(values);
  const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
  return { name, mean: middle, spread: spread || 1, varies: spread > 0 };
}

function columnsOf({ values, group = '' }: Row, traits: readonly Trait[], groups: readonly string[]): number[] {
  const scaled = traits.map(({ name, mean: middle, spread }) => ((values[name] ?? 0) - middle) / spread);
  return [...scaled, ...groups.map((one) => (one === group ? 1 : 0))];
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;
