/** `value` is null if this caller stopped waiting. */
export interface SharedResult<T> {
  value: T | null;
  /** True for the caller that did the work; others shared its result. */
  leader: boolean;
}

interface Flight<T> {
  result: Promise<T>;
  control: AbortController;
  waiting: number;
}

/**
 * Merges concurrent requests with the same key. A caller can cancel; the work is aborted when the last one does. `work`
 * must not reject.
 */
export class SingleFlight<T> {
  private readonly byKey = new Map<string, Flight<T>>();
  private readonly all = new Set<Flight<T>>();

  async join(
    key: string | null,
    signal: AbortSignal | undefined,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<SharedResult<T>> {
    const under = key === null ? undefined : this.byKey.get(key);
    const flight = under ?? this.start(key, work);
    flight.waiting++;
    const value = await this.wait(key, flight, signal);
    return { value, leader: under === undefined };
  }

  /** Aborts all work in progress and waits for it to end. */
  async stop(): Promise<void> {
    const flights = [...this.all];
    for (const flight of flights) flight.control.abort();
    await Promise.allSettled(flights.map((flight) => flight.result));
  }

  private start(key: string | null, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const control = new AbortController();
    const flight: Flight<T> = { control, waiting: 0, result: work(control.signal) };
    this.all.add(flight);
    if (key !== null) this.byKey.set(key, flight);
    const ended = () => {
      this.all.delete(flight);
      this.forget(key, flight);
    };
    flight.result.then(ended, ended);
    return flight;
  }

  private forget(key: string | null, flight: Flight<T>): void {
    if (key !== null && this.byKey.get(key) === flight) this.byKey.delete(key);
  }

  private async wait(key: string | null, flight: Flight<T>, signal: AbortSignal | undefined): Promise<T | null> {
    if (signal === undefined) return flight.result;
    return new Promise((resolve, reject) => {
      const leave = () => {
        if (--flight.waiting === 0) {
          // Aborted work must not be joined.
          this.forget(key, flight);
          flight.control.abort();
        }
        resolve(null);
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      const settled = () => signal.removeEventListener('abort', leave);
      flight.result.then(
        (value) => (settled(), resolve(value)),
        (error: unknown) => (settled(), reject(error as Error)),
      );
    });
  }
}
