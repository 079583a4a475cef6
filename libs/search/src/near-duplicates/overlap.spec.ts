import { hashedShingles } from '@corroborate/text';
import { computeOverlap, overlapWithout } from './same-text.policy';

const WORDS =
  'the old hall closed after cracks were found in its roof and the mayor said that nobody was hurt when it fell'.split(
    ' ',
  );
let seed = 11;
const next = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
const paragraph = () => Array.from({ length: 4 + next(12) }, () => WORDS[next(WORDS.length)]).join(' ');

describe('overlap of two texts without one of their paragraphs', () => {
  it('returns the same result for all paragraphs at once as for each one', () => {
    for (let run = 0; run < 60; run += 1) {
      const pool = Array.from({ length: 6 }, paragraph);
      const [a, b] = [1, 2].map(() =>
        hashedShingles(Array.from({ length: 5 }, () => pool[next(pool.length)]).join('\n\n'), 3),
      );
      if (!a || !b) continue;
      const without = overlapWithout(a, b);
      for (const hash of new Set([...a.paragraphs, ...b.paragraphs, 1])) {
        const { smaller, containment } = computeOverlap(a, b, { without: new Set([hash]) });
        expect(without(hash)).toEqual({ smaller, containment });
      }
    }
  });
});
