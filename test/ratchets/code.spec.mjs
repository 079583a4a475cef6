import { GROUPS } from './figures.mjs';
import { compareWithLimits, describeRow } from './limits.mjs';
import { readFileSync } from 'node:fs';

/** Specs are run from the checkout. */
const { limits } = JSON.parse(readFileSync('test/ratchets/limits.json', 'utf8'));

describe('the size of the code', () => {
  it('stays within its limits', async () => {
    const { above, unknown } = compareWithLimits(await GROUPS.code(), limits);
    expect([...above.map(describeRow), ...unknown]).toEqual([]);
  });
});
