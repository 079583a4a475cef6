/**
 * What the shipped weights, none, and weights learnt anew do on material they were not learnt from:
 * node lab/train-report-likelihood/compare.ts --data DIR. DIR is a folder with the second samples (README.md). Writes
 * nothing.
 */
import path from 'node:path';
import type { REPORT_LIKELIHOOD_WEIGHTS } from '@corroborate/stance/training';
import type { COVERAGE_WEIGHTS } from '@corroborate/verification';
import { dataArguments, print } from '../trainer/arguments.ts';
import { Corpus } from '../trainer/corpus.ts';
import { compiled, root } from '../trainer/product.ts';
import { inHalf, labelsOfClaims, labelsOfEvents, labelsOfWorld } from './labels.ts';
import { Anew } from './anew.ts';
import { areaOf, figuresOf, liftedOf, type Trial } from './trial-decision.ts';
import { trialOf, type TrialTopic } from './trial.ts';

const LEARNT = ['blind', 'blind-two', 'blind-three', 'blind-four', 'blind-five', 'blind-six'];
const LEFT_OUT = ['train/blind-eight', 'train/blind-nine', 'heldout/blind-seven', 'heldout/blind-ten'].concat(
  'heldout/blind-eleven',
);
const RIDGES = [0.03, 0.1, 0.3, 1];
const FROM = { reportLikelihood: 0.8, coverageLikelihood: 0.65 };
/** No chance is so high: pages are judged by their traits, and none is lifted. */
const NEVER = 2;

const { data } = dataArguments();
const corpus = new Corpus();
const world = (name: string) => {
  const folder = path.join(root, 'worlds', name);
  return trialOf(folder, labelsOfWorld(folder, corpus));
};
const sample = (name: string) => {
  const labels = name === 'dev2-claims' ? labelsOfClaims : labelsOfEvents;
  return trialOf(path.join(data, 'worlds', name), labels(path.join(data, 'data'), corpus));
};

const several = await sample('dev2-events-multi-source');
const alike = await sample('dev2-events-look-alike');
const claims = await sample('dev2-claims');
const worlds = new Map<string, TrialTopic[]>();
for (const name of LEARNT) worlds.set(name, await world(`train/${name}`));
const tried: Record<string, TrialTopic[]> = {
  'events, several sources, choose': inHalf(several, 'choose'),
  'events, look-alikes, choose': inHalf(alike, 'choose'),
  'claims, choose': inHalf(claims, 'choose'),
};
for (const name of LEFT_OUT) tried[path.basename(name)] = await world(name);

const byWorlds = new Anew(worlds, FROM.reportLikelihood);
const byAll = new Anew(
  new Map([
    ...worlds,
    ['events', [...inHalf(several, 'fit'), ...inHalf(alike, 'fit')]],
    ['claims', inHalf(claims, 'fit')],
  ]),
  FROM.reportLikelihood,
);

const shippedTelling = compiled<{ REPORT_LIKELIHOOD_WEIGHTS: typeof REPORT_LIKELIHOOD_WEIGHTS }>(
  'stance',
  'training',
).REPORT_LIKELIHOOD_WEIGHTS;
const shippedOutlook = compiled<{ COVERAGE_WEIGHTS: typeof COVERAGE_WEIGHTS }>('verification').COVERAGE_WEIGHTS;
const reportLikelihood = { weights: shippedTelling, from: FROM.reportLikelihood };
const coverageLikelihood = { weights: shippedOutlook, from: FROM.coverageLikelihood };
const trials: Record<string, Trial> = {
  shipped: { reportLikelihood, coverageLikelihood },
  'no report likelihood': { reportLikelihood: { ...reportLikelihood, from: NEVER }, coverageLikelihood },
  'no coverage model': { reportLikelihood, coverageLikelihood: null },
  neither: { reportLikelihood: null, coverageLikelihood: null },
  'worlds again': {
    reportLikelihood: byWorlds.reportLikelihood(0.1),
    coverageLikelihood: byWorlds.coverageLikelihood(0.1, FROM.coverageLikelihood),
  },
};
for (const ridge of RIDGES) {
  const anew = {
    reportLikelihood: byAll.reportLikelihood(ridge),
    coverageLikelihood: byAll.coverageLikelihood(ridge, FROM.coverageLikelihood),
  };
  trials[`all, ${ridge}`] = anew;
  trials[`report likelihood of all, ${ridge}`] = { reportLikelihood: anew.reportLikelihood, coverageLikelihood };
  trials[`coverage model of all, ${ridge}`] = { reportLikelihood, coverageLikelihood: anew.coverageLikelihood };
}

const eachTrial = <Figure>(figure: (topics: TrialTopic[], trial: Trial) => Figure) =>
  Object.fromEntries(Object.entries(trials).map(([name, trial]) => [name, eachOf((topics) => figure(topics, trial))]));

print({
  learntFrom: byAll.sizes(),
  areas: eachTrial(areaOf),
  lifted: eachOf((topics) => liftedOf(topics, trials['shipped']!)),
  figures: eachTrial(figuresOf),
});

function eachOf<Figure>(figure: (topics: TrialTopic[]) => Figure): Record<string, Figure> {
  return Object.fromEntries(Object.entries(tried).map(([name, topics]) => [name, figure(topics)]));
}
