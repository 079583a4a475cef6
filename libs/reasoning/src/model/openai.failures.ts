import type { Outcome } from '@corroborate/domain';
import { openai } from './openai.loader';

export interface Failed {
  kind: 'failed';
  reason: string;
  /** Worth asking once more. */
  again: boolean;
  /** Not worth asking anything again now. */
  silent: boolean;
  /** Its credit is used up or our key refused: the whole process leaves it alone for a while. */
  exhausted: boolean;
}

export type Tried<T> = { kind: 'answered'; value: T } | Failed;

export const failed = (reason: string, about: Partial<Failed> = {}): Failed => ({
  kind: 'failed',
  reason,
  again: false,
  silent: false,
  exhausted: false,
  ...about,
});

/** Foreign error texts are not passed on: they may hold parts of keys, prompts, or orders. */
export function failure(thrown: unknown, outcome: Outcome<unknown> | null): Failed {
  if (outcome && outcome.kind !== 'found') {
    const passing = outcome.kind === 'failed' && outcome.code !== 'cancelled';
    return failed(outcome.reason, { again: passing, silent: outcome.kind === 'limited' || outcome.kind === 'blocked' });
  }
  if (!(thrown instanceof openai().APIError) || thrown.status === undefined)
    return failed('its answer cannot be read', { again: true });
  if (outOfCredit(thrown)) return failed('its credit is used up', { silent: true, exhausted: true });
  if (thrown.status === 401 || thrown.status === 403)
    return failed(`it refuses our key (${thrown.status})`, { silent: true, exhausted: true });
  if (thrown.status === 429) return failed('it asks us to slow down (429)', { again: true });
  return failed(`it answered with status ${thrown.status}`, {
    again: thrown.status >= 500,
    silent: thrown.status < 500,
  });
}

const outOfCredit = ({
  status,
  code,
  type,
  error,
}: {
  status?: number;
  code?: unknown;
  type?: unknown;
  error?: unknown;
}): boolean =>
  status === 402 ||
  [code, type].some((word) => typeof word === 'string' && /insufficient_quota|billing|credit/i.test(word)) ||
  (status === 429 && NO_CREDIT.some((pattern) => pattern.test(JSON.stringify(error ?? '').slice(0, 2_000))));

/** How providers word a 429 that no waiting helps. */
const NO_CREDIT = [
  /exceeded your current quota|used all available credits|check your plan and billing/i,
  /insufficient.{0,20}(?:quota|credit|balance|funds)/i,
];
