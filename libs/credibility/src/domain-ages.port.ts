import type { CallContext, Instant, Outcome } from '@corroborate/domain';

/** Returns since when a domain has been registered to its current holder. */
export interface DomainAges {
  /**
   * `site` is a registrable domain. `nothing-found`: the registry gives no date, which does not mean that the domain is
   * young. Does not throw if a registry fails in a normal way.
   */
  registeredAt(site: string, context: CallContext): Promise<Outcome<Instant>>;
}
