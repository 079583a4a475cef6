import { blocked, failed, limited, type Instant, type Outcome } from '@corroborate/domain';
import type { ProviderResponse } from './answer';

/** Meaning of an error status. */
export type StatusMeaning = 'too-many' | 'used-up' | 'refused' | 'broken';

/** Message for an error status, shown to users in the coverage. */
export type DescribeStatus = (meaning: StatusMeaning, answer: ProviderResponse) => string;

/** `HTTP 403: the engine refused the request`. */
export const createStatusMessage =
  (refuses: string, usedUp = 'the plan is exhausted'): DescribeStatus =>
  (meaning, { status }) => {
    const details = {
      'too-many': ': too many requests',
      'used-up': `: ${usedUp}`,
      refused: `: ${refuses}`,
      broken: '',
    };
    return `HTTP ${status}${details[meaning]}`;
  };

export const isSuccess = ({ status }: Pick<ProviderResponse, 'status'>): boolean => status >= 200 && status < 300;

/** Outcome by status alone; null on success, when the body must be parsed. */
export function judgeStatus(answer: ProviderResponse, say: DescribeStatus, now: Date): Outcome<never> | null {
  const meaning = isSuccess(answer) ? null : toStatusMeaning(answer.status);
  if (meaning === null) return null;
  const words = say(meaning, answer);
  if (meaning === 'too-many') return limited(words, parseRetryAt(answer, now));
  if (meaning === 'used-up') return limited(words);
  return meaning === 'refused' ? blocked(words, answer.status) : failed(words);
}

function toStatusMeaning(status: number): StatusMeaning {
  if (status === 429) return 'too-many';
  if (status === 402) return 'used-up';
  return status === 401 || status === 403 || status === 451 ? 'refused' : 'broken';
}

/** Time of the next attempt: `Retry-After` in either form, else the rate-limit reset. */
export function parseRetryAt({ headers }: Pick<ProviderResponse, 'headers'>, now: Date): Instant | undefined {
  const after = headers['retry-after']?.trim();
  const reset = (headers['ratelimit-reset'] ?? headers['x-ratelimit-reset'] ?? headers['x-rate-limit-reset'])?.trim();
  const atReset = reset ? parseRetryAfter(reset, Number(reset) < MAX_DELTA_SECONDS ? now.getTime() : 0) : NaN;
  const at = after ? parseRetryAfter(after, now.getTime()) : atReset;
  return Number.isFinite(at) ? new Date(at).toISOString() : undefined;
}

/** Timestamp in ms. A large number is Unix seconds, a small one seconds from now; providers send both in one header. */
const parseRetryAfter = (text: string, origin: number): number =>
  /^\d{1,11}(?:\.\d{1,6})?$/.test(text) ? origin + Number(text) * 1000 : Date.parse(text);
const MAX_DELTA_SECONDS = 1_000_000_000;
