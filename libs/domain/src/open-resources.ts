type Close = () => Promise<unknown>;

/**
 * What a process has opened, closed in reverse order: at its end, or as soon as it turns out that it cannot be put
 * together. What is opened later may need what was opened before.
 */
export class OpenResources {
  private readonly closers: Close[] = [];

  /** Gives the resource back, so that it can be kept where it is opened. */
  add<T>(resource: T, close: (resource: T) => Promise<unknown>): T {
    this.closers.push(() => close(resource));
    return resource;
  }

  /** Closes all, also where one cannot be closed. May be called twice. @throws what the first of them threw. */
  async close(): Promise<void> {
    const faults: unknown[] = [];
    for (const close of this.closers.splice(0).reverse()) await close().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  }
}
