/**
 * Open resources of a process, closed when it ends or if startup fails; in reverse order, because later ones may depend
 * on earlier ones.
 */
export class OpenResources {
  private readonly closers: (() => Promise<unknown>)[] = [];

  /** Returns the resource. */
  add<T>(resource: T, close: (resource: T) => Promise<unknown>): T {
    this.closers.push(() => close(resource));
    return resource;
  }

  /**
   * Closes all resources even if closing one fails. Idempotent.
   * @throws the first error
   */
  async close(): Promise<void> {
    const faults: unknown[] = [];
    for (const close of this.closers.splice(0).reverse()) await close().catch((fault: unknown) => faults.push(fault));
    if (faults.length > 0) throw faults[0];
  }
}
