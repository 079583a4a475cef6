import type { Tier } from '@corroborate/domain';
import { standingOf } from './standing.words';

const named = (...tiers: Tier[]) => tiers.map((tier, at) => ({ name: `Source ${at}`, tier }));

describe('the standing of sources that are not credible', () => {
  it.each<[string, Tier[], string]>([
    ['one that is listed as unreliable', [4], 'is known to be unreliable'],
    ['several such', [4, 4], 'are known to be unreliable'],
    ['one in no list', [3], 'is an ordinary or unknown outlet'],
    ['several such', [3, 3], 'are ordinary or unknown outlets'],
    ['some of both', [3, 4], 'are ordinary or unknown outlets, or known to be unreliable'],
  ])('is told by the words of its tier: %s', (_, tiers, words) => expect(standingOf(named(...tiers))).toBe(words));
});
