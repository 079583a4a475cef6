import type { CallContext, Instant, Outcome } from '@corroborate/domain';

/** Tells since when a domain has been in the hands that hold it now. */
export interface DomainAges {
  /**
   * `site` is a registrable domain. `nothing-found`: the register does not say, which is no sign of youth.
   * Never throws for what registers normally do (refuse, be slow, know nothing).
   */
  registeredAt(site: string, context: CallContext): Promise<Outcome<Instant>>;
}
