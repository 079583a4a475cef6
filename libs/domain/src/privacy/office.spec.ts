import { findOfficeTitle, removeOffice } from './private-persons.policy';
import { cpuNow } from '../../../../test/support/cpu';

describe('the office by which a text names somebody', () => {
  it.each([
    ['Ada Okafor', 'Mayor Ada Okafor came.', 'Mayor'],
    ['Ada Okafor', 'Ada Okafor, the harbor director, came.', 'the harbor director'],
    ['Ada Okafor', 'Ada Okafor came. Then Mayor Ada Okafor spoke.', 'Mayor'],
    ['Ada Okafor', 'Resident Ada Okafor came.', null],
    ['Ada Okafor', 'Mayor Ben Moor met Ada Okafor.', null],
    ['Ada Okafor', 'Ada Okafor came. The mayor spoke.', null],
    ['', 'Mayor Ada Okafor came.', null],
  ])('of %p in %p is %p', (name, text, office) => expect(findOfficeTitle(name, text)).toBe(office));

  it('is no part of the name', () =>
    expect(['Mayor Ada Okafor', 'Chief Executive Ada Okafor', 'Ada Okafor'].map(removeOffice)).toEqual([
      'Ada Okafor',
      'Ada Okafor',
      'Ada Okafor',
    ]));

  it('is looked for in the beginning of an endless text alone', () => {
    const started = cpuNow();
    expect(findOfficeTitle('Ada', `${'Ada '.repeat(200_000)}Mayor Ada`)).toBeNull();
    expect(cpuNow() - started).toBeLessThan(1_500);
  });
});
