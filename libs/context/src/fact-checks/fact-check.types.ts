import type { CallContext, CoverageEntry, FactCheck, Outcome } from '@corroborate/domain';

export interface FactCheckManifest {
  /** Lower-case name used in settings, ledger and coverage. */
  name: string;
  title: string;
  homepage: string;
  /** Settings without which it answers `not-configured`. */
  settings: string[];
  /** US dollars for one call; 0 = free. */
  priceUsd: number;
  /** Least milliseconds between two calls, over all processes. */
  paceMs: number;
  /** What the operator allows, in a sentence. */
  terms: string;
  /** A query that finds something at any time, for health checks. */
  selfTest: string;
  notes: string[];
}

/** An index of published fact checks. */
export interface FactCheckIndex {
  readonly manifest: FactCheckManifest;
  /**
   * Fact checks whose claim may be the one asked about, best first, at most 20. `language` is BCP 47. Never throws for
   * what is normal on the web: no key is `not-configured`, a refused one `blocked`, a used-up quota `limited`.
   */
  find(query: string, language: string | null, context: CallContext): Promise<Outcome<FactCheck[]>>;
}

export interface FactCheckFindings {
  factChecks: FactCheck[];
  coverage: CoverageEntry[];
}
