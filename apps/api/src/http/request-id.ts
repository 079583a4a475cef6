import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export type IdentifiedRequest = Request & { id?: string | number | object };

const REQUEST_ID_PATTERN = /^[A-Za-z0-9._-]{8,64}$/;
const REQUEST_ID_HEADER = 'X-Request-Id';

/** Must be the first middleware. Sets and returns the request ID; the caller's own ID is used if it is safe to log. */
export function assignRequestId(request: IdentifiedRequest, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  request.id = typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  response.setHeader(REQUEST_ID_HEADER, request.id);
  next();
}

/** Request ID. Also works for requests that failed before an ID was assigned. */
export function getRequestId(request: IdentifiedRequest): string {
  if (typeof request.id === 'string') return request.id;
  const id = randomUUID();
  request.id = id;
  return id;
}
