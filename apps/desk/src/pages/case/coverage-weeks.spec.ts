import { countByWeek } from './coverage-weeks';

const day = (on: string, articles: number) => ({ day: on, articles });

describe('weekly coverage counts', () => {
  it('counts each day of coverage in its week, including the last day', () => {
    const days = [day('2026-10-01', 1), day('2026-10-07', 2), day('2026-10-08', 4), day('2026-10-15', 8)];
    expect(countByWeek({ from: '2026-10-01', to: '2026-10-15', days })).toEqual([
      { begins: '2026-10-01', articles: 3 },
      { begins: '2026-10-08', articles: 4 },
      { begins: '2026-10-15', articles: 8 },
    ]);
  });

  it('excludes days outside the period from the weekly coverage counts', () => {
    const days = [day('2026-09-30', 1), day('2026-10-09', 2)];
    expect(countByWeek({ from: '2026-10-01', to: '2026-10-03', days })).toEqual([
      { begins: '2026-10-01', articles: 0 },
    ]);
  });
});
