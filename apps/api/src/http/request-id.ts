import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

export type IdentifiedRequest = Request & { id?: string | number | object };

const ACCEPTED = /^[A-Za-z0-9._-]{8,64}$/;
const REQUEST_ID_HEADER = 'X-Request-Id';

/** First of all middlewares: every request has an id, the caller's own where it is harmless, and hears it. */
export function identify(request: IdentifiedRequest, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  request.id = typeof given === 'string' && ACCEPTED.test(given) ? given : randomUUID();
  response.setHeader(REQUEST_ID_HEADER, request.id);
  next();
}

/** Also answers for a request that failed before it was given an id. */
export function requestId(request: IdentifiedRequest): string {
  if (typeof request.id === 'string') return request.id;
  const id = randomUUID();
  request.id = id;
  return id;
}
