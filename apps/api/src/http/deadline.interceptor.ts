import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Observable, type Subscriber } from 'rxjs';
import { CorroborateError } from '@corroborate/domain';
import { API_LIMITS, type ApiLimits } from '../api.options';

/** Ends slow requests with `timeout`. Limits only the time until the first value, so that streams can continue. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  private readonly handlerMs: number;

  constructor(@Inject(API_LIMITS) { handlerMs }: ApiLimits) {
    this.handlerMs = handlerMs;
  }

  intercept(_context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return new Observable((subscriber) => this.bounded(next.handle(), subscriber));
  }

  /** Uses an unreferenced timer, which does not keep a closed process alive. */
  private bounded(source: Observable<unknown>, subscriber: Subscriber<unknown>): () => void {
    const late = () => subscriber.error(new CorroborateError('timeout', 'The request exceeded its time limit.'));
    const timer = setTimeout(late, this.handlerMs).unref();
    const subscription = source.subscribe({
      next: (value) => {
        clearTimeout(timer);
        subscriber.next(value);
      },
      error: (thrown: unknown) => subscriber.error(thrown),
      complete: () => subscriber.complete(),
    });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }
}
