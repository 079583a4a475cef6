import { computeConditions, type HolidayCalendar, type Spot, sunAltitude } from './conditions.policy';
import { ListedHolidays } from './listed-holidays.adapter';

const LONDON: Spot = {
  name: 'London',
  zone: 'Europe/London',
  latitude: 51.5074,
  longitude: -0.1278,
  countryCode: 'GB',
  countryName: 'United Kingdom',
  regionCode: 'ENG',
  regionName: 'England',
};
const HONOLULU: Spot = {
  name: 'Honolulu',
  zone: 'Pacific/Honolulu',
  latitude: 21.3069,
  longitude: -157.8583,
  countryCode: 'US',
  countryName: 'United States',
  regionCode: 'HI',
  regionName: 'Hawaii',
};
const none: HolidayCalendar = { source: 'no calendar', on: () => null };
const shipped = new ListedHolidays();
const texts = (spot: Spot, at: string | null, holidays = none) =>
  computeConditions(spot, at, holidays).map(({ what, text }) => `${what}: ${text}`);

describe('sunAltitude', () => {
  // Sunrise, sunset and noon from almanacs, to the minute.
  it.each([
    ['sunrise in London at midsummer', '2024-06-21T03:43:00Z', LONDON, -0.83],
    ['sunset in London at midsummer', '2024-06-21T20:21:30Z', LONDON, -0.83],
    ['sunrise in London at midwinter', '2024-12-21T08:03:45Z', LONDON, -0.83],
    ['noon in London at the equinox', '2024-03-20T12:08:00Z', LONDON, 38.6],
    ['noon in Honolulu with the sun overhead', '2024-07-16T22:37:00Z', HONOLULU, 89.9],
  ])('matches the almanac for %s', (_what, at, spot, height) =>
    expect(Math.abs(sunAltitude(new Date(at), spot.latitude ?? 0, spot.longitude ?? 0) - height)).toBeLessThan(0.35),
  );
});

describe('computeConditions', () => {
  it('returns local hour and weekday, also on another date than UTC', () => {
    expect(texts(HONOLULU, '2026-03-10T05:30:00Z')[0]).toBe(
      'local-time: Local time in Honolulu: 19:30 on Monday, 2026-03-09 (UTC-10:00). ' +
        'The local date differs from the UTC date.',
    );
    expect(texts(LONDON, '2026-07-10T05:30:00Z')[0]).toBe(
      'local-time: Local time in London: 06:30 on Friday, 2026-07-10 (UTC+01:00).',
    );
  });

  it('returns day, twilight or night', () => {
    const sun = (at: string) => texts(LONDON, at)[1];
    expect(sun('2026-03-10T12:00:01Z')).toContain('It was day in London, with the sun 34° above');
    expect(sun('2026-03-10T18:15:00Z')).toContain('twilight');
    expect(sun('2026-03-10T23:00:00Z')).toContain('night');
  });

  it('returns no hour for a topic with a date only', () =>
    expect(texts(HONOLULU, '2026-03-10T00:00:00.000Z')).toEqual([
      'local-day: 2026-03-10 was a Tuesday. The topic gives no time of day, so the local time in ' +
        'Honolulu is unknown.',
    ]));

  it('returns local time for a region with one time zone, without sun elevation', () =>
    expect(
      texts({ ...LONDON, latitude: null, longitude: null }, '2026-03-10T05:30:00Z').map((text) => text.split(':')[0]),
    ).toEqual(['local-time']));

  it('returns nothing without a time zone, or with a missing or invalid date', () => {
    expect(texts({ ...LONDON, zone: null }, '2026-03-10T05:30:00Z')).toEqual([]);
    expect(texts(LONDON, null)).toEqual([]);
    expect(texts(LONDON, 'yesterday')).toEqual([]);
  });

  it('names holidays on the local date, and marks regional ones', () => {
    expect(texts(HONOLULU, '2026-12-26T05:00:00Z', shipped).at(-1)).toBe(
      'holiday: 2026-12-25 was a public holiday in the United States: Christmas Day ' +
        '(national; the calendar lists no holiday specific to Hawaii on that day).',
    );
    const bavaria: Spot = {
      ...LONDON,
      name: 'Munich',
      zone: 'Europe/Berlin',
      countryCode: 'DE',
      countryName: 'Germany',
      regionCode: '02',
      regionName: 'Bavaria',
    };
    expect(texts(bavaria, '2026-01-06T12:30:00Z', shipped).at(-1)).toBe(
      'holiday: 2026-01-06 was a public holiday in Bavaria: Epiphany.',
    );
    expect(
      texts({ ...bavaria, regionCode: '16', regionName: 'State of Berlin' }, '2026-01-06T12:30:00Z', shipped).at(-1),
    ).toContain('No public holiday');
  });

  it('distinguishes “no holiday” from “no calendar”', () => {
    expect(texts(LONDON, '2026-03-10T05:30:00Z', shipped).at(-1)).toContain('for England, United Kingdom');
    expect(
      texts({ ...LONDON, countryCode: 'XX' }, '2026-03-10T05:30:00Z', shipped).some((text) =>
        text.startsWith('holiday'),
      ),
    ).toBe(false);
    expect(shipped.on('1999-01-01', 'GB', null)).toBeNull();
  });

  it('states the basis of each fact, without a quote', () => {
    for (const fact of computeConditions(LONDON, '2026-03-10T05:30:00Z', shipped)) {
      expect(fact.kind).toBe('computed');
      expect(Object.keys(fact.inputs).length).toBeGreaterThan(0);
      expect(fact.from).not.toBe('');
      expect(fact).not.toHaveProperty('quote');
    }
  });
});
