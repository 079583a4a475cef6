import { hasMissingMonth } from './hole.policy';

const months = ['2021-01', '2021-02', '2021-04', '2021-05'].map((key) => ({ key, count: 9 }));

describe('missing documents in a collection', () => {
  it('detects missing documents in a collection by an empty month between others in the requested period', () => {
    expect(hasMissingMonth(months, '2021-01', '2021-12')).toBe(true);
    expect(hasMissingMonth(months, '2021-04', '2021-05')).toBe(false);
    expect(hasMissingMonth(months, '', '2021-02')).toBe(false);
    expect(hasMissingMonth(months, '', '')).toBe(true);
  });
  it('does not report missing documents in a collection if documents are rare or no months are known', () => {
    expect(
      hasMissingMonth(
        months.map(({ key }) => ({ key, count: 1 })),
        '2021-01',
        '2021-12',
      ),
    ).toBe(false);
    expect(hasMissingMonth([], '2021-01', '2021-12')).toBe(false);
  });
});
