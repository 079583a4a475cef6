/**
 * Learns data/models/report-likelihood.json and coverage.json:
 * node lab/train-report-likelihood/train.ts [--write] [WORLD …]. Prints how each world is judged by weights learnt on
 * the others.
 */
import { parseArgs } from 'node:util';
import { print } from '../trainer/arguments.ts';
import { Corpus } from '../trainer/corpus.ts';
import { writeModel } from '../trainer/model-file.ts';
import { Looks } from './looks.ts';
import { rowsOfWorld } from './read.ts';

/** Written by people who had not seen the rules. The seventh is kept to measure by. */
const WORLDS = ['blind', 'blind-two', 'blind-three', 'blind-four', 'blind-five', 'blind-six'];

const { values: given, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const worlds = positionals.length > 0 ? positionals : WORLDS;
const corpus = new Corpus();
const looks = new Looks(new Map(worlds.map((world) => [world, rowsOfWorld(world, corpus)])));
const heldOut = Object.fromEntries(worlds.map((world) => [world, looks.heldOut(world)]));
print(heldOut);
if (given.write) {
  const shared = {
    corpus: { description: `Worlds of invented newsrooms: ${worlds.join(', ')}.`, read: corpus },
    tool: 'lab/train-report-likelihood',
  };
  writeModel({
    ...shared,
    name: 'report-likelihood',
    about:
      'How likely a page on the event tells the topic as a fact. What the names mean stands in ' +
      'libs/reading/src/rules/learned/report-likelihood.features.ts.',
    heldOut: figuresOf(({ pages, pagesArea }) => ({ pages, area: pagesArea })),
    learnt: { weights: looks.reportLikelihood(worlds) },
  });
  writeModel({
    ...shared,
    name: 'coverage',
    about:
      'Chance that a topic holds, by how all credible pages on its event look together. What the names mean stands ' +
      'in libs/verification/src/coverage-model/coverage.policy.ts.',
    heldOut: figuresOf(({ topics, topicsArea }) => ({ topics, area: topicsArea })),
    learnt: { weights: looks.coverageLikelihood(worlds) },
  });
}

function figuresOf(pick: (figures: ReturnType<Looks['heldOut']>) => Record<string, number>) {
  return Object.fromEntries(Object.entries(heldOut).map(([world, figures]) => [world, pick(figures)]));
}
