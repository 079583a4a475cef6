#!/usr/bin/env node
/** Learns the weights of check-worthiness. See README.md beside this file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const require = createRequire(import.meta.url);
const { featuresOf, FEATURES } = require(path.join(root, 'dist/libs/stance/src/learned/check-worthiness.features.js'));
const { scoreRankings } = require(path.join(root, 'dist/libs/evaluation/src/ranking.score.js'));

const option = (name, fallback) =>
  process.argv.includes(`--${name}`) ? process.argv[process.argv.indexOf(`--${name}`) + 1] : fallback;
const data = option('data');
if (!data) throw new Error('usage: train.mjs --data DIR [--ridge N] [--write]');
const RIDGE = Number(option('ridge', '300'));
const ROUNDS = 12;

const rows = readFileSync(path.join(data, 'sentences.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));
const all = rows.map((row) => ({
  debate: row.debate,
  y: row.label,
  x: FEATURES.map((name) => featuresOf(row.text)[name]),
}));
const debates = [...new Set(all.map((row) => row.debate))];

/**
 * Ridge logistic regression by Newton steps, each debate with a level of its own; weights are per standard deviation.
 */
function learn(set) {
  const width = FEATURES.length;
  const mean = FEATURES.map((_, j) => set.reduce((sum, row) => sum + row.x[j], 0) / set.length);
  const spread = FEATURES.map(
    (_, j) => Math.sqrt(set.reduce((sum, row) => sum + (row.x[j] - mean[j]) ** 2, 0) / set.length) || 1,
  );
  const groups = [...new Set(set.map((row) => row.debate))];
  const size = width + groups.length;
  const Z = set.map((row) =>
    Float64Array.from({ length: size }, (_, j) =>
      j < width ? (row.x[j] - mean[j]) / spread[j] : groups[j - width] === row.debate ? 1 : 0,
    ),
  );
  let w = new Float64Array(size);
  const penalty = (j) => (j < width ? RIDGE : 0.1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const H = Array.from({ length: size }, () => new Float64Array(size));
    const g = new Float64Array(size);
    Z.forEach((z, i) => {
      const p = 1 / (1 + Math.exp(-z.reduce((sum, v, j) => sum + v * w[j], 0)));
      const weight = p * (1 - p) + 1e-6;
      for (let j = 0; j < size; j += 1) {
        if (z[j] === 0) continue;
        g[j] += z[j] * (set[i].y - p);
        for (let k = 0; k <= j; k += 1) H[j][k] += weight * z[j] * z[k];
      }
    });
    for (let j = 0; j < size; j += 1) {
      H[j][j] += penalty(j);
      g[j] -= penalty(j) * w[j];
      for (let k = j + 1; k < size; k += 1) H[j][k] = H[k][j];
    }
    const step = solve(H, g);
    w = w.map((v, j) => v + step[j]);
  }
  const raw = FEATURES.map((_, j) => w[j] / spread[j]);
  const bias =
    groups.reduce((sum, _, j) => sum + w[width + j], 0) / groups.length -
    raw.reduce((sum, v, j) => sum + v * mean[j], 0);
  return { raw, bias };
}

function solve(H, g) {
  const n = g.length;
  const A = H.map((row, i) => [...row, g[i]]);
  for (let c = 0; c < n; c += 1) {
    let best = c;
    for (let r = c + 1; r < n; r += 1) if (Math.abs(A[r][c]) > Math.abs(A[best][c])) best = r;
    [A[c], A[best]] = [A[best], A[c]];
    for (let r = c + 1; r < n; r += 1) {
      const f = A[r][c] / A[c][c];
      if (f !== 0) for (let k = c; k <= n; k += 1) A[r][k] -= f * A[c][k];
    }
  }
  const x = new Array(n).fill(0);
  for (let r = n - 1; r >= 0; r -= 1)
    x[r] = (A[r][n] - A[r].slice(r + 1, n).reduce((sum, v, k) => sum + v * x[r + 1 + k], 0)) / A[r][r];
  return x;
}

const ranked = (set, { raw }) =>
  set.map((row) => ({ score: row.x.reduce((sum, v, j) => sum + v * raw[j], 0), relevant: row.y === 1 }));
const lists = new Map(
  debates.map((debate) => [
    debate,
    ranked(
      all.filter((row) => row.debate === debate),
      learn(all.filter((row) => row.debate !== debate)),
    ),
  ]),
);
const final = learn(all);
const print = (name, score) => console.log(name, score.map.toFixed(4), JSON.stringify(score.byList));
print('left-out debates: MAP', scoreRankings(lists));
print(
  'learnt debates:   MAP',
  scoreRankings(
    new Map(
      debates.map((debate) => [
        debate,
        ranked(
          all.filter((row) => row.debate === debate),
          final,
        ),
      ]),
    ),
  ),
);

if (process.argv.includes('--write')) {
  const lines = FEATURES.map((name, j) => `  ${name}: ${final.raw[j].toFixed(3)},`);
  const text = [
    "import type { FeatureName } from './check-worthiness.features';",
    '',
    '/** Learnt by tools/train-check-worthiness; what a feature adds to the log-odds of being worth a check, per unit. */',
    'export const CHECK_WORTHINESS_WEIGHTS: Record<FeatureName, number> = {',
    ...lines,
    '};',
    '',
    `export const CHECK_WORTHINESS_BIAS = ${final.bias.toFixed(3)};`,
    '',
  ].join('\n');
  writeFileSync(path.join(root, 'libs/stance/src/learned/check-worthiness.weights.ts'), text);
}
