import type { NextFunction, Request, Response } from 'express';
import { HttpProblem } from '../problems/problem';

/** Refuses non-JSON bodies instead of treating them as empty. */
export function jsonOnly(request: Request, _response: Response, next: NextFunction): void {
  if (!hasBody(request) || /^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    next();
    return;
  }
  next(new HttpProblem('unsupported-media-type', 'The Content-Type of the body is not application/json.'));
}

export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
