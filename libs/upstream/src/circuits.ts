import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  DelegateBackoff,
  circuitBreaker,
  handleType,
  type CircuitBreakerPolicy,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { UPSTREAM } from './upstream.thresholds';

/** Whether the upstream failed. `unknown`: the call ended before that was clear. */
export type HealthVerdict = 'well' | 'ill' | 'unknown';
class UnhealthyError extends Error {}
class UnknownHealthError extends Error {}

export interface CircuitTuning {
  failures: number;
  openMs: number;
}

interface Circuit {
  policy: CircuitBreakerPolicy;
  openUntil: number;
}

/** One circuit breaker per name. When the open time is over, a single trial call is allowed. */
export class Circuits {
  private readonly circuits = new LRUCache<string, Circuit>({ max: UPSTREAM.maxCachedKeys });
  constructor(
    private readonly tuning: CircuitTuning = {
      failures: UPSTREAM.breakerFailures,
      openMs: UPSTREAM.breakerOpenMs,
    },
  ) {}

  /** Milliseconds for which calls under this name are refused; 0 if they are allowed. */
  openFor(name: string): number {
    const circuit = this.circuits.get(name);
    return circuit?.policy.state === CircuitState.Open ? Math.max(0, circuit.openUntil - Date.now()) : 0;
  }

  /** Runs `work` and records its verdict. Null if the circuit was open and nothing was run. */
  async run<T>(name: string, work: () => Promise<T>, judge: (result: T) => HealthVerdict): Promise<T | null> {
    const { policy } = this.circuits.get(name) ?? this.start(name);
    let result: { value: T } | undefined;
    try {
      await policy.execute(async () => {
        result = { value: await work() };
        const verdict = judge(result.value);
        if (verdict === 'ill') throw new UnhealthyError();
        if (verdict === 'unknown') throw new UnknownHealthError();
      });
    } catch (error) {
      if (error instanceof BrokenCircuitError) return null;
      if (!(error instanceof UnhealthyError) && !(error instanceof UnknownHealthError)) throw error;
    }
    return result === undefined ? null : result.value;
  }

  private start(name: string): Circuit {
    const circuit: Circuit = {
      openUntil: 0,
      // An inconclusive trial call must not close the circuit, so it counts as failed; others do not count.
      policy: circuitBreaker(
        handleType(UnhealthyError).orType(UnknownHealthError, () => circuit.policy.state === CircuitState.HalfOpen),
        {
          breaker: new ConsecutiveBreaker(this.tuning.failures),
          halfOpenAfter: new DelegateBackoff<{ attempt: number }>(({ attempt }) => {
            const delay = Math.min(this.tuning.openMs * 2 ** (attempt - 1), UPSTREAM.breakerMaxOpenMs);
            circuit.openUntil = Date.now() + delay;
            return delay;
          }),
        },
      ),
    };
    this.circuits.set(name, circuit);
    return circuit;
  }
}
