import type { CorroborateError } from '@corroborate/domain';
import { PROBLEMS, problemType, type ProblemCode, type CatalogueEntry } from './problem.catalogue';

/** An error in a request, or a reason for a refusal. */
export interface ProblemItem {
  detail: string;
  /** Part of the request that is wrong; omitted if the reason lies elsewhere. */
  in?: 'body' | 'query' | 'path';
  /** JSON pointer into the body as a URI fragment (RFC 6901, section 6), such as `#/topics/3/title`. */
  pointer?: string;
  /** Name of the query or path parameter. */
  parameter?: string;
  /** Name of the candidate criterion that the topic failed. */
  gate?: string;
  /** Name of the unavailable component. */
  part?: string;
}

/** Problem details (RFC 9457). */
export interface Problem extends Pick<CatalogueEntry, 'title' | 'status' | 'hint'> {
  type: string;
  detail: string;
  /** Unique URI of this occurrence, which is also logged. */
  instance: string;
  code: ProblemCode;
  errors: ProblemItem[];
  /** ID of the conflicting investigation, for the code `conflict`. */
  investigation_id?: number;
}

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';
/** Maximum number of errors listed; the rest are only counted. */
const MAX_ITEMS = 100;

/** An error detected by the HTTP layer. */
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
    errors: limitItems(items),
    ...pickInvestigationId(error),
  };
}

function limitItems(items: ProblemItem[]): ProblemItem[] {
  if (items.length <= MAX_ITEMS) return items;
  return [...items.slice(0, MAX_ITEMS), { detail: `${items.length - MAX_ITEMS} more errors are not listed.` }];
}

/** ID of the conflicting investigation, the only detail of a domain error that is returned. */
function pickInvestigationId(error: HttpProblem | CorroborateError): { investigation_id?: number } {
  const id = 'details' in error && error.code === 'conflict' ? error.details['investigationId'] : undefined;
  return typeof id === 'number' ? { investigation_id: id } : {};
}
