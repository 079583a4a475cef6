/** Number of characters examined in an error text, because some servers return the whole request in it. */
const READ_CHARS = 4_000;

/** Error texts for wrong, missing or expired keys, with any status. */
const KEY_REFUSED = [
  /\bAPI_KEY_INVALID\b|\binvalid_api_key\b|\binvalid_authentication\b|\bauthentication_error\b/i,
  /\b(?:invalid|incorrect|wrong|missing|expired|unknown|bad)\s{1,3}(?:api|access|auth)[ _-]?(?:key|token)\b/i,
  /\bapi[ _-]?key\b.{0,30}\b(?:not valid|invalid|incorrect|expired|not found|revoked|missing|required|disabled)\b/i,
];

/** Error texts for exhausted credit. */
const CREDIT_EXHAUSTED = [
  /\binsufficient_(?:quota|credits?|balance|funds)\b|\bbilling_(?:error|hard_limit_reached|not_active)\b/i,
  /used all available credits|\bout of credits?\b|\bno credits?\b|doesn.?t have any credits|\bmore credits\b/i,
  /\binsufficient\b.{0,20}\b(?:quota|credits?|balance|funds)\b/i,
  /\bcredit balance is too low\b|\b(?:monthly|hard) (?:spending )?limit\b/i,
];
/** Gemini uses this text for every quota, including those per minute. */
const QUOTA_EXCEEDED = /exceeded your current quota|check your plan and billing/i;

/** Daily quotas, and quotas of zero, which are not available again within a minute. */
const DAILY_QUOTA = /\b(?:per|a)[ _-]?day\b|PerDay|\bRPD\b|\bTPD\b|\bdaily\b|\blimit: 0\b/i;
const TEMPORARY_QUOTA =
  /\bper[ _-]?(?:minute|second)\b|Per(?:Minute|Second)|\bRPM\b|\bTPM\b|"retryDelay"|\bretry in \d/i;

export function isKeyRefused(status: number, text: string): boolean {
  const beginning = text.slice(0, READ_CHARS);
  return status >= 400 && status < 500 && status !== 429 && KEY_REFUSED.some((pattern) => pattern.test(beginning));
}

const CREDIT_EXHAUSTED_TEXT = 'its credit is exhausted';

/**
 * Why the provider is unavailable for a longer time: no credit or an exhausted daily quota. Null for short-term limits.
 */
export function findExhaustion(status: number, text: string): string | null {
  const beginning = text.slice(0, READ_CHARS);
  if (status === 402) return CREDIT_EXHAUSTED_TEXT;
  if (status !== 429 && status !== 400 && status !== 403) return null;
  if (CREDIT_EXHAUSTED.some((pattern) => pattern.test(beginning))) return CREDIT_EXHAUSTED_TEXT;
  if (status !== 429) return null;
  if (DAILY_QUOTA.test(beginning)) return 'its daily quota is exhausted';
  return QUOTA_EXCEEDED.test(beginning) && !TEMPORARY_QUOTA.test(beginning) ? CREDIT_EXHAUSTED_TEXT : null;
}

const RETRY_DELAY =
  /"retryDelay"\s{0,3}:\s{0,3}"(\d{1,6}(?:\.\d{1,9})?)s"|\b(?:retry|try again) in (\d{1,6}(?:\.\d{1,9})?) ?s/i;

/** Delay in ms requested by an error text; 0 if there is none. */
export function parseWaitMs(text: string): number {
  const [, delay, words] = RETRY_DELAY.exec(text.slice(0, READ_CHARS)) ?? [];
  return Math.ceil(Number(delay ?? words ?? 0) * 1_000);
}
