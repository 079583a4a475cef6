import type { CorroborateError } from '@corroborate/domain';
import { PROBLEMS, problemType, type ProblemCode } from './problem.catalogue';

/** One thing wrong with a request, or one of several reasons for a refusal. */
export interface ProblemItem {
  detail: string;
  /** Where it stands; absent for reasons that do not stand in the request. */
  in?: 'body' | 'query' | 'path';
  /** JSON pointer into the body as a URI fragment (RFC 6901 § 6), e.g. `#/topics/3/title`. */
  pointer?: string;
  /** Name of the query or path parameter. */
  parameter?: string;
  /** Name of the failed candidate gate. */
  gate?: string;
  /** Name of the part that is down. */
  part?: string;
}

/** Error answer after RFC 9457. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** Names this one occurrence; the log has the same id. */
  instance: string;
  code: ProblemCode;
  hint: string;
  errors: ProblemItem[];
  /** The investigation in the way, for `conflict`. */
  investigation_id?: number;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
/** More than these are counted, not listed. */
const MAX_ITEMS = 100;

/** A fault found by the HTTP layer itself. */
export class HttpProblem extends Error {
  readonly hint: string | undefined;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ProblemCode,
    message: string,
    readonly items: ProblemItem[] = [],
    { hint, headers = {} }: { hint?: string; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.name = 'HttpProblem';
    this.hint = hint;
    this.headers = headers;
  }
}

export const invalidInput = (items: ProblemItem[]): HttpProblem =>
  new HttpProblem(
    'invalid-input',
    items.length === 1 ? (items[0]?.detail ?? '') : `${items.length} errors found.`,
    items,
  );

export function buildProblem(error: HttpProblem | CorroborateError, requestId: string): Problem {
  const { status, title, hint, open } = PROBLEMS[error.code];
  const isShown = open || error instanceof HttpProblem;
  const items = error instanceof HttpProblem ? error.items : [];
  return {
    type: problemType(error.code),
    title,
    status,
    detail: isShown ? error.message : `${title}.`,
    instance: `urn:corroborate:request:${requestId}`,
    code: error.code,
    hint: (isShown ? error.hint : undefined) ?? hint,
    errors: capped(items),
    ...investigationId(error),
  };
}

function capped(items: ProblemItem[]): ProblemItem[] {
  if (items.length <= MAX_ITEMS) return items;
  return [...items.slice(0, MAX_ITEMS), { detail: `${items.length - MAX_ITEMS} more errors are not listed.` }];
}

/** The only detail of a domain error that is shown: which investigation is in the way. */
function investigationId(error: HttpProblem | CorroborateError): { investigation_id?: number } {
  const id = 'details' in error && error.code === 'conflict' ? error.details['investigationId'] : undefined;
  return typeof id === 'number' ? { investigation_id: id } : {};
}
