import { ProblemError, type ProblemErrorCode } from '@corroborate/client';
import { CorroborateError, ERROR_CODES, type ErrorCode } from '@corroborate/domain';

/** Codes that mean something else here: what is wrong over there is no fault of this program or its settings. */
const HERE: Partial<Record<ProblemErrorCode, ErrorCode>> = {
  unauthenticated: 'forbidden',
  'malformed-request': 'invalid-input',
  'body-too-large': 'invalid-input',
  'invalid-configuration': 'upstream-failed',
  internal: 'upstream-failed',
};
const GIVE_A_KEY = 'Provide a key for that server with --key, CORROBORATE_KEY or CORROBORATE_KEY_FILE.';

/** What a server elsewhere refused, in its own words. */
export function faultOf(thrown: unknown): unknown {
  if (!(thrown instanceof ProblemError)) return thrown;
  const { code, message, hint } = thrown;
  return new CorroborateError(
    HERE[code] ?? ERROR_CODES.find((known) => known === code) ?? 'upstream-failed',
    saidOf(message, thrown.items),
    {
      hint: code === 'unauthenticated' ? GIVE_A_KEY : hint,
      cause: thrown,
    },
  );
}

/** One fault is what the message says; of several it only says how many. */
const saidOf = (message: string, items: ProblemError['items']): string =>
  items.length > 1 ? `${message} ${items.map(({ detail }) => detail).join(' ')}` : message;
