const TURNS = 20;
/** A step below this changes no weight that is written. */
const SMALL = 1e-6;
/** Keeps the equations solvable where a column has no penalty. */
const STEADY = 1e-6;

/** The weights of least logistic loss plus half of each weight's square times its penalty. */
export function newton(x: readonly number[][], y: readonly number[], penalties: readonly number[]): Float64Array {
  const weights = new Float64Array(penalties.length);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { slope, bend } = derivatives(x, y, weights);
    penalties.forEach((penalty, i) => {
      slope[i]! += penalty * weights[i]!;
      bend[i]![i]! += penalty + STEADY;
    });
    const step = solve(bend, slope);
    step.forEach((one, i) => (weights[i]! -= one));
    if (Math.max(...step.map(Math.abs)) < SMALL) break;
  }
  return weights;
}

function derivatives(x: readonly number[][], y: readonly number[], weights: Float64Array) {
  const size = weights.length;
  const slope = new Float64Array(size);
  const bend = Array.from({ length: size }, () => new Float64Array(size));
  x.forEach((row, at) => {
    const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i]!, 0)));
    for (let i = 0; i < size; i += 1) {
      slope[i]! += (chance - y[at]!) * row[i]!;
      const part = chance * (1 - chance) * row[i]!;
      if (part !== 0) for (let j = 0; j < size; j += 1) bend[i]![j]! += part * row[j]!;
    }
  });
  return { slope, bend };
}

/** Gauss with the largest pivot; both arguments are used up. */
export function solve(matrix: Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  for (let k = 0; k < size; k += 1) {
    bringLargestUp(matrix, right, k);
    for (let i = k + 1; i < size; i += 1) {
      const factor = matrix[i]![k]! / matrix[k]![k]!;
      if (factor === 0) continue;
      for (let j = k; j < size; j += 1) matrix[i]![j]! -= factor * matrix[k]![j]!;
      right[i]! -= factor * right[k]!;
    }
  }
  for (let k = size - 1; k >= 0; k -= 1) {
    for (let j = k + 1; j < size; j += 1) right[k]! -= matrix[k]![j]! * right[j]!;
    right[k]! /= matrix[k]![k]!;
  }
  return [...right];
}

function bringLargestUp(matrix: Float64Array[], right: Float64Array, k: number): void {
  let best = k;
  for (let i = k + 1; i < right.length; i += 1) if (Math.abs(matrix[i]![k]!) > Math.abs(matrix[best]![k]!)) best = i;
  [matrix[k], matrix[best]] = [matrix[best]!, matrix[k]!];
  [right[k], right[best]] = [right[best]!, right[k]!];
}
