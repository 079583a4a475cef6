import { readersOf, readersTable, rowOf } from './readers.table';

describe('readers that are compared', () => {
  it('are rules, one that is right, each error at each rate, and one that always says yes', () => {
    expect(readersOf([0, 5, 20], ['optimistic', 'misquoting'])).toEqual([
      'rules',
      'notes',
      'notes-5-optimistic',
      'notes-20-optimistic',
      'notes-5-misquoting',
      'notes-20-misquoting',
      'agrees',
    ]);
    expect(readersOf([10], [])).toEqual(['rules', 'agrees']);
  });

  it('have no error that nobody plays', () => expect(() => readersOf([5], ['sleepy'])).toThrow('no error sleepy'));

  it('stand in a table with what became of the topics', () => {
    const counts = { shouldStay: 4, shouldRise: 6, upgraded: 5, falseUpgrades: 1, held: 2, missed: 3 };
    const score = { counts, costUsd: { mean: 0.0514 } } as never;
    const requests = { 'page-notes': 30, vouching: 7, firsthand: 9 };
    const row = rowOf('demo', 'notes', {
      score,
      requests,
      wrong: { 'page-notes': 4, vouching: 1 },
      open: [],
      outdated: {},
    });
    expect(readersTable([row]).split('\n').at(2)).toBe(
      '| demo | notes | 30 | 4 | 7 | 1 | 5 | 1 of 4 | 3 of 6 | 2 | 0.051 |',
    );
    const quiet = rowOf('demo', 'rules', { score, requests: {}, wrong: {}, open: [], outdated: {} });
    expect([quiet.read, quiet.asked]).toEqual([0, 0]);
  });
});
