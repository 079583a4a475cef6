import { inStep } from '../../../../test/support/in-step';
import { findWrittenNumbers } from './written-numbers';

const read = (text: string) => findWrittenNumbers(text).map(({ values }) => values[0]);

describe('findWrittenNumbers', () => {
  it.each<[string, number[]]>([
    ['1,234 desks', [1234]],
    ['1 234 desks', [1234]],
    ['1\u00a0234\u202f567 desks', [1_234_567]],
    ['1\u2009234,5 desks', [1234.5]],
    ['1’234 desks', [1234]],
    ['1.234.567 desks', [1_234_567]],
    ['25,00,000 desks', [2_500_000]],
    ['1,25,00,000.50', [12_500_000.5]],
    ['2,5 metres', [2.5]],
    ['2.5 metres', [2.5]],
    ['1½ miles and ½ mile', [1.5, 0.5]],
    ['On March 5 200 desks burned', [5, 200]],
    ['Route 9 120 cars', [9, 120]],
    ['In 2024 500 desks', [2024, 500]],
    ['phone 030 123 456', [30, 123, 456]],
    ['version 1.2.3', []],
    ['about 2026-11-12, at 10:30, on 5/3/2026', []],
  ])('reads figures however they are grouped: %s', (text, values) => expect(read(text)).toEqual(values));

  it('keeps both meanings of a point before three digits', () => {
    expect(findWrittenNumbers('1.400 desks')[0]?.values).toEqual([1.4, 1400]);
    expect(findWrittenNumbers('1.400 million')[0]?.values).toEqual([1_400_000, 1_400_000_000]);
  });

  it.each<[string, number[]]>([
    ['twenty-three desks', [23]],
    ['Twenty three desks', [23]],
    ['forty‑two desks', [42]],
    ['a hundred and five desks', [105]],
    ['one hundred five desks', [105]],
    ['one hundred and five', [105]],
    ['two thousand and six', [2006]],
    ['two thousand three hundred and forty-one', [2341]],
    ['three hundred thousand desks', [300_000]],
    ['two hundred and fifty thousand desks', [250_000]],
    ['twelve hundred desks', [1200]],
    ['a thousand desks', [1000]],
    ['a million and a half', [1_500_000]],
    ['one and a half million', [1_500_000]],
    ['two and a half', [2.5]],
    ['two dozen desks', [24]],
    ['a dozen desks', [12]],
    ['half a dozen desks', [6]],
    ['half a million desks', [500_000]],
    ['a quarter of a million', [250_000]],
    ['three quarters of a million', [750_000]],
    ['between one hundred and two hundred', [100, 200]],
    ['one hundred and two hundred', [100, 200]],
    ['between fifty and sixty', [50, 60]],
    ['several dozen and a few hundred', []],
    ['millions of desks, hundreds of them', []],
    ['no one, someone, anyone', [1]],
    ['six point eight billion', [6_800_000_000]],
    ['one point two five', [1.25]],
    ['often weighed, bone and stone', []],
  ])('reads words: %s', (text, values) => expect(read(text)).toEqual(values));

  it.each<[string, number[]]>([
    ['25 lakh', [2_500_000]],
    ['2.5 crore', [25_000_000]],
    ['Rs 3 lakh crore', [3e12]],
    ['one lakh crore', [1e12]],
    ['2 crore 50 lakh', [25_000_000]],
    ['two crore and five lakh', [20_500_000]],
    ['$4mn', [4_000_000]],
    ['$4 mn', [4_000_000]],
    ['£2bn', [2e9]],
    ['4m', [4_000_000]],
    ['5 m high', [5]],
    ['12k', [12_000]],
    ['3 hundred thousand', [300_000]],
    ['1.2tn', [1.2e12]],
    ['Rs25 and US$7 and EUR9', [25, 7, 9]],
    ['A320, G20, 19th, 5G', []],
  ])('reads scales: %s', (text, values) => expect(read(text)).toEqual(values));

  it.each<[string, number]>([
    ['two-thirds of the desks', 2 / 3],
    ['two thirds of desks', 2 / 3],
    ['a third of its desks', 1 / 3],
    ['one-third of desks', 1 / 3],
    ['a quarter of the desks', 1 / 4],
    ['three-quarters of desks', 3 / 4],
    ['half the desks', 1 / 2],
    ['half of the desks', 1 / 2],
    ['one in five desks', 1 / 5],
    ['9 out of 10 desks', 9 / 10],
    ['1 in 4 desks', 1 / 4],
  ])('reads shares: %s', (text, value) => {
    expect(findWrittenNumbers(text)).toEqual([expect.objectContaining({ share: true, values: [value] })]);
  });

  it.each([
    'the first half of the year',
    'the third quarter of 2024',
    'half an hour',
    'a third person',
    'two in three days',
  ])('reads no share in: %s', (text) => expect(findWrittenNumbers(text).filter(({ share }) => share)).toEqual([]));

  it('runs in linear time on hostile text', () => {
    const repeats = [
      'one ',
      'one and ',
      'a hundred and ',
      '1 ',
      '1,',
      '1.',
      '1 234 ',
      '1',
      'half a ',
      'lakh ',
      "1'",
      '12 ',
      'one in ',
    ];
    for (const unit of repeats)
      expect([unit, inStep((size) => findWrittenNumbers(unit.repeat(size / unit.length)), 100_000)]).toEqual([
        unit,
        'in step',
      ]);
  });
});
