import { createClient, ProblemError, type CorroborateClient } from '@corroborate/client';
import { CorroborateError } from '@corroborate/domain';
import { toLocalError } from './server.fault';

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
