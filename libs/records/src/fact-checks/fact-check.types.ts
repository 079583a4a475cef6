import type { CallContext, CoverageEntry, FactCheck, Outcome } from '@corroborate/domain';
import type { ProviderManifest } from '@corroborate/providers';

export interface FactCheckManifest extends ProviderManifest {
  /** Settings required; without them the index returns `not-configured`. */
  settings: string[];
  /** A query that always has results, for health checks. */
  selfTest: string;
}

/** An index of published fact checks. */
export interface FactCheckIndex {
  readonly manifest: FactCheckManifest;
  /**
   * Up to 20 fact checks that may match, best first. `language` is BCP 47. Does not throw for normal web failures: no
   * key is `not-configured`, a rejected key `blocked`, an exhausted quota `limited`.
   */
  find(query: string, language: string | null, context: CallContext): Promise<Outcome<FactCheck[]>>;
}

export interface FactCheckFindings {
  factChecks: FactCheck[];
  coverage: CoverageEntry[];
}
