/**
 * node tools/train-stance/train.mjs --data DIR [--held-out]
 * Learns the weights of libs/stance/src/learned/body-stance.weights.ts from pairs.jsonl and bodies.jsonl. With
 * --held-out nothing is written: each fifth of the stories is judged by weights learnt on the other stories.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled, dataFolder, jsonLines, room } from './lib.mjs';
import { fit } from './logistic.mjs';

const { pairFeatures, readText, judgeByWeights } = compiled('stance', 'training');
const { scoreStance } = compiled('evaluation');
const SIDES = ['agree', 'disagree', 'discuss'];
/** Texts that disagree are few; each counts for three, or hardly any would be recognised. */
const DISAGREE_WEIGHT = 3;
const FOLDS = 5;

const bodies = new Map(
  jsonLines(path.join(dataFolder(), 'bodies.jsonl')).map(({ bodyId, text }) => [bodyId, readText(text)]),
);
const pairs = jsonLines(path.join(dataFolder(), 'pairs.jsonl')).map((pair) => ({
  ...pair,
  values: pairFeatures(pair.headline, bodies.get(pair.bodyId)).values,
}));
const names = Object.keys(pairs[0].values);
for (const pair of pairs) pair.x = names.map((name) => pair.values[name]);

function train(rows) {
  const related = rows.map((row) => ({ x: row.x, y: row.stance === 'unrelated' ? 1 : 0, weight: 1 }));
  const sided = rows
    .filter((row) => row.stance !== 'unrelated')
    .map((row) => ({
      x: row.x,
      y: SIDES.indexOf(row.stance),
      weight: row.stance === 'disagree' ? DISAGREE_WEIGHT : 1,
    }));
  const [yes, no] = fit(related, 2, { l2: 1e-4 });
  return {
    related: named(yes.map((value, i) => value - no[i])),
    sides: fit(sided, 3, { l2: 1e-2 }).map((row) => named(row)),
  };
}

const named = (row) => Object.fromEntries([...names, 'bias'].map((name, i) => [name, Number(row[i].toFixed(3))]));

/** Headlines and texts that hang together are one story: it is held out as a whole, else its words are known. */
function storyOf() {
  const parent = new Map();
  const find = (key) => {
    while (parent.get(key) !== key) key = parent.get(key);
    return key;
  };
  for (const { headline, bodyId, stance } of pairs) {
    for (const key of [`h${headline}`, `b${bodyId}`]) if (!parent.has(key)) parent.set(key, key);
    if (stance !== 'unrelated') parent.set(find(`h${headline}`), find(`b${bodyId}`));
  }
  return find;
}

function fold(key) {
  let hash = 2166136261;
  for (const char of key) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return (hash >>> 0) % FOLDS;
}

function heldOut() {
  const story = storyOf();
  const [ofHead, ofBody] = [(pair) => fold(story(`h${pair.headline}`)), (pair) => fold(story(`b${pair.bodyId}`))];
  const judged = [];
  for (let k = 0; k < FOLDS; k += 1) {
    const weights = train(pairs.filter((pair) => ofHead(pair) !== k && ofBody(pair) !== k));
    for (const pair of pairs.filter((one) => ofBody(one) === k))
      judged.push({ truth: pair.stance, predicted: judgeByWeights(pair.values, weights).stance });
  }
  return scoreStance(judged);
}

const table = (weights) =>
  `{\n${Object.entries(weights)
    .map(([name, value]) => `  ${name}: ${value},`)
    .join('\n')}\n}`;

if (process.argv.includes('--held-out')) process.stdout.write(`${JSON.stringify(heldOut(), null, 2)}\n`);
else {
  const { related, sides } = train(pairs);
  writeFileSync(
    path.join(room, 'body-stance.weights.ts'),
    `/** Learnt by tools/train-stance/train.mjs from public headline and text pairs; what the names mean stands in body-stance.features.ts. */
import type { Weights } from './weights';

/** For being on the headline's subject. */
export const RELATED_WEIGHTS: Weights = ${table(related)};

/** Of texts on the subject: agree, disagree, discuss. */
export const STANCE_WEIGHTS: readonly [Weights, Weights, Weights] = [
${sides.map(table).join(',\n')},
];
`,
  );
}
