/** Multinomial logistic regression with Adam; small, and always the same result for the same rows. */
export function fit(rows, classes, { l2, epochs = 300, rate = 0.05 }) {
  const n = rows[0].x.length;
  const weights = matrix(classes, n + 1);
  const [first, second] = [matrix(classes, n + 1), matrix(classes, n + 1)];
  const total = rows.reduce((sum, row) => sum + row.weight, 0);
  for (let step = 1; step <= epochs; step += 1) {
    const slope = slopes(rows, weights, n);
    for (let c = 0; c < classes; c += 1) {
      for (let i = 0; i <= n; i += 1) {
        const g = slope[c][i] / total + (i < n ? l2 * weights[c][i] : 0);
        first[c][i] = 0.9 * first[c][i] + 0.1 * g;
        second[c][i] = 0.99 * second[c][i] + 0.01 * g * g;
        weights[c][i] -=
          (rate * (first[c][i] / (1 - 0.9 ** step))) / (Math.sqrt(second[c][i] / (1 - 0.99 ** step)) + 1e-8);
      }
    }
  }
  return weights;
}

const matrix = (rows, columns) => Array.from({ length: rows }, () => new Float64Array(columns));

function slopes(rows, weights, n) {
  const out = matrix(weights.length, n + 1);
  for (const { x, y, weight } of rows) {
    const chances = softmax(weights.map((row) => dot(row, x, n)));
    chances.forEach((chance, c) => {
      const miss = (chance - (c === y ? 1 : 0)) * weight;
      for (let i = 0; i < n; i += 1) out[c][i] += miss * x[i];
      out[c][n] += miss;
    });
  }
  return out;
}

function dot(row, x, n) {
  let sum = row[n];
  for (let i = 0; i < n; i += 1) sum += row[i] * x[i];
  return sum;
}

export function softmax(scores) {
  const top = Math.max(...scores);
  const parts = scores.map((score) => Math.exp(score - top));
  const total = parts.reduce((a, b) => a + b, 0);
  return parts.map((part) => part / total);
}
