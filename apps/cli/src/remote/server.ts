import { createClient, ProblemError, type CorroborateClient, type ProblemErrorCode } from '@corroborate/client';
import { CorroborateError, ERROR_CODES, type ErrorCode } from '@corroborate/domain';

/** A remote server. */
export interface Server {
  /** Base URL, such as `https://corroborate.example.org`. */
  address: string;
  /** Undefined if no key is required. */
  key?: string;
}

/**
 * Creates a client. Makes no request, so errors appear on first use.
 * @throws CorroborateError `invalid-input`
 */
export function createServerClient({ address, key }: Server): CorroborateClient {
  try {
    return createClient({ baseUrl: address, key });
  } catch (cause) {
    throw new CorroborateError('invalid-input', 'The server address or key is invalid.', {
      hint: (cause as Error).message.replace(/^baseUrl/, '--server').replace(/^key/, '--key'),
    });
  }
}

/** Converts errors returned by the server to local errors. */
export const mapErrors = <T>(ask: () => Promise<T>): Promise<T> =>
  ask().catch((thrown: unknown) => {
    throw toLocalError(thrown);
  });

/** Returns null if the server does not know the ID. */
export const nullIfUnknown = <T>(ask: () => Promise<T>): Promise<T | null> =>
  mapErrors(() =>
    ask().catch((thrown: unknown) => {
      if (isUnknown(thrown)) return null;
      throw thrown;
    }),
  );

export const isUnknown = (thrown: unknown): boolean => thrown instanceof ProblemError && thrown.code === 'not-found';
export const idParams = (id: number) => ({ params: { path: { id } } });

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
