import type { Mode } from '@corroborate/domain';

/** Limits of an investigation by mode. */
export interface ModeProfile {
  /** Maximum search results kept after merging, per round. */
  maxResults: number;
  /** Maximum pages read per round. */
  maxPages: number;
  /** Maximum pages found by searches and citations in all rounds; null for no limit. */
  sourceLimit: number | null;
  /** Maximum claims of the topic to check, most important first; null for all. */
  claimLimit: number | null;
  /** Maximum pages read per site and round; many sites are worth more than many pages of one site. */
  maxPagesPerSite: number;
  /** Maximum pages read per round because another page cites them. */
  maxChased: number;
  /** Maximum depth of citation chains. */
  chaseDepth: number;
  /** Assumed duration in ms, until enough durations have been measured. */
  assumedMs: number;
}

export const MODE_PROFILES: Record<Mode, ModeProfile> = {
  quick: {
    ...{ maxResults: 30, maxPages: 13, sourceLimit: 15, claimLimit: 5, maxPagesPerSite: 2 },
    ...{ maxChased: 2, chaseDepth: 1, assumedMs: 30_000 },
  },
  // The first round leaves pages for later rounds, which follow up on its findings.
  detailed: {
    ...{ maxResults: 60, maxPages: 18, sourceLimit: 30, claimLimit: null, maxPagesPerSite: 3 },
    ...{ maxChased: 6, chaseDepth: 2, assumedMs: 120_000 },
  },
  exhaustive: {
    ...{ maxResults: 120, maxPages: 60, sourceLimit: null, claimLimit: null, maxPagesPerSite: 4 },
    ...{ maxChased: 20, chaseDepth: 3, assumedMs: 300_000 },
  },
};

/** Maximum pages of one investigation fetched concurrently; the gateway limits the rate per host. */
export const PARALLEL_READS = 12;

/** Maximum fact checks read in addition to search results; more would repeat each other. */
export const MAX_FACT_CHECKS = 4;

/** Maximum pages read per round because deep research named them. */
export const MAX_RESEARCH_PAGES = 8;

/** Mode if an editor chooses none. */
export const DEFAULT_MODE: Mode = 'detailed';

/** Minimum number of measured durations to replace the assumed duration. */
export const MIN_MEASURED_RUNS = 5;

/**
 * Engines with a longer interval between calls, ms, are reserved for searches; background research does not wait for
 * them.
 */
export const BACKGROUND_PACE_MS = 1_000;

export const JUDGING_LIMITS = {
  /**
   * Time limit per judgment in a thread, in ms. The longest page takes under 3 s on a slow core; ninety concurrent ones
   * take under 20 s.
   */
  timeoutMs: 60_000,
  /** Time after which idle threads end to free memory, in ms. */
  idleMs: 60_000,
  /** Memory limit of a thread in MB: enough for the texts of a whole case and derived data. */
  memoryMb: 512,
  /** Memory limit for short-lived objects in MB; by default, each thread would take 50 to 100. */
  youngMemoryMb: 8,
};
