import { ProblemError, type ProblemErrorCode } from '@corroborate/client';
import { CorroborateError, ERROR_CODES, type ErrorCode } from '@corroborate/domain';

/** Maps certain server codes, because an error of the server is not an error of this program or its settings. */
const LOCAL_CODES: Partial<Record<ProblemErrorCode, ErrorCode>> = {
  unauthenticated: 'forbidden',
  'malformed-request': 'invalid-input',
  'body-too-large': 'invalid-input',
  'invalid-configuration': 'upstream-failed',
  internal: 'upstream-failed',
};
const KEY_HINT = 'Provide a key for that server with --key, CORROBORATE_KEY or CORROBORATE_KEY_FILE.';

/** Converts an error of the server, keeping its message. */
export function toLocalError(thrown: unknown): unknown {
  if (!(thrown instanceof ProblemError)) return thrown;
  const { code, message, hint } = thrown;
  return new CorroborateError(
    LOCAL_CODES[code] ?? ERROR_CODES.find((known) => known === code) ?? 'upstream-failed',
    joinDetails(message, thrown.items),
    {
      hint: code === 'unauthenticated' ? KEY_HINT : hint,
      cause: thrown,
    },
  );
}

/**
 * Adds the details of several errors, of which the message gives only the number; a single error is the message itself.
 */
const joinDetails = (message: string, items: ProblemError['items']): string =>
  items.length > 1 ? `${message} ${items.map(({ detail }) => detail).join(' ')}` : message;
