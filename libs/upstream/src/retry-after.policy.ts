import { UPSTREAM } from './upstream.thresholds';

/**
 * Milliseconds that a `Retry-After` header asks us to wait, or null when there is none or it cannot be read.
 * A date is compared with the answer's own `Date` header, so that a wrong clock on either side does no harm.
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
  // Date.parse also takes "1" and "-5" for years; an HTTP date always names its month.
  if (!/[A-Za-z]{3}/.test(text)) return null;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : at;
}

const clamp = (ms: number) => Math.min(Math.max(0, Math.ceil(ms)), UPSTREAM.retryAfterMaxMs);
