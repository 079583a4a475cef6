import createClient from 'openapi-fetch';
import type { components, paths } from './schema.gen';

export type Schemas = components['schemas'];

interface Refusal {
  /** Of HTTP; 0 where no server answered. */
  status: number;
  message: string;
  /** What to do about it. */
  hint?: string;
  /** What is wrong, one fault each. */
  items?: string[];
  /** How long the server wants to be left alone; null where it did not say. */
  retryAfterSeconds?: number | null;
}

/** A refusal in the API's own words. */
export class Problem extends Error {
  readonly status: number;
  readonly hint: string;
  readonly items: string[];
  readonly retryAfterSeconds: number | null;

  constructor({ status, message, hint = '', items = [], retryAfterSeconds = null }: Refusal) {
    super(message);
    this.status = status;
    this.hint = hint;
    this.items = items;
    this.retryAfterSeconds = retryAfterSeconds;
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
    throw new Problem({
      status: 0,
      message: 'The server cannot be reached.',
      hint: 'It is asked again by itself; nothing you entered is lost.',
    });
  });
  if (response.ok && data !== undefined && data !== null) return data;
  throw problemOf(error, response);
}

function problemOf(error: unknown, { status, headers }: Response): Problem {
  const told = (error ?? {}) as Partial<Schemas['ProblemAnswer']>;
  return new Problem({
    status,
    message: told.detail ?? `The server answered ${status}.`,
    hint: told.hint,
    items: told.errors?.map(({ detail }) => detail),
    retryAfterSeconds: seconds(headers.get('retry-after')),
  });
}

const seconds = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
