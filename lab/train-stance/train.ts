/**
 * Learns data/models/body-stance.json: node lab/train-stance/train.ts --data DIR [--write]. Prints how each fifth of
 * the stories is judged by weights learnt on the others.
 */
import path from 'node:path';
import type * as Evaluation from '../src/scores/index.ts';
import type * as Training from '@corroborate/reading/training';
import { z } from 'zod';
import { fit } from '../trainer/adam.ts';
import { dataArguments, print } from '../trainer/arguments.ts';
import { Corpus } from '../trainer/corpus.ts';
import { foldOf, Groups } from '../trainer/folds.ts';
import { rounded, type Weights } from '../trainer/logistic.ts';
import { writeModel } from '../trainer/model-file.ts';
import { compiled, compiledFile } from '../trainer/product.ts';

const { judgeByWeights, pairFeatures, readText } = compiled<typeof Training>('reading', 'training');
const { scoreStance } = compiledFile<typeof Evaluation>('lab/src/scores/index');
const SIDES = ['agree', 'disagree', 'discuss'] as const;
/** Texts that disagree are few; each counts for three, or hardly any would be recognised. */
const DISAGREE_WEIGHT = 3;
const PENALTIES = { related: 1e-4, sides: 1e-2 };
const FOLDS = 5;
const BODY = z.object({ bodyId: z.string(), text: z.string() });
const PAIR = z.object({ headline: z.string(), bodyId: z.string(), stance: z.enum([...SIDES, 'unrelated']) });

type Pair = z.output<typeof PAIR> & { values: Weights };

const { data, write } = dataArguments();
const corpus = new Corpus();
const pairs = readPairs();
const names = Object.keys(pairs[0]?.values ?? {});
const heldOut = judgeStories();
print(heldOut);
if (write) {
  const { related, sides } = train(pairs);
  const [agree, disagree, discuss] = sides;
  writeModel({
    name: 'body-stance',
    about:
      'Whether a text is on the subject of a headline (related), and of those that are, whether it agrees, disagrees ' +
      'or discusses. What the names mean stands in libs/reading/src/rules/learned/body-stance.features.ts.',
    corpus: {
      description: '6,000 pairs of a headline and one of 1,332 texts, of the Fake News Challenge, training part.',
      read: corpus,
    },
    tool: 'lab/train-stance',
    heldOut,
    learnt: { weights: { related, agree, disagree, discuss } },
  });
}

function readPairs(): Pair[] {
  const bodies = new Map(
    corpus.lines(path.join(data, 'bodies.jsonl'), BODY).map(({ bodyId, text }) => [bodyId, readText(text)]),
  );
  return corpus.lines(path.join(data, 'pairs.jsonl'), PAIR).map((pair) => {
    const body = bodies.get(pair.bodyId);
    if (!body) throw new Error(`No text is called ${pair.bodyId}.`);
    return { ...pair, values: pairFeatures(pair.headline, body).values };
  });
}

function train(learnt: readonly Pair[]) {
  const related = learnt.map((pair) => ({ x: valuesOf(pair), y: pair.stance === 'unrelated' ? 1 : 0, weight: 1 }));
  const sided = learnt.flatMap((pair) => {
    const y = SIDES.findIndex((side) => side === pair.stance);
    return y < 0 ? [] : [{ x: valuesOf(pair), y, weight: pair.stance === 'disagree' ? DISAGREE_WEIGHT : 1 }];
  });
  const [yes, no] = fit(related, 2, PENALTIES.related);
  return {
    related: named(yes!.map((value, i) => value - no![i]!)),
    sides: fit(sided, SIDES.length, PENALTIES.sides).map(named),
  };
}

function valuesOf({ values }: Pair): number[] {
  return names.map((name) => values[name] ?? 0);
}

function named(row: Float64Array): Weights {
  return rounded(Object.fromEntries([...names, 'bias'].map((name, i) => [name, row[i]!])), 3);
}

function judgeStories() {
  const foldsOf = foldsOfStories();
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = train(pairs.filter((pair) => !foldsOf(pair).includes(fold)));
    return pairs
      .filter((pair) => foldsOf(pair)[1] === fold)
      .map(({ stance, values }) => ({ truth: stance, predicted: judgeByWeights(values, weights).stance }));
  });
  const { relative, accuracy, macroF1, f1 } = scoreStance(judged.flat());
  const short = (value: number): number => Number(value.toFixed(3));
  return {
    fncRelative: short(relative),
    accuracy: short(accuracy),
    macroF1: short(macroF1),
    f1: Object.fromEntries(Object.entries(f1).map(([stance, value]) => [stance, short(value)])),
  };
}

/**
 * The folds of a pair's headline and of its text. Headlines and texts that hang together are one story: it is held out
 * as a whole, else its words are known.
 */
function foldsOfStories(): (pair: Pair) => readonly [number, number] {
  const stories = new Groups();
  for (const { headline, bodyId, stance } of pairs) {
    stories.add(`h${headline}`);
    stories.add(`b${bodyId}`);
    if (stance !== 'unrelated') stories.join(`h${headline}`, `b${bodyId}`);
  }
  const fold = (key: string): number => foldOf(stories.of(key), FOLDS);
  return ({ headline, bodyId }) => [fold(`h${headline}`), fold(`b${bodyId}`)];
}
