/** Learns data/models/check-worthiness.json: node lab/train-check-worthiness/train.ts --data DIR [--write] */
import path from 'node:path';
import type * as Evaluation from '../src/scores/index.ts';
import type * as Training from '@corroborate/reading/training';
import { z } from 'zod';
import { dataArguments, print } from '../trainer/arguments.ts';
import { Corpus } from '../trainer/corpus.ts';
import { learn, rounded, type Row, type Weights } from '../trainer/logistic.ts';
import { writeModel } from '../trainer/model-file.ts';
import { compiled, compiledFile } from '../trainer/product.ts';

const { FEATURES, featuresOf } = compiled<typeof Training>('reading', 'training');
const { scoreRankings } = compiledFile<typeof Evaluation>('lab/src/scores/index');
const PENALTIES = { trait: 300, level: 0.1 };
const SENTENCE = z.object({ debate: z.string(), text: z.string(), label: z.literal([0, 1]) });

type Sentence = Row & { group: string };

const { data, write } = dataArguments();
const corpus = new Corpus();
const sentences = corpus
  .lines(path.join(data, 'sentences.jsonl'), SENTENCE)
  .map(({ debate, text, label }): Sentence => ({ group: debate, y: label, values: traitsOf(text) }));
const debates = [...new Set(sentences.map(({ group }) => group))];
const learnt = learn(sentences, PENALTIES);
const heldOut = meanPrecision((debate) =>
  learn(
    sentences.filter(({ group }) => group !== debate),
    PENALTIES,
  ),
);
print({ leftOutDebates: heldOut, learntDebates: meanPrecision(() => learnt) });
if (write)
  writeModel({
    name: 'check-worthiness',
    about:
      'How much a sentence deserves to be checked: what each trait adds to the log-odds, per unit. ' +
      'What the names mean stands in libs/reading/src/rules/learned/check-worthiness.features.ts.',
    corpus: {
      description:
        'Six political debates and speeches of the United States, 6,767 sentences, of which fact-checkers checked 141.',
      read: corpus,
    },
    tool: 'lab/train-check-worthiness',
    heldOut,
    learnt: { weights: rounded(learnt, 3) },
  });

function traitsOf(text: string): Weights {
  const found = featuresOf(text);
  return Object.fromEntries(FEATURES.map((name) => [name, found[name]]));
}

/** Mean average precision over the debates, each ranked by the weights that are given for it. */
function meanPrecision(weightsFor: (debate: string) => Weights) {
  const lists = debates.map((debate) => [debate, ranked(debate, weightsFor(debate))] as const);
  return { meanAveragePrecision: Number(scoreRankings(new Map(lists)).map.toFixed(4)) };
}

function ranked(debate: string, weights: Weights) {
  return sentences
    .filter(({ group }) => group === debate)
    .map(({ values, y }) => ({ score: scoreOf(values, weights), relevant: y === 1 }));
}

function scoreOf(values: Weights, weights: Weights): number {
  return FEATURES.reduce((sum, name) => sum + (values[name] ?? 0) * (weights[name] ?? 0), 0);
}
