/**
 * Logistic regression over standardised traits with a penalty on large weights, by Newton's method; the same rows
 * always give the
 * same weights. Gives weights for the traits as they are, `bias` among them.
 */
export function learn(rows, { l2 }) {
  const names = Object.keys(rows[0].values);
  const scale = names.map((name) => scaleOf(rows.map(({ values }) => values[name] ?? 0)));
  const x = rows.map(({ values }) => [
    ...names.map((name, i) => ((values[name] ?? 0) - scale[i].mean) / scale[i].spread),
    1,
  ]);
  const found = newton(
    x,
    rows.map(({ y }) => y),
    l2,
  );
  const weights = names.map((name, i) => [name, found[i] / scale[i].spread]);
  const bias = found[names.length] - weights.reduce((sum, [, weight], i) => sum + weight * scale[i].mean, 0);
  return Object.fromEntries(
    [...weights.filter((_, i) => scale[i].varies), ['bias', bias]].map(([name, weight]) => [
      name,
      Number(weight.toFixed(4)),
    ]),
  );
}

function scaleOf(values) {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / values.length);
  return { mean, spread: spread || 1, varies: spread > 0 };
}

function newton(x, y, l2) {
  const size = x[0].length;
  const weights = new Float64Array(size);
  for (let turn = 0; turn < 20; turn += 1) {
    const { slope, bend } = derivatives(x, y, weights);
    for (let i = 0; i < size; i += 1) {
      slope[i] = slope[i] / x.length + (i < size - 1 ? l2 * weights[i] : 0);
      for (let j = 0; j < size; j += 1) bend[i][j] = bend[i][j] / x.length + (i === j ? (i < size - 1 ? l2 : 1e-8) : 0);
    }
    const step = solve(bend, slope);
    step.forEach((one, i) => (weights[i] -= one));
    if (Math.max(...step.map(Math.abs)) < 1e-6) break;
  }
  return weights;
}

function derivatives(x, y, weights) {
  const size = weights.length;
  const slope = new Float64Array(size);
  const bend = Array.from({ length: size }, () => new Float64Array(size));
  x.forEach((row, at) => {
    const chance = 1 / (1 + Math.exp(-row.reduce((sum, value, i) => sum + value * weights[i], 0)));
    for (let i = 0; i < size; i += 1) {
      slope[i] += (chance - y[at]) * row[i];
      const part = chance * (1 - chance) * row[i];
      if (part !== 0) for (let j = 0; j < size; j += 1) bend[i][j] += part * row[j];
    }
  });
  return { slope, bend };
}

/** Gauss with the largest pivot; the matrix is used up. */
function solve(matrix, right) {
  const [size, out] = [right.length, Float64Array.from(right)];
  for (let k = 0; k < size; k += 1) {
    let best = k;
    for (let i = k + 1; i < size; i += 1) if (Math.abs(matrix[i][k]) > Math.abs(matrix[best][k])) best = i;
    [matrix[k], matrix[best], out[k], out[best]] = [matrix[best], matrix[k], out[best], out[k]];
    for (let i = k + 1; i < size; i += 1) {
      const factor = matrix[i][k] / matrix[k][k];
      if (factor === 0) continue;
      for (let j = k; j < size; j += 1) matrix[i][j] -= factor * matrix[k][j];
      out[i] -= factor * out[k];
    }
  }
  for (let k = size - 1; k >= 0; k -= 1) {
    for (let j = k + 1; j < size; j += 1) out[k] -= matrix[k][j] * out[j];
    out[k] /= matrix[k][k];
  }
  return [...out];
}
