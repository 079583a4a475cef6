/** One example: its traits in a fixed order, its class, and for how many it counts. */
export interface Example {
  x: readonly number[];
  y: number;
  weight: number;
}

const EPOCHS = 300;
const RATE = 0.05;
/** How much of the mean slope and of its mean square is kept from step to step. */
const [SLOPE_KEPT, SQUARE_KEPT] = [0.9, 0.99];

/**
 * Multinomial logistic regression with Adam, always the same result for the same examples; a row of weights a class,
 * the level last. It stops after a fixed number of steps, short of the optimum, which holds back the weights of rare
 * traits: Newton's method (newton.ts) would run on to others. So both are kept.
 */
export function fit(examples: readonly Example[], classes: number, l2: number): Float64Array[] {
  const traits = examples[0]?.x.length ?? 0;
  const weights = matrix(classes, traits + 1);
  const moments = { first: matrix(classes, traits + 1), second: matrix(classes, traits + 1) };
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 1; step <= EPOCHS; step += 1)
    slopesOf(examples, weights).forEach((slopes, c) =>
      slopes.forEach((slope, i) => {
        const g = slope / total + (i < traits ? l2 * weights[c]![i]! : 0);
        const first = (moments.first[c]![i] = SLOPE_KEPT * moments.first[c]![i]! + 0.1 * g);
        const second = (moments.second[c]![i] = SQUARE_KEPT * moments.second[c]![i]! + 0.01 * g * g);
        weights[c]![i]! -=
          (RATE * (first / (1 - SLOPE_KEPT ** step))) / (Math.sqrt(second / (1 - SQUARE_KEPT ** step)) + 1e-8);
      }),
    );
  return weights;
}

const matrix = (rows: number, columns: number): Float64Array[] =>
  Array.from({ length: rows }, () => new Float64Array(columns));

function slopesOf(examples: readonly Example[], weights: readonly Float64Array[]): Float64Array[] {
  const traits = weights[0]!.length - 1;
  const out = matrix(weights.length, traits + 1);
  for (const { x, y, weight } of examples)
    softmax(weights.map((row) => score(row, x))).forEach((chance, c) => {
      const miss = (chance - (c === y ? 1 : 0)) * weight;
      for (let i = 0; i < traits; i += 1) out[c]![i]! += miss * x[i]!;
      out[c]![traits]! += miss;
    });
  return out;
}

function score(row: Float64Array, x: readonly number[]): number {
  let sum = row[x.length]!;
  for (let i = 0; i < x.length; i += 1) sum += row[i]! * x[i]!;
  return sum;
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const parts = scores.map((one) => Math.exp(one - top));
  const total = parts.reduce((sum, one) => sum + one, 0);
  return parts.map((part) => part / total);
}
