import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import type { ParsePool } from '@corroborate/pages';
import type { ProviderManifest, ProviderParts } from '@corroborate/providers';

/** What the adapter of every engine is given. */
export interface EngineParts extends ProviderParts {
  /** Markup of an engine is parsed here, never beside everything else that the process does. */
  pool: Pick<ParsePool, 'run'>;
}

/** What an engine is, what it understands and what it costs; shown to editors and used to choose calls. */
export interface EngineManifest extends ProviderManifest {
  /**
   * `reference`: encyclopedias and registers of papers; what they hold is never news. `archive`: copies of pages, by
   * address.
   */
  kind: EngineKind;
  needsKey: boolean;
  /** Settings without which the engine answers `not-configured`. */
  settings: (keyof Settings)[];
  /** Characters. */
  maxQueryLength: number;
  operators: { phrase: boolean; site: boolean; dateWindow: boolean; or: boolean; exclude: boolean };
  resultsPerPage: number;
  /** Pages of results one query has; 1 if there is no second. */
  pages: number;
  selfTest: SelfTest;
  /** Strategies whose queries alone it understands; absent if it takes any words. */
  answersOnly?: readonly string[];
  /** Present where the engine is asked only beside the others, never in the place of one of them. */
  reserve?: Reserve;
}

export type EngineKind = 'web' | 'news' | 'reference' | 'archive';

/** A harmless question by which a person, or a timer, sees whether the engine works. */
export interface SelfTest {
  /** In our own notation; it finds something at any time. */
  query: string;
  strategy?: string;
  /** What an answer shows. */
  proves: string;
}

export interface Reserve {
  /** What makes asking it worth a call. `always` and `science` do not wait for what the others find. */
  when: 'always' | 'little-found' | 'little-found-about-a-name' | 'science';
  /** Most calls in one search. */
  calls: number;
}

export interface SearchEngine {
  readonly manifest: EngineManifest;
  /** False while a setting is missing; absent means configured. */
  readonly configured?: boolean;
  /** Why it is not configured, where that is more than a missing setting. */
  readonly unconfiguredReason?: string;
  /** One call. Never throws for what is normal on the web. */
  search(query: PlannedQuery, context: CallContext): Promise<Outcome<SearchHit[]>>;
  /**
   * Turns an address that only this engine understands into the publisher's own. Present where results
   * carry such addresses; `handles` says which ones, `resolve` may cost calls.
   */
  readonly links?: LinkResolver;
}

export interface LinkResolver {
  handles(url: string): boolean;
  resolve(url: string, context: CallContext): Promise<Outcome<string>>;
}
