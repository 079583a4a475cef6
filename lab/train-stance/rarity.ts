/**
 * Counts in how many texts common words stand: node lab/train-stance/rarity.ts --data DIR [--write] writes
 * data/models/word-rarity.json. Words mostly written with a capital are left out, so that no name of any story gets
 * into the table: what is not in it counts as rare.
 */
import path from 'node:path';
import type * as Text from '@corroborate/text';
import { z } from 'zod';
import { dataArguments, print } from '../trainer/arguments.ts';
import { Corpus } from '../trainer/corpus.ts';
import { writeModel } from '../trainer/model-file.ts';
import { compiled } from '../trainer/product.ts';

const { words, isStopword } = compiled<typeof Text>('text');
/** Share of texts from which a word is common, and share of its uses in lower case from which it is no name. */
const [COMMON, LOWER] = [0.015, 0.8];
const LONGEST = 20_000;

interface Use {
  texts: number;
  uses: number;
  lower: number;
}

const { data, write } = dataArguments();
const corpus = new Corpus();
const texts = corpus
  .lines(path.join(data, 'bodies.jsonl'), z.object({ text: z.string() }))
  .map(({ text }) => text.slice(0, LONGEST));
const common = [...usesIn(texts)].filter(([key, use]) => isCommon(key, use));
print({ words: common.length, texts: texts.length });
if (write)
  writeModel({
    name: 'word-rarity',
    about:
      'How rare a word of English news is, in hundredths, from 10 for the commonest; what is not listed, names among ' +
      'them, is as rare as can be. Words stand by the first six letters of their stem.',
    corpus: { description: '1,332 news texts of the Fake News Challenge, training part.', read: corpus },
    tool: 'lab/train-stance',
    heldOut: null,
    learnt: { table: tableOf(common) },
  });

function usesIn(all: readonly string[]): Map<string, Use> {
  const found = new Map<string, Use>();
  for (const text of all) {
    const seen = new Set<string>();
    for (const word of words(text)) {
      if (isStopword(word.folded) || word.folded.length < 2 || /\d/.test(word.folded)) continue;
      const key = word.stem.slice(0, 6);
      const use = found.get(key) ?? { texts: 0, uses: 0, lower: 0 };
      use.uses += 1;
      if (word.raw === word.raw.toLowerCase()) use.lower += 1;
      if (!seen.has(key)) use.texts += 1;
      seen.add(key);
      found.set(key, use);
    }
  }
  return found;
}

function isCommon(key: string, use: Use): boolean {
  return /^[a-z]+$/.test(key) && use.texts / texts.length >= COMMON && use.lower / use.uses >= LOWER;
}

/** The commonest first, those of one rarity by the alphabet. */
function tableOf(found: readonly (readonly [string, Use])[]): Record<string, number> {
  const rows = found.map(([key, use]) => [key, rarityOf(use.texts)] as const);
  return Object.fromEntries(rows.sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)));
}

function rarityOf(count: number): number {
  return Math.max(10, Math.round((100 * Math.log(texts.length / count)) / Math.log(1 / COMMON)));
}
