/**
 * node tools/train-stance/rarity.mjs --data DIR
 * Counts in how many texts common words stand and writes libs/stance/src/learned/word-rarity.ts. Words mostly written
 * with a capital are left out, so that no name of any story gets into the table: what is not in it counts as rare.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { compiled, dataFolder, jsonLines, room } from './lib.mjs';

const { words, isStopword } = compiled('text');
/** Share of texts from which a word is common, and share of its uses in lower case from which it is no name. */
const [COMMON, LOWER] = [0.015, 0.8];

const texts = jsonLines(path.join(dataFolder(), 'bodies.jsonl')).map(({ text }) => text.slice(0, 20_000));
const [inTexts, lower, uses] = [new Map(), new Map(), new Map()];
const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
for (const text of texts) {
  const seen = new Set();
  for (const word of words(text)) {
    if (isStopword(word.folded) || word.folded.length < 2 || /\d/.test(word.folded)) continue;
    const key = word.stem.slice(0, 6);
    seen.add(key);
    add(uses, key);
    if (word.raw === word.raw.toLowerCase()) add(lower, key);
  }
  for (const key of seen) add(inTexts, key);
}
const rarityOf = (count) => Math.max(10, Math.round((100 * Math.log(texts.length / count)) / Math.log(1 / COMMON)));
const table = [...inTexts]
  .filter(
    ([key, count]) =>
      /^[a-z]+$/.test(key) && count / texts.length >= COMMON && (lower.get(key) ?? 0) / uses.get(key) >= LOWER,
  )
  .map(([key, count]) => [key, rarityOf(count)]);
const byRarity = new Map();
for (const [key, rarity] of table) byRarity.set(rarity, [...(byRarity.get(rarity) ?? []), key]);
const rows = [...byRarity]
  .sort(([a], [b]) => a - b)
  .map(([rarity, keys]) => `  ${rarity}: '${keys.sort().join(' ')}',`);
writeFileSync(
  path.join(room, 'word-rarity.ts'),
  `/**
 * How rare a word of English news is: 0.1 for the commonest to 1 for all that is not listed, names among them.
 * Written by tools/train-stance/rarity.mjs. Words stand by their first six letters, under hundredths of rarity.
 */
const KEYS_BY_RARITY: Record<number, string> = {
${rows.join('\n')}
};

const BY_KEY = new Map(Object.entries(KEYS_BY_RARITY).flatMap(([rarity, keys]) => keys.split(' ').map((key) => [key, Number(rarity) / 100] as const)));

export const rarity = (key: string): number => BY_KEY.get(key) ?? 1;
`,
);
process.stdout.write(`${table.length} common words of ${texts.length} texts\n`);
