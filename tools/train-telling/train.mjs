/**
 * node tools/train-telling/train.mjs [--held-out] [WORLD …]
 * Learns the weights of libs/stance/src/learned/telling.weights.ts and outlook.weights.ts from the worlds named (below
 * where none is). With
 * --held-out nothing is written: each world is judged by weights learnt on the others, and figures are printed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled, room } from '../train-stance/lib.mjs';
import { learn } from './newton.mjs';
import { readWorld } from './read.mjs';

const { chanceOf, TELLING_LIMITS } = compiled('stance');
const { othersOnIt, outlookFeatures, OUTLOOK_LIMITS } = compiled('verification');
/** Written by people who had not seen the rules. The seventh is kept to measure by. */
const WORLDS = ['blind', 'blind-two', 'blind-three', 'blind-four', 'blind-five', 'blind-six'];
const L2 = { telling: 0.1, outlook: 0.1 };
const CREDIBLE = 2;

const named = process.argv.slice(2).filter((one) => !one.startsWith('--'));
const worlds = named.length > 0 ? named : WORLDS;
const rows = new Map(worlds.map((world) => [world, readWorld(world)]));
const except = (world) => worlds.filter((one) => one !== world);

const tellingOf = (names) =>
  learn(
    names
      .flatMap((name) => rows.get(name))
      .filter(({ tells }) => tells !== null)
      .map(({ values, tells }) => ({ values, y: tells })),
    { l2: L2.telling },
  );

/** Topics of a world with the look of their pages; page weights must not have seen that world. */
function topicsOf(world, telling) {
  return [...Map.groupBy(rows.get(world), ({ topic }) => topic).values()].map((own) => {
    const sources = own
      .filter(({ stance }) => stance !== 'unrelated')
      .map((row) => sourceOf(row, chanceOf(row.values, telling)));
    return {
      world,
      topic: own[0].topic,
      y: own[0].holds ? 1 : 0,
      values: outlookFeatures(sources),
      others: othersOnIt(sources),
    };
  });
}

function sourceOf({ stance, reasons, same, otherwise, site }, telling) {
  const told = otherwise && same && telling >= TELLING_LIMITS.support;
  return {
    site,
    tier: CREDIBLE,
    readable: true,
    isTopicPage: false,
    stance: { stance: told ? 'supports' : stance, reasons, telling: same ? telling : null },
  };
}

/** Each world's topics by page weights learnt on the others. */
const unseen = new Map(worlds.map((world) => [world, topicsOf(world, tellingOf(except(world)))]));
const outlookFrom = (names) =>
  learn(
    names.flatMap((name) => unseen.get(name)),
    { l2: L2.outlook },
  );

function heldOut(world) {
  const telling = tellingOf(except(world));
  const outlook = outlookFrom(except(world));
  const pages = rows
    .get(world)
    .filter(({ tells }) => tells !== null)
    .map(({ values, tells }) => [chanceOf(values, telling), tells]);
  const topics = unseen.get(world).map(({ values, y }) => [chanceOf(values, outlook), y]);
  return {
    world,
    pages: pages.length,
    pagesAuc: auc(pages),
    topics: topics.length,
    topicsAuc: auc(topics),
    byVoicesAlone: counts(world, () => true),
    withOutlook: counts(world, (topic) => holdsOut(topic, outlook)),
  };
}

const holdsOut = ({ values, others }, outlook) =>
  values.voices > OUTLOOK_LIMITS.fewVoices || others === 0 || chanceOf(values, outlook) >= OUTLOOK_LIMITS.outlook;

/** What would be lifted, contradictions apart: how many do not hold, and how many that hold are not lifted. */
function counts(world, lets) {
  const lifted = unseen
    .get(world)
    .filter((topic) => topic.values.voices > 0 && topic.values.disputing === 0 && lets(topic));
  const holding = lifted.filter(({ y }) => y === 1).length;
  const all = unseen.get(world).filter(({ y }) => y === 1).length;
  return { lifted: lifted.length, false: lifted.length - holding, missed: all - holding, of: all };
}

/** Chance that one that holds comes out higher than one that does not. */
function auc(pairs) {
  const [yes, no] = [pairs.filter(([, y]) => y === 1), pairs.filter(([, y]) => y === 0)];
  const wins = yes.reduce((sum, [a]) => sum + no.reduce((won, [b]) => won + (a > b ? 1 : a === b ? 0.5 : 0), 0), 0);
  return Math.round((1000 * wins) / (yes.length * no.length)) / 1000;
}

function write(file, constant, what, weights) {
  const lines = Object.entries(weights).map(
    ([name, weight]) => `  ${/^[a-zA-Z]\w*$/.test(name) ? name : `'${name}'`}: ${weight},`,
  );
  writeFileSync(
    path.join(room, file),
    `/** Learnt by tools/train-telling/train.mjs ${what} */\nimport type { Weights } from './weights';\n\nexport const ${constant}: Weights = {\n${lines.join('\n')}\n};\n`,
  );
}

if (process.argv.includes('--held-out')) process.stdout.write(`${JSON.stringify(worlds.map(heldOut), null, 2)}\n`);
else {
  write(
    'telling.weights.ts',
    'TELLING_WEIGHTS',
    'from pages of invented newsrooms; what the names mean stands in telling.features.ts.',
    tellingOf(worlds),
  );
  write(
    'outlook.weights.ts',
    'OUTLOOK_WEIGHTS',
    'from topics of invented newsrooms; what the names mean stands in outlook.policy.ts.',
    outlookFrom(worlds),
  );
}
