import { findSpelledOut } from './spelled-out.policy';
import { sharedName, type Named } from './same-organisation.policy';
import { cpuNow } from '../../../../../test/support/cpu';

const same = (a: string | Named, b: string | Named) =>
  sharedName(typeof a === 'string' ? { name: a } : a, typeof b === 'string' ? { name: b } : b) !== null;

describe('same organization', () => {
  it.each<[string | Named, string | Named]>([
    ['Norvane', 'The Norvane Company'],
    ['Norvane', 'NORVANE CO'],
    ['Larkspur Castings', 'Larkspur Castings Holdings, Inc.'],
    ['Société Mirelle', 'SOCIETE MIRELLE S.A.'],
    [{ name: 'Harbor Safety Board', aliases: ['HSB'] }, 'HSB'],
    ['HSB', { name: 'Harbor Safety Board', aliases: ['HSB', 'Board of Harbors'] }],
    ['HSB', 'HSB CORP'],
    [{ name: 'Norvane', aliases: ['Norvane Air Lines'] }, 'Norvane Air Lines, Inc.'],
  ])('matches %p and %p', (a, b) => expect([same(a, b), same(b, a)]).toEqual([true, true]));

  it.each<[string | Named, string | Named]>([
    ['Norvane', 'Norvane Field'],
    ['Norvane', 'Norvane Foundation'],
    ['Norvane Motors', 'Norvane Motors Financial Company, Inc.'],
    ['Bank of Torsund', 'Bank of Torsund Securities'],
    ['University of Halvik', 'Halvik University of Science'],
    ['Department of Harbors', 'Ohio Department of Harbors'],
    ['Norvane Air Lines', 'Norvane Dental'],
    ['Larkspur Castings', 'Larkspur Packaging'],
    ['United Millers Local 12', 'United Millers Local 15'],
    ['HSB', 'Hsb Ltd'],
    ['HSB', 'Harbor Safety Board'],
    ['WHO', 'Who'],
    ['Police', 'The Police'],
    ['Council', 'Council, Inc.'],
    ['Norvane', ''],
    [
      { name: 'Norvane', aliases: ['', ' '] },
      { name: 'Halvik', aliases: ['', ' '] },
    ],
  ])('does not match %p and %p', (a, b) => expect([same(a, b), same(b, a)]).toEqual([false, false]));
});

describe('acronyms that a text spells out', () => {
  const pairs = (text: string) => findSpelledOut(text).map(({ initials, name }) => `${initials} ${name}`);

  it.each([
    ['The Harbor Safety Board (HSB) opened an inquiry.', ['HSB Harbor Safety Board']],
    ['Officials of the federal Harbor Safety Board (HSB) came.', ['HSB Harbor Safety Board']],
    ['The HSB (Harbor Safety Board) opened an inquiry.', ['HSB Harbor Safety Board']],
    [
      'The Department of Harbor Works (DHW) and the Bureau of Mines (BM).',
      ['DHW Department of Harbor Works', 'BM Bureau of Mines'],
    ],
    ['Investigators of the Harbor Safety Board came. An HSB spokesman said so.', ['HSB Harbor Safety Board']],
    ['The Harbor Works & Ferries (HWF) fleet', ['HWF Harbor Works & Ferries']],
  ])('reads the acronyms that a text spells out: %s', (text, expected) => expect(pairs(text)).toEqual(expected));

  it.each([
    ['match two names', 'The Harbor Safety Board and the Halvik Savings Bank met. HSB said nothing.'],
    ['match no name', 'The Harbor Safety Board (NTX) met.'],
    ['have no name next to them', 'HSB said nothing.'],
    ['are a year or a place', 'The Harbor Safety Board (2021) met in Torsund (OH).'],
    ['belong to a two-word name elsewhere in the text', 'The Harbor Board met. HB said nothing.'],
  ])('ignores acronyms in a text if they %s', (_, text) => expect(pairs(text)).toEqual([]));

  it('searches hostile text for spelled-out acronyms within the time limit', () => {
    const started = cpuNow();
    for (const text of [
      'A '.repeat(50_000),
      'A.'.repeat(50_000),
      `${'Aa '.repeat(9)}(`.repeat(3_000),
      'A'.repeat(100_000),
      '('.repeat(100_000),
    ])
      expect(findSpelledOut(text)).toEqual([]);
    expect(cpuNow() - started).toBeLessThan(1_500);
  });
});
