import { performance } from 'node:perf_hooks';
import { findSameText } from '@corroborate/search';
import { seededRandom } from '@corroborate/sandbox';

const PARAGRAPH_WORDS = 60;
/** Mean of 5 kB, because some copies are shortened. */
const PARAGRAPHS = 14;

/** Generates `articles` articles, a fifth of them copies of some kind, and groups them. */
export function benchSameText(articles: number) {
  const { docs, family } = makeArticles(articles);
  const start = performance.now();
  const joined = findSameText(docs);
  const seconds = Math.round(performance.now() - start) / 1000;
  const found = joined.filter(({ a, b }) => family[a] === family[b]).length;
  return { documents: articles, seconds, pairs: countPairs(family), found, wrong: joined.length - found };
}

function makeArticles(count: number) {
  const random = seededRandom(7);
  const docs: { id: number; text: string }[] = [];
  const family: number[] = [];
  const originals: string[][] = [];
  for (let id = 0; id < count; id++) {
    const copy = id > 10 && random() < 0.2 ? Math.floor(random() * originals.length) : -1;
    const text =
      copy >= 0
        ? edited(originals[copy] as string[], random)
        : Array.from({ length: PARAGRAPHS }, () => paragraph(random));
    if (copy < 0) originals.push(text);
    family.push(copy >= 0 ? copy : originals.length - 1);
    docs.push({ id, text: text.join('\n\n') });
  }
  return { docs, family };
}

/** A copy as outlets make them: verbatim, shortened, with another lead, or with an added paragraph. */
function edited(original: string[], random: () => number): string[] {
  const kind = Math.floor(random() * 4);
  if (kind === 1) return original.slice(0, Math.max(2, Math.floor(original.length * 0.6)));
  if (kind === 2) return [paragraph(random), ...original.slice(1)];
  if (kind === 3) return [...original.slice(0, 3), paragraph(random), ...original.slice(3)];
  return original;
}

/** Random words with the frequencies of natural language: few common ones, many rare ones. */
const paragraph = (random: () => number) => {
  const words = Array.from({ length: PARAGRAPH_WORDS }, () => word(Math.floor(20_000 * random() ** 3)));
  return `${words.join(' ')}.`;
};
const word = (rank: number) =>
  rank
    .toString(26)
    .replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] as string)
    .padEnd(2 + (rank % 7), 'aeioulnst');

function countPairs(family: number[]): number {
  const sizes = new Map<number, number>();
  for (const member of family) sizes.set(member, (sizes.get(member) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}
