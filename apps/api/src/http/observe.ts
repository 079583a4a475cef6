import type { NextFunction, Response } from 'express';
import { extractContext, runInSpan, SpanKind, type ProcessMetrics } from '@corroborate/telemetry';
import { getRequestId, type IdentifiedRequest } from './request-id';

/**
 * Measures every request in a span, which is a child of the caller's `traceparent` if one was sent. Records only
 * method, route pattern, status and ID, because URLs and queries can contain anything.
 */
export function observeRequests(metrics: ProcessMetrics) {
  return (request: IdentifiedRequest, response: Response, next: NextFunction): void => {
    const began = performance.now();
    const parent = extractContext(request.headers['traceparent']);
    const method = METHODS.has(request.method) ? request.method : 'OTHER';
    const attributes = { 'http.request.method': method, 'corroborate.request_id': getRequestId(request) };
    void runInSpan(
      method,
      attributes,
      async (span) => {
        const over = new Promise<void>((resolve) => response.once('close', resolve));
        next();
        await over;
        const route = routeOf(request);
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': response.statusCode });
        metrics.http(method, route, response.statusCode, (performance.now() - began) / 1000);
      },
      { kind: SpanKind.SERVER, parent },
    );
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Route pattern, or `other` for pages and files that have no controller. */
function routeOf({ route }: IdentifiedRequest): string {
  const { path } = (route ?? {}) as { path?: unknown };
  return typeof path === 'string' && !path.includes('*') ? path : 'other';
}
