import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { ParsePool } from '@corroborate/pages';
import type { ProviderManifest, ProviderParts } from '@corroborate/providers';

/** Dependencies of every engine adapter. */
export interface EngineParts extends ProviderParts {
  /** Pool that parses markup off the main thread. */
  pool: Pick<ParsePool, 'run'>;
}

/** Capabilities and cost of an engine; shown to editors and used to schedule calls. */
export interface EngineManifest extends ProviderManifest {
  /** `reference`: encyclopedias and scholarly registries, never news. `archive`: archived pages by URL. */
  kind: EngineKind;
  needsKey: boolean;
  /** Settings without which the engine answers `not-configured`. */
  settings: (keyof Settings)[];
  /** In characters. */
  maxQueryLength: number;
  operators: { phrase: boolean; site: boolean; dateWindow: boolean; or: boolean; exclude: boolean };
  resultsPerPage: number;
  /** Result pages available per query; 1 if there is no second page. */
  pages: number;
  selfTest: SelfTest;
  /** Strategies the engine supports; absent if it accepts any query. */
  answersOnly?: readonly string[];
  /** Set if the engine is queried only in addition to others. */
  reserve?: Reserve;
}

export type EngineKind = 'web' | 'news' | 'reference' | 'archive';

/** A harmless test query. */
export interface SelfTest {
  /** In our own query notation; always has results. */
  query: string;
  strategy?: string;
  /** What a successful response proves. */
  proves: string;
}

export interface Reserve {
  /** When the engine is queried. `always` and `science` do not depend on other results. */
  when: 'always' | 'little-found' | 'little-found-about-a-name' | 'science';
  /** Maximum calls per search. */
  calls: number;
}

export interface SearchEngine {
  readonly manifest: EngineManifest;
  /** False while a setting is missing; absent means configured. */
  readonly configured?: boolean;
  /** Reason, if the engine is unavailable for another cause than a missing setting. */
  readonly unconfiguredReason?: string;
  /** One call. Does not throw for normal web failures. */
  search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>>;
  /**
   * Resolves URLs only this engine understands. Set if results contain such URLs; `handles` detects them, `resolve` may
   * cost calls.
   */
  readonly links?: LinkResolver;
}

export interface LinkResolver {
  handles(url: string): boolean;
  resolve(url: string, context: CallContext): Promise<Outcome<string>>;
}
