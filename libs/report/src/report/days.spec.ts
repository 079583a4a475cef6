import { formatDate } from './days';

describe('date in a report', () => {
  const at = { value: '2021-07-03T10:30:00.000Z', precision: 'second' as const };
  it.each([
    ['an hour with its zone in UTC', { ...at, zone: '-04:00' }, 'July 3, 2021, 10:30 a.m. UTC'],
    [
      'an hour without a zone as the page gives it',
      { ...at, zone: null },
      'July 3, 2021, 10:30 a.m. (no time zone given)',
    ],
    ['a moment of our own in UTC', at, 'July 3, 2021, 10:30 a.m. UTC'],
    ['a day as a day', { ...at, precision: 'day' as const, zone: null }, 'July 3, 2021'],
    ['a month as a month', { ...at, precision: 'month' as const, zone: null }, 'July 2021'],
  ])('prints %s', (_, date, expected) => {
    expect(formatDate(date)).toBe(expected);
  });
});
