import { createClient, ProblemError } from '@corroborate/client';
import { t } from '../messages';

export { ProblemError as Problem, type Schemas } from '@corroborate/client';

/** All API calls with typed parameters and responses from the OpenAPI document. */
export const api = createClient({ baseUrl: '/' });

/**
 * Returns the response of a call; if the server is unreachable, the error is readable.
 * @throws Problem
 */
export async function withReadableError<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw error instanceof ProblemError && error.code === 'unreachable' ? unreachableError(error) : error;
  });
}

const unreachableError = (cause: ProblemError): ProblemError =>
  new ProblemError({
    code: 'unreachable',
    message: t('app.unreachable'),
    hint: t('app.unreachableHint'),
    cause,
  });
