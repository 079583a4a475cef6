import { findReferenceNumbers } from './reference-numbers';

describe('reference numbers', () => {
  it.each([
    ['a detention notice, PSC/26/0932, was issued', ['PSC/26/0932']],
    ['ein Bescheid W-26/1187 der Behörde; W-26/1187 liegt vor', ['W-26/1187']],
    ['le procès-verbal OFB 26-0914', ['OFB 26-0914']],
    ['contract 26-C-5520 and lot TQ-114', ['26-C-5520', 'TQ-114']],
  ])('reads reference numbers from “%s”', (text, found) => expect(findReferenceNumbers(text)).toEqual(found));

  it.each(['a 17-year-old on 2026-10-12', 'COVID-19', 'the 2025/26 season', 'Stratford-upon-Avon', 'call 555-0136'])(
    'reads no reference numbers from “%s”',
    (text) => expect(findReferenceNumbers(text)).toEqual([]),
  );
});
