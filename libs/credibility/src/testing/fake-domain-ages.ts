import { found, nothingFound, type CallContext, type Instant, type Outcome } from '@corroborate/domain';
import type { DomainAges } from '../domain-ages.port';

/** A fake registry for tests: returns what it was given and records its queries. */
export class FakeDomainAges implements DomainAges {
  readonly asked: string[] = [];
  private readonly answers = new Map<string, Outcome<Instant>>();

  /** Sets `at` as the registration date of the site. */
  addRegistration(site: string, at: Instant): this {
    return this.answers.set(site, found(new Date(at).toISOString())) && this;
  }

  /** Sets an outcome for the site. */
  addOutcome(site: string, outcome: Outcome<Instant>): this {
    return this.answers.set(site, outcome) && this;
  }

  async registeredAt(site: string, _context: CallContext): Promise<Outcome<Instant>> {
    this.asked.push(site);
    return this.answers.get(site) ?? nothingFound('the register has no record of this domain');
  }
}
