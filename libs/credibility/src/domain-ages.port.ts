import type { CallContext, Instant, Outcome } from '@corroborate/domain';

/** Returns since when a domain has been registered to its current holder. */
export interface DomainAges {
  /**
   * `site` is a registrable domain. `nothing-found`: the registry does not give a date, which does
   * not indicate a young domain. Does not throw for normal registry failures.
   */
  registeredAt(site: string, context: CallContext): Promise<Outcome<Instant>>;
}
