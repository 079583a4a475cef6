import { UPSTREAM } from './upstream.thresholds';

/**
 * Delay of a `Retry-After` header in ms; null if missing or invalid. Dates are compared with the response's `Date`
 * header, so clock errors do not matter.
 */
export function retryAfterMs(headers: Record<string, string>, now: Date): number | null {
  const value = headers['retry-after']?.trim().slice(0, 64);
  if (value === undefined || value === '') return null;
  if (/^\d{1,12}(\.\d{1,6})?$/.test(value)) return clamp(Number(value) * 1000);
  const until = httpDate(value);
  if (until === null) return null;
  return clamp(until - (httpDate(headers['date'] ?? '') ?? now.getTime()));
}

function httpDate(text: string): number | null {
  // Date.parse also accepts "1" and "-5" as years; an HTTP date always contains a month name.
  if (!/[A-Za-z]{3}/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

const clamp = (ms: number) => Math.min(Math.max(0, Math.ceil(ms)), UPSTREAM.retryAfterMaxMs);
