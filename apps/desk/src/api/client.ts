import createClient from 'openapi-fetch';
import type { components, paths } from './schema.gen';

export type Schemas = components['schemas'];

/** A refusal in the API's own words. `hint` says what to do. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly hint: string,
    readonly items: string[],
    readonly investigationId: number | null,
    /** How long the server wants to be left alone; null where it did not say. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(message);
  }
}

/** Every call of the API with its parameters and answers, as the OpenAPI document names them. */
export const api = createClient<paths>({ baseUrl: '/', headers: { Accept: 'application/json' } });

interface Answered<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer's data. @throws Problem */
export async function answer<T>(asked: Promise<Answered<T>>): Promise<NonNullable<T>> {
  const { data, error, response } = await asked.catch(() => {
    throw new Problem(
      0,
      'unreachable',
      'The server cannot be reached.',
      'It is asked again by itself; nothing you entered is lost.',
      [],
      null,
    );
  });
  if (response.ok && data !== undefined && data !== null) return data;
  throw problemOf(error, response);
}

function problemOf(error: unknown, { status, headers }: Response): Problem {
  const told = (error ?? {}) as Partial<Schemas['ProblemAnswer']>;
  const items = (told.errors ?? []).map(({ detail }) => detail);
  return new Problem(
    status,
    told.code ?? 'unknown',
    told.detail ?? `The server answered ${status}.`,
    told.hint ?? '',
    items,
    told.investigation_id ?? null,
    seconds(headers.get('retry-after')),
  );
}

const seconds = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
