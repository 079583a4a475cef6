import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { throwError, timeout, type Observable } from 'rxjs';
import { CorroborateError } from '@corroborate/domain';
import { API_DEPS, limitsOf, type ApiDeps } from '../api.deps';

/** Answers for a handler that does not. Bounds the time to the first value only, so that streams may go on. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  private readonly handlerMs: number;

  constructor(@Inject(API_DEPS) deps: ApiDeps) {
    this.handlerMs = limitsOf(deps).handlerMs;
  }

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const late = () => throwError(() => new CorroborateError('timeout', 'The handler ran into its time limit.'));
    return next.handle().pipe(timeout({ first: this.handlerMs, with: late }));
  }
}
