import { HOUR_MS } from '@corroborate/domain';
import { z } from 'zod';

const SPAN_PATTERN = /^(\d{1,4})([hd])$/;
const MAX_SPANS = 20;

/** Time spans in ascending order: `1h,6h,1d`; `off` for none. Parsed by `parseSpans`. */
export const spansSetting = (fallback: string) =>
  z
    .string()
    .trim()
    .default(fallback)
    .refine(
      (text) => isAscending(parseSpans(text)),
      'must be `off` or an ascending, comma-separated list of hours and days such as 1h,6h,1d,30d',
    );

/** Time spans in ms; empty for `off`. */
export const parseSpans = (text: string): number[] =>
  text === 'off' ? [] : text.split(',').map((span) => spanMs(span.trim()));

const isAscending = (all: number[]): boolean =>
  all.length <= MAX_SPANS && all.every((ms, at) => ms > (all[at - 1] ?? 0));

/** Time span in ms; NaN if invalid. */
function spanMs(span: string): number {
  const [, count, unit] = SPAN_PATTERN.exec(span) ?? [];
  return Number(count) * (unit === 'd' ? 24 : 1) * HOUR_MS;
}
