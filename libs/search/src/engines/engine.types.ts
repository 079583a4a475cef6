import type { CallContext, Outcome, PlannedQuery, SearchHit } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';

/** What an engine is, what it understands and what it costs; shown to editors and used to choose calls. */
export interface EngineManifest {
  /** Lower-case name used in settings, ledger and coverage. */
  name: string;
  title: string;
  /** `reference`: encyclopedias and registers of papers; what they hold is never news. */
  kind: 'web' | 'news' | 'reference';
  homepage: string;
  needsKey: boolean;
  /** Settings without which the engine answers `not-configured`. */
  settings: (keyof Settings)[];
  /** US dollars for one call; 0 = free. */
  priceUsd: number;
  /** Least milliseconds between two calls, over all processes. */
  paceMs: number;
  /** Characters. */
  maxQueryLength: number;
  operators: { phrase: boolean; site: boolean; dateWindow: boolean; or: boolean; exclude: boolean };
  resultsPerPage: number;
  /** What the operator allows, in a sentence. */
  terms: string;
  /** A query that finds something at any time, for health checks. */
  selfTest: string;
  notes: string[];
  /** Present where the engine is asked only beside the others, never in the place of one of them. */
  reserve?: Reserve;
}

export interface Reserve {
  /** What makes asking it worth a call. */
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
   * carry such addresses; `handles` tells which ones, `resolve` may cost calls.
   */
  readonly links?: LinkResolver;
}

export interface LinkResolver {
  handles(url: string): boolean;
  resolve(url: string, context: CallContext): Promise<Outcome<string>>;
}
