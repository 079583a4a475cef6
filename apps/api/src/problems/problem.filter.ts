import { Catch, Injectable, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Response } from 'express';
import { StorageFaults, type CorroborateError } from '@corroborate/domain';
import { allowedMethods } from '../http/routes';
import { getRequestId, type IdentifiedRequest } from '../http/request-id';
import { buildProblem, HttpProblem, PROBLEM_MEDIA_TYPE } from './problem';
import { PROBLEMS } from './problem.catalogue';
import { translateError } from './problem.translation';

/** Converts every error to `application/problem+json`; server errors are logged with their cause. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(
    private readonly adapter: HttpAdapterHost,
    private readonly faults: StorageFaults,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<IdentifiedRequest>();
    const response = host.switchToHttp().getResponse<Response>();
    this.faults.note(thrown);
    const error = this.withMethods(translateError(thrown), request);
    this.log(error, thrown, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const problem = buildProblem(error, getRequestId(request));
    if (error instanceof HttpProblem) response.set(error.headers);
    if (problem.status === 503) response.set('Retry-After', '10');
    response.removeHeader('ETag');
    response
      .status(problem.status)
      .type(PROBLEM_MEDIA_TYPE)
      .set('Cache-Control', 'no-store')
      .send(JSON.stringify(problem));
  }

  /** Changes 404 to 405 if the path exists but does not support the method. */
  private withMethods(
    error: HttpProblem | CorroborateError,
    request: IdentifiedRequest,
  ): HttpProblem | CorroborateError {
    if (error.code !== 'route-not-found') return error;
    const methods = allowedMethods(this.adapter.httpAdapter.getInstance(), request.path);
    if (methods.length === 0 || methods.includes(request.method)) return error;
    const allow = methods.join(', ');
    return new HttpProblem('method-not-allowed', `This route only supports ${allow}.`, [], {
      headers: { Allow: allow },
    });
  }

  private log(error: HttpProblem | CorroborateError, thrown: unknown, request: IdentifiedRequest): void {
    const line = {
      requestId: getRequestId(request),
      code: error.code,
      method: request.method,
      path: request.path,
    };
    if (PROBLEMS[error.code].status >= 500) this.logger.error({ ...line, err: thrown }, 'request failed');
    else this.logger.debug({ ...line, detail: error.message }, 'request refused');
  }
}
