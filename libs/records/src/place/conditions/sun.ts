import { DAY_MS } from '@corroborate/domain';
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
