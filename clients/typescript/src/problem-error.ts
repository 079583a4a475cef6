import type { components } from './schema.gen.ts';

/** Everything the API takes and answers, by the names of its OpenAPI document. */
export type Schemas = components['schemas'];
/** An error answer after RFC 9457, as the API sends it. */
export type Problem = Schemas['ProblemResponse'];
/** One thing wrong with a request, or one of several reasons for a refusal. */
export interface ProblemItem extends Partial<Schemas['ProblemItemResponse']> {
  detail: string;
  /** Where in the body it stands, as steps inwards: `['topics', '3', 'title']`; empty where it stands in none. */
  path: string[];
}
/**
 * The codes of the API, and two for what never reached it: `unreachable`, no server answered (or it fell silent);
 * `unreadable-answer`, what answered is not this API: a proxy, a sign-in page, another program.
 */
export type ProblemErrorCode = Schemas['ProblemCode'] | 'unreachable' | 'unreadable-answer';

interface ProblemParts {
  code: ProblemErrorCode;
  message: string;
  hint?: string;
  /** Of HTTP; 0 where no server answered. */
  status?: number;
  items?: ProblemItem[];
  instance?: string | null;
  investigationId?: number | null;
  retryAfterSeconds?: number | null;
  cause?: unknown;
}

/** The one error of every call: what went wrong in a sentence, by a code for programs, and what to do about it. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly code: ProblemErrorCode;
  /** Of HTTP; 0 where no server answered. */
  readonly status: number;
  /** What to do, in a sentence. */
  readonly hint: string;
  /** What is wrong, one fault each, with the place in the request where it stands; may be empty. */
  readonly items: ProblemItem[];
  /** Names this occurrence; the server's log has the same id. */
  readonly instance: string | null;
  /** The investigation in the way, with the code `conflict`. */
  readonly investigationId: number | null;
  /** How long the server wants to be left alone, s; null where it did not say. */
  readonly retryAfterSeconds: number | null;

  constructor({ message, cause, ...parts }: ProblemParts) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = parts.code;
    this.status = parts.status ?? 0;
    this.hint = parts.hint ?? '';
    this.items = parts.items ?? [];
    this.instance = parts.instance ?? null;
    this.investigationId = parts.investigationId ?? null;
    this.retryAfterSeconds = parts.retryAfterSeconds ?? null;
  }
}

/** What an answer that is no success says. @param body of the answer, read as JSON where it is any */
export function toProblemError(body: unknown, { status, headers }: Response): ProblemError {
  const retryAfterSeconds = seconds(headers.get('retry-after'));
  if (!isProblem(body)) return new ProblemError({ ...notOfThisApi(status), retryAfterSeconds });
  const { code, detail: message, hint, instance, investigation_id: investigationId } = body;
  const items = (body.errors ?? []).map((item) => ({ ...item, path: stepsOf(item.pointer) }));
  return new ProblemError({ code, message, hint, status, items, instance, investigationId, retryAfterSeconds });
}

/** What came is no answer of this API. */
export const unreadable = (status: number, cause?: unknown): ProblemError =>
  new ProblemError({ ...notOfThisApi(status), cause });

/** No answer came. @param baseUrl where it was asked */
export const unreachable = (baseUrl: string, cause?: unknown): ProblemError =>
  new ProblemError({
    code: 'unreachable',
    message: `No server answers at ${baseUrl}.`,
    hint: 'Check the address, the network, and that the server is up.',
    cause,
  });

const notOfThisApi = (status: number) => ({
  code: 'unreadable-answer' as const,
  status,
  message: `What answered with status ${status} is not the API of Corroborate.`,
  hint: 'Check the address; a proxy or a sign-in page may stand before the server.',
});

function isProblem(body: unknown): body is Problem {
  if (typeof body !== 'object' || body === null) return false;
  const { errors = [], ...texts } = body as Record<string, unknown>;
  return Array.isArray(errors) && ['code', 'detail', 'hint'].every((name) => typeof texts[name] === 'string');
}

/** Of a JSON pointer as the fragment of an address (RFC 6901), `#/topics/3/title`. */
const stepsOf = (pointer = ''): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => decoded(step).replaceAll('~1', '/').replaceAll('~0', '~'));

function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

const seconds = (header: string | null): number | null =>
  header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
