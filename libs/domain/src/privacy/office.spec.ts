import { findOfficeTitle, removeOffice } from './private-persons.policy';
import { cpuNow } from '../../../../test/support/cpu';

describe('the office that a text gives for a person', () => {
  it.each([
    ['Ada Okafor', 'Mayor Ada Okafor came.', 'Mayor'],
    ['Ada Okafor', 'Ada Okafor, the harbor director, came.', 'the harbor director'],
    ['Ada Okafor', 'Ada Okafor came. Then Mayor Ada Okafor spoke.', 'Mayor'],
    ['Ada Okafor', 'Resident Ada Okafor came.', null],
    ['Ada Okafor', 'Mayor Ben Moor met Ada Okafor.', null],
    ['Ada Okafor', 'Ada Okafor came. The mayor spoke.', null],
    ['', 'Mayor Ada Okafor came.', null],
  ])('finds the office of the person %p in the text %p: %p', (name, text, office) =>
    expect(findOfficeTitle(name, text)).toBe(office),
  );

  it('removes the office of a person from a name', () =>
    expect(['Mayor Ada Okafor', 'Chief Executive Ada Okafor', 'Ada Okafor'].map(removeOffice)).toEqual([
      'Ada Okafor',
      'Ada Okafor',
      'Ada Okafor',
    ]));

  it('searches for the office of a person only at the beginning of a very long text', () => {
    const started = cpuNow();
    expect(findOfficeTitle('Ada', `${'Ada '.repeat(200_000)}Mayor Ada`)).toBeNull();
    expect(cpuNow() - started).toBeLessThan(1_500);
  });
});
