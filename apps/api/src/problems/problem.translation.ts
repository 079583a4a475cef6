import { HttpException } from '@nestjs/common';
import {
  CorroborateError,
  describeStorageFault,
  findStorageFault,
  storageFaultHint,
  toCorroborateError,
} from '@corroborate/domain';
import { HttpProblem } from './problem';
import type { ProblemCode } from './problem.catalogue';

const CODE_OF_STATUS: Record<number, ProblemCode> = {
  400: 'malformed-request',
  401: 'unauthenticated',
  403: 'request-refused',
  404: 'route-not-found',
  405: 'method-not-allowed',
  408: 'timeout',
  413: 'body-too-large',
  415: 'unsupported-media-type',
  503: 'not-ready',
};

/** Our own messages, because those of the framework quote the request or internal details. */
const DETAIL_BY_CODE: Partial<Record<ProblemCode, string>> = {
  'malformed-request': 'The body is not valid JSON, or the URL is not encoded correctly.',
  'request-refused': 'Cross-origin requests cannot change data.',
  'route-not-found': 'No route matches this URL.',
  'body-too-large': 'The body is larger than this server accepts.',
  'unsupported-media-type': 'The character set or content encoding of the body is not supported.',
  'not-ready': 'The server is not ready.',
};

/** Converts any error to an `HttpProblem` or `CorroborateError`. */
export function translateError(thrown: unknown): HttpProblem | CorroborateError {
  if (thrown instanceof HttpProblem) return thrown;
  const fault = findStorageFault(thrown);
  if (fault && !isStorageError(thrown))
    return new HttpProblem('storage-unavailable', describeStorageFault(fault), [], { hint: storageFaultHint(fault) });
  if (thrown instanceof CorroborateError) return thrown;
  const status = clientStatus(thrown);
  if (status === null) return toCorroborateError(thrown);
  const code = CODE_OF_STATUS[status] ?? 'malformed-request';
  return new HttpProblem(code, DETAIL_BY_CODE[code] ?? 'The request cannot be processed.');
}

/** Whether only the code of the error can be shown, because its message can contain a host name. */
const isStorageError = (thrown: unknown): boolean =>
  thrown instanceof CorroborateError && ['database-unavailable', 'storage-unavailable'].includes(thrown.code);

/** Client error status set by the framework; null for server errors. */
function clientStatus(thrown: unknown): number | null {
  if (thrown instanceof HttpException)
    return thrown.getStatus() < 500 || thrown.getStatus() === 503 ? thrown.getStatus() : null;
  return null;
}
