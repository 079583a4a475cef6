import { checkableNumbers } from './numbers';

const valuesIn = (text: string) => checkableNumbers(text).flatMap(({ values }) => values);

describe('numbers in a text', () => {
  it.each([
    ['1,660 jobs', [1660]],
    ['$4.1 billion', [4_100_000_000]],
    ['1.400 vecinos', [1400, 1.4]],
    ['a vote of 6-3', [6, 3]],
    ['thirty-one people and seven dogs', [31, 7]],
    ['no one, one by one', []],
    ['the 72-turbine project of 2028', [72, 2028]],
  ])('reads numbers in a text in every possible meaning: %s', (text, values) =>
    expect(new Set(valuesIn(text))).toEqual(new Set(values)),
  );
});
