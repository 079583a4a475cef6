import { inStep } from '../../../../test/support/in-step';
import { isCompatible, isContradictory, figureStems, findQuantities } from './index';

const read = (text: string) =>
  findQuantities(text).map(({ min, max, unit }) => (min === max ? [rounded(min), unit] : [min, max, unit]));
const rounded = (value: number): number => Math.round(value * 10) / 10;
const first = (text: string) => findQuantities(text)[0]!;

describe('findQuantities', () => {
  it.each([
    ['$4mn', 4_000_000, 'USD'],
    ['US$4 million', 4_000_000, 'USD'],
    ['Rs 25 lakh', 2_500_000, 'INR'],
    ['Rs. 25,00,000', 2_500_000, 'INR'],
    ['₹2.5 crore', 25_000_000, 'INR'],
    ['2.5 crore rupees', 25_000_000, 'INR'],
    ['EUR 3m', 3_000_000, 'EUR'],
    ['3 million euros', 3_000_000, 'EUR'],
    ['£94m', 94_000_000, 'GBP'],
    ['1 200 zł', 1200, 'PLN'],
    ['twenty dollars', 20, 'USD'],
    ['Sh16 million', 16_000_000, 'KES'],
  ])('reads a sum of money: %s', (text, max, currency) =>
    expect(first(`It costs ${text}.`)).toMatchObject({ min: max, max, unit: '$', currency }),
  );

  it.each([
    ['between a hundred and two hundred homes', [[100, 200, 'home']]],
    ['2-3 million homes', [[2_000_000, 3_000_000, 'home']]],
    ['40 to 50 homes', [[40, 50, 'home']]],
    [
      'rose from 5 to 105 homes',
      [
        [5, ''],
        [105, 'home'],
      ],
    ],
    [
      '17 of 104 homes',
      [
        [17, 'home'],
        [104, 'home'],
      ],
    ],
    ['two-thirds of its homes', [[66.7, 'percent']]],
    ['67 per cent of homes', [[67, 'percent']]],
    ['homes on 5 March 2026 at 10:30, or about 2026-03-05', []],
  ])('reads %s', (text, expected) => expect(read(text)).toEqual(expected));

  it('finds no numbers inside words', () =>
    expect(findQuantities('He has not tendered his resignation, then often someone tentatively weighed bone.')).toEqual(
      [],
    ));

  it('distinguishes the size of a thing from a count of things', () =>
    expect(findQuantities('A 112-car train lost 14 cars').map(({ attributive }) => attributive)).toEqual([
      true,
      false,
    ]));

  it('runs in linear time on hostile text', () => {
    for (const unit of ['$1 ', '1 to ', '1 of ', 'Rs ', 'one-', '5 a b c ', '1%', 'about '])
      expect([unit, inStep((size) => findQuantities(unit.repeat(size / unit.length)), 100_000)]).toEqual([
        unit,
        'in step',
      ]);
  });
});

describe('isCompatible', () => {
  it.each([
    ['about 100 homes', '95 homes', true],
    ['100 homes', '95 homes', false],
    ['more than 200 homes', '250 homes', true],
    ['up to 200 homes', '150 homes', true],
    ['$4 million', '€4 million', false],
    ['$4 million', '4 million dollars', true],
    ['two-thirds of homes', '67% of homes', true],
    ['a third of homes', 'two-thirds of homes', false],
    ['Rs 2.5 crore', 'Rs 25 million', true],
    ['Rs 2.5 crore', 'Rs 2.5 lakh', false],
  ])('compares %s and %s: %s', (a, b, expected) => expect(isCompatible(first(a), first(b))).toBe(expected));
});

describe('isContradictory', () => {
  it.each([
    ['30 cities', 'more than a dozen cities', false],
    ['16 people', 'at least 25 people', true],
    ['30 cities', '12 cities', true],
    ['12 cities', '12 cities', false],
  ])('compares %s and %s: %s', (a, b, expected) => {
    const [one, other] = [findQuantities(a)[0], findQuantities(b)[0]];
    expect(one && other && isContradictory(one, other)).toBe(expected);
  });
});

describe('figureStems', () => {
  it('returns one token for a large figure in any notation', () => {
    for (const text of ['25 lakh', '2.5 million', '25,00,000', '2.5mn'])
      expect(figureStems(first(text))).toEqual(['2500000']);
    expect(figureStems(first('23 homes'))).toEqual([]);
  });
});
