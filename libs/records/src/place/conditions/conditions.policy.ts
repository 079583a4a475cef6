import { DAY_MS, type Instant } from '@corroborate/domain';
import type { ComputedFact, PlaceFindings } from '../place.types';
import type { ListedHolidays } from './listed-holidays.adapter';

/** Public holidays at a place. */
export type HolidayCalendar = Pick<ListedHolidays, 'source' | 'on'>;

/** Place data for the conditions; null if unknown. */
export interface Spot extends Pick<PlaceFindings, 'zone' | 'latitude' | 'longitude' | 'countryCode'> {
  /** Town name, e.g. "Youngstown". */
  name: string;
  /** Region code of the gazetteer. */
  regionCode: string | null;
  regionName: string | null;
  countryName: string | null;
}

/**
 * Altitude of the sun's center in degrees at which its upper rim is on the horizon. Below the
 * second value it is dark (civil twilight ends).
 */
const SUNRISE_DEGREES = -0.833;
const CIVIL_TWILIGHT_DEGREES = -6;

/**
 * Local date and time, daylight and public holidays. Midnight UTC means the time is unknown; then the date is taken
 * literally and neither time nor daylight is given.
 */
export function computeConditions(spot: Spot, at: Instant | null, holidays: HolidayCalendar): ComputedFact[] {
  const moment = at === null ? NaN : Date.parse(at);
  if (!Number.isFinite(moment)) return [];
  const date = new Date(moment);
  const dayOnly = date.getTime() % DAY_MS === 0;
  const zone = dayOnly ? 'UTC' : spot.zone;
  if (zone === null) return [];
  const local = localParts(date, zone);
  const time = dayOnly ? dayFact(date, local, spot) : timeFact(date, local, spot, zone);
  return [time, ...(dayOnly ? [] : daylight(date, spot)), ...holidayFact(local.day, spot, holidays)];
}

type LocalTime = ReturnType<typeof localParts>;

function localParts(date: Date, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    weekday: 'long',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return {
    /** `YYYY-MM-DD` */
    day: `${of('year')}-${of('month')}-${of('day')}`,

    /** `HH:mm` */
    clock: `${of('hour')}:${of('minute')}`,
    weekday: of('weekday'),
    offset: of('timeZoneName').replace('GMT', 'UTC'),
  };
}

const dayFact = (date: Date, { day, weekday }: LocalTime, { name }: Spot): ComputedFact => ({
  kind: 'computed',
  what: 'local-day',
  text: `${day} was a ${weekday}. The topic gives no time of day, so the local time in ${name} is unknown.`,
  from: 'the calendar',
  inputs: { event_date: date.toISOString() },
});

function timeFact(date: Date, { day, clock, weekday, offset }: LocalTime, { name }: Spot, zone: string): ComputedFact {
  const other = day === date.toISOString().slice(0, 10) ? '' : ' The local date differs from the UTC date.';
  return {
    kind: 'computed',
    what: 'local-time',
    text: `Local time in ${name}: ${clock} on ${weekday}, ${day} (${offset}).${other}`,
    from: 'IANA time zone of the place',
    inputs: { event_date: date.toISOString(), time_zone: zone },
  };
}

function describeLight(height: number): string {
  if (height > SUNRISE_DEGREES) return 'day';
  return height > CIVIL_TWILIGHT_DEGREES ? 'twilight' : 'night';
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const J2000 = Date.UTC(2000, 0, 1, 12);

/**
 * Altitude of the sun's center above the horizon in degrees, without refraction; accurate to about
 * 0.1 degree between 1950 and 2050 (low-precision formulas of the Astronomical Almanac).
 */
export function sunAltitude(at: Date, latitude: number, longitude: number): number {
  const days = (at.getTime() - J2000) / DAY_MS;
  const mean = (280.46 + 0.9856474 * days) * RADIANS_PER_DEGREE;
  const anomaly = (357.528 + 0.9856003 * days) * RADIANS_PER_DEGREE;
  const ecliptic = mean + (1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * RADIANS_PER_DEGREE;
  const tilt = (23.439 - 0.0000004 * days) * RADIANS_PER_DEGREE;
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic));
  const sidereal = (280.46062 + 360.98564737 * days + longitude) * RADIANS_PER_DEGREE;
  const height = Math.asin(
    Math.sin(latitude * RADIANS_PER_DEGREE) * Math.sin(declination) +
      Math.cos(latitude * RADIANS_PER_DEGREE) * Math.cos(declination) * Math.cos(sidereal - ascension),
  );
  return height / RADIANS_PER_DEGREE;
}

function daylight(date: Date, { name, latitude, longitude }: Spot): ComputedFact[] {
  if (latitude === null || longitude === null) return [];
  const height = sunAltitude(date, latitude, longitude);
  const where = `${Math.abs(height).toFixed(0)}° ${height < 0 ? 'below' : 'above'} the horizon`;
  return [
    {
      kind: 'computed',
      what: 'daylight',
      text: `It was ${describeLight(height)} in ${name}, with the sun ${where}.`,
      from: 'GeoNames coordinates and solar position',
      inputs: { event_date: date.toISOString(), latitude: String(latitude), longitude: String(longitude) },
    },
  ];
}

/** Adds an article where needed: “in the United States”. */
const withArticle = (country: string): string => (TAKES_ARTICLE.test(country) ? `the ${country}` : country);
const TAKES_ARTICLE =
  /^(?:United |(?:Netherlands|Philippines|Bahamas|Maldives|Gambia|Comoros)$|(?:Czech|Dominican) Republic)/;

/** A region may observe a national holiday under another name or not at all. */
const describeNationalScope = (found: readonly { regional: boolean }[], region: string | null): string =>
  region === null || found.some(({ regional }) => regional)
    ? ''
    : ` (national; the calendar lists no holiday specific to ${region} on that day)`;

/** Empty if the calendar does not cover the country; that does not mean "no holiday". */
function holidayFact(
  day: string,
  { countryCode, countryName, regionCode, regionName }: Spot,
  holidays: HolidayCalendar,
): ComputedFact[] {
  if (countryCode === null) return [];
  const found = holidays.on(day, countryCode, regionCode);
  if (found === null) return [];
  const where = regionName && found.some(({ regional }) => regional) ? regionName : (countryName ?? countryCode);
  const names = [...new Set(found.map(({ name }) => name))].join(', ');
  const text = names
    ? `${day} was a public holiday in ${withArticle(where)}: ${names}${describeNationalScope(found, regionName)}.`
    : `No public holiday is listed on ${day} for ` +
      `${regionName ? `${regionName}, ${countryName ?? countryCode}` : withArticle(countryName ?? countryCode)}.`;
  return [
    {
      kind: 'computed',
      what: 'holiday',
      text,
      from: holidays.source,
      inputs: { day, country: countryCode, ...(regionName ? { region: regionName } : {}) },
    },
  ];
}
