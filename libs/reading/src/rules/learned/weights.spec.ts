import { rarity } from './word-rarity';
import { chanceOf, weighted } from './weights';

describe('a chance by weights', () => {
  it.each([
    [{}, { bias: 0 }, 0.5],
    [{ a: 1 }, { bias: 0, a: Math.log(3) }, 0.75],
    [{ a: 1 }, { bias: 0, a: -Math.log(3) }, 0.25],
    [{ b: 9 }, { bias: 0, a: 1 }, 0.5],
    [{}, {}, 0.5],
  ])('of %j by %j is %d', (values, weights, chance) => expect(chanceOf(values, weights)).toBeCloseTo(chance));

  it('takes the bias for what it is, whatever trait goes by that name', () =>
    expect(weighted({ bias: 100 }, { bias: 2 })).toBe(2));

  it('adds up what each trait is worth', () => expect(weighted({ a: 2, b: 3 }, { bias: 1, a: 10, b: 100 })).toBe(321));

  it('rises with a trait of positive weight and stays within 0 and 1', () => {
    const chances = [-1_000, -5, 0, 5, 1_000].map((a) => chanceOf({ a }, { bias: 0, a: 1 }));
    expect(chances).toEqual([...chances].sort((x, y) => x - y));
    expect(chances.every((one) => one >= 0 && one <= 1)).toBe(true);
  });
});

describe('how rare a word is', () => {
  it('is little for the words of every text', () => expect(rarity('year')).toBeLessThan(0.5));

  it.each(['zembla', 'norrav', '', '水害', 'constructor', '__proto__'])('is all for what nobody listed: “%s”', (key) =>
    expect(rarity(key)).toBe(1),
  );
});
