import { readFileSync } from 'node:fs';
import { countPhrases } from './english.mjs';
import { GROUPS } from './figures.mjs';
import { compareWithLimits, describeRow } from './limits.mjs';

/** Specs are run from the checkout. */
const { limits } = JSON.parse(readFileSync('test/ratchets/limits.json', 'utf8'));

describe('counting phrases of the old style', () => {
  it.each([
    ['// Where there is none, all the same.', 2],
    ['/**\n * What it comes\n * to, and at the\n * most two.\n */', 2],
    ["say('Nobody leans on it');", 2],
    ['const isNone = comes.to;', 0],
    ['// Null when no hold is set.', 0],
  ])('counts in %j: %i', (text, count) => expect(countPhrases(text)).toBe(count));
});

describe('the English of each package', () => {
  it('stays within its limits', async () => {
    const { above, unknown } = compareWithLimits(await GROUPS.english(), limits);
    expect([...above.map(describeRow), ...unknown]).toEqual([]);
  });
});
