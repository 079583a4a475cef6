import { createClient, ProblemError } from '@corroborate/client';

export { ProblemError as Problem, type Schemas } from '@corroborate/client';

/** Every call of the API with its parameters and answers, as the OpenAPI document names them. */
export const api = createClient({ baseUrl: '/' });

/** The answer of a call, with words for editors where the server cannot be reached. @throws Problem */
export async function answer<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw error instanceof ProblemError && error.code === 'unreachable' ? outOfReach(error) : error;
  });
}

const outOfReach = (cause: ProblemError): ProblemError =>
  new ProblemError({
    code: 'unreachable',
    message: 'The server cannot be reached.',
    hint: 'Retrying automatically. Your input is kept.',
    cause,
  });
