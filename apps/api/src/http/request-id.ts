import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export type IdentifiedRequest = Request & { id?: string | number | object };

const REQUEST_ID_PATTERN = /^[A-Za-z0-9._-]{8,64}$/;
const REQUEST_ID_HEADER = 'X-Request-Id';

/** Sets and returns the request ID. Must be the first middleware. Uses the caller's own ID if it is safe to log. */
export function assignRequestId(request: IdentifiedRequest, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  request.id = typeof given === 'string' && REQUEST_ID_PATTERN.test(given) ? given : randomUUID();
  response.setHeader(REQUEST_ID_HEADER, request.id);
  next();
}

/** Returns the request ID, even for requests that failed before one was assigned. */
export function getRequestId(request: IdentifiedRequest): string {
  if (typeof request.id === 'string') return request.id;
  const id = randomUUID();
  request.id = id;
  return id;
}
