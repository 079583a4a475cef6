import type { IncomingMessage } from 'node:http';
import type { Params } from 'nestjs-pino';
import type { Settings } from '@corroborate/config';
import { LOG_OPTIONS, logDestination } from '@corroborate/telemetry';
import type { ApiOptions } from '../api.options';
import { getRequestId, type IdentifiedRequest } from './request-id';

/**
 * Settings of the request log: one line per request with its ID, never headers, queries, bodies, or values from SQL
 * errors.
 */
export function loggerParams(
  { LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>,
  { logTo = logDestination() }: Pick<ApiOptions, 'logTo'> = {},
): Params {
  return {
    pinoHttp: {
      ...LOG_OPTIONS,
      stream: logTo,
      level: LOG_LEVEL,
      enabled: LOG_LEVEL !== 'silent',
      genReqId: (request: IncomingMessage) => getRequestId(request as IdentifiedRequest),
      autoLogging: {
        ignore: (request: IncomingMessage) => ((request.url ?? '').split('?')[0] ?? '').startsWith('/api/health'),
      },
      serializers: {
        ...LOG_OPTIONS.serializers,
        req: (request: { id: unknown; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: request.url.split('?')[0],
        }),
        res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      },
    },
  };
}
