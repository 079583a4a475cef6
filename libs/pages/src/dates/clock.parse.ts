import type { ParsedDate } from './date.types';
import { ZONE_WORDS, zoneOffset } from './zone';

/** A time of day as written. */
export interface ClockTime {
  hour: number;
  minute: number;
  second: number | null;
  millisecond?: number;
  zone: string | null;
}

/** Offset from UTC as written. */
export const OFFSET = String.raw`Z|[+\-−]\d{2}:?\d{2}|[+\-−]\d{2}`;
const CLOCK_ZONE = String.raw`${OFFSET}|(?:UTC|GMT)[+\-−]\d{1,2}(?::?\d{2})?|${ZONE_WORDS}`;
const HALF_DAY = String.raw`([ap])?\.?(?:(?<=[ap]\.?)m\.?)?`;
const HOUR_MINUTE = String.raw`(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))(?::(\d{2}))?`;
const CLOCK = new RegExp(
  String.raw`${HOUR_MINUTE}\s?${HALF_DAY}\s?(?:Uhr\s?)?\(?(?:(${CLOCK_ZONE})(?![\p{L}]))?`,
  'iu',
);
const CLOCK_SHORT = new RegExp(
  String.raw`(?<![\d:.])(\d{1,2})\s?([ap])\.?m\.?\s?(?:(${ZONE_WORDS})(?![\p{L}]))?`,
  'iu',
);

export function buildClockTime(hour?: string, minute?: string, second?: string, zone?: string): ClockTime | null {
  const time = {
    hour: Number(hour),
    minute: Number(minute),
    second: second === undefined ? null : Number(second),
    zone: zone ?? null,
  };
  return time.hour < 25 && time.minute < 60 && (time.second ?? 0) < 61 ? time : null;
}

/** A time of day must directly follow its date ("…, 2020 at 3:54 p.m. ET"). */
export function parseClockAtStart(text: string): ClockTime | null {
  return parseClock(text.slice(0, 45));
}
export function parseClockAtEnd(text: string): ClockTime | null {
  return parseClock(text.slice(-30));
}
export function parseClock(text: string): ClockTime | null {
  const m = CLOCK.exec(text);
  if (m) return buildClockTime(String(to24Hour(Number(m[1]), m[4])), m[2], m[3], m[5]);
  const short = CLOCK_SHORT.exec(text);
  return short ? buildClockTime(String(to24Hour(Number(short[1]), short[2])), '0', undefined, short[3]) : null;
}
function to24Hour(hour: number, letter: string | undefined): number {
  if (!letter) return hour;
  return (hour % 12) + (letter.toLowerCase() === 'p' ? 12 : 0);
}

/** Timestamp of a time of day on the given day. */
export function applyClockTime(midnight: number, time: ClockTime): Omit<ParsedDate, 'day'> {
  const local = midnight + ((time.hour * 60 + time.minute) * 60 + (time.second ?? 0)) * 1000 + (time.millisecond ?? 0);
  const offset = time.zone ? zoneOffset(time.zone, local) : null;
  return {
    time: local - (offset ?? 0) * 60_000,
    precision: time.second === null ? 'minute' : 'second',
    zone: offset === null ? null : time.zone,
  };
}
