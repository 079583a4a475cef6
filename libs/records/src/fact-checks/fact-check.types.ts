import type { CallContext, CoverageEntry, FactCheck, Outcome } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

export interface FactCheckManifest extends ProviderManifest {
  /** Settings without which it answers `not-configured`. */
  settings: string[];
  /** A query that finds something at any time, for health checks. */
  selfTest: string;
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
