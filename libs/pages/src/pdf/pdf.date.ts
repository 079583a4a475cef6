import { HOUR_MS } from '@corroborate/domain';
import type { DateRecord, Instant } from '@corroborate/domain';
import { DATE_RULES } from '../pages.thresholds';

/** `D:20260303091500+01'00'`, which may be cut anywhere after the day. Null if it is not such a date. */
export function infoDate(text: string | undefined): { time: number; zone: string | null } | null {
  const parts = /^(?:D:)?(\d{4})(\d\d)(\d\d)(\d\d)?(\d\d)?(\d\d)?(?:(Z)|([+-])(\d\d)'?(\d\d)?'?)?/.exec(
    text?.trim() ?? '',
  );
  if (!parts) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12 || day < 1 || day > 31 || hour > 23 || minute > 59 || second > 59) return null;
  const utc = parts[7] ? '+00:00' : null;
  const offset = parts[8] ? `${parts[8]}${parts[9]}:${parts[10] ?? '00'}` : utc;
  const shift = parts[8]
    ? (parts[8] === '-' ? -1 : 1) * (Number(parts[9]) * HOUR_MS + Number(parts[10] ?? 0) * 60_000)
    : 0;
  return { time: Date.UTC(year, month - 1, day, hour, minute, second) - shift, zone: offset };
}

/**
 * Publication date of a document. A date in the text takes precedence. The creation date of the file is only an upper
 * bound, because the text may have been published before in another file; if it is later than the written date, it
 * widens that date's bounds.
 */
export function resolvePublished(
  written: DateRecord | null,
  created: string | undefined,
  fetchedAt: Instant,
): DateRecord | null {
  const file = infoDate(created);
  const fetched = Date.parse(fetchedAt);
  const isSane =
    file !== null && file.time <= fetched && new Date(file.time).getUTCFullYear() >= DATE_RULES.earliestYear;
  if (!isSane) return written;
  const made = new Date(file.time).toISOString();
  if (written) {
    const latest = written.latest !== null && written.latest < made ? made : written.latest;
    return { ...written, latest };
  }
  return {
    value: made,
    precision: 'day',
    signal: 'meta',
    zone: file.zone,
    earliest: null,
    latest: new Date(fetched).toISOString(),
  };
}
