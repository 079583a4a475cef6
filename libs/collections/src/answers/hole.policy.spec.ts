import { hasHole } from './hole.policy';

const months = ['2021-01', '2021-02', '2021-04', '2021-05'].map((key) => ({ key, count: 9 }));

describe('a hole in a collection', () => {
  it('is an empty month of those asked for, between others', () => {
    expect(hasHole(months, '2021-01', '2021-12')).toBe(true);
    expect(hasHole(months, '2021-04', '2021-05')).toBe(false);
    expect(hasHole(months, '', '2021-02')).toBe(false);
    expect(hasHole(months, '', '')).toBe(true);
  });
  it('is none where documents are rare, or nothing is known', () => {
    expect(
      hasHole(
        months.map(({ key }) => ({ key, count: 1 })),
        '2021-01',
        '2021-12',
      ),
    ).toBe(false);
    expect(hasHole([], '2021-01', '2021-12')).toBe(false);
  });
});
