import type { Mode } from '@corroborate/domain';

/** How far an investigation of each mode goes. */
export interface ModeProfile {
  /** Search results looked at after merging, per round. */
  maxResults: number;
  /** Pages read in one round. */
  maxPages: number;
  /** Pages read of one site in one round: breadth of voices matters more than depth of one. */
  maxPagesPerSite: number;
  /** Pages read because another page leans on them. */
  maxChased: number;
  /** How many links deep a citation chain is followed. */
  chaseDepth: number;
  /** Duration assumed for an estimate until durations have been measured, ms. */
  assumedMs: number;
}

export const MODE_PROFILES: Record<Mode, ModeProfile> = {
  quick: { maxResults: 30, maxPages: 14, maxPagesPerSite: 2, maxChased: 2, chaseDepth: 1, assumedMs: 30_000 },
  detailed: { maxResults: 60, maxPages: 30, maxPagesPerSite: 3, maxChased: 8, chaseDepth: 2, assumedMs: 120_000 },
  exhaustive: { maxResults: 120, maxPages: 60, maxPagesPerSite: 4, maxChased: 20, chaseDepth: 3, assumedMs: 300_000 },
};

/** Pages of one investigation fetched at the same time; hosts have their own pace at the gateway. */
export const PARALLEL_READS = 12;

/** Fact checks read beside the search results; more repeat each other. */
export const MAX_FACT_CHECKS = 4;

/** Pages read in one round because deep research names them. */
export const MAX_RESEARCH_PAGES = 8;

/** An editor who asks for no mode gets this one. */
export const DEFAULT_MODE: Mode = 'detailed';

/** Measured durations needed before they replace the assumption. */
export const MIN_MEASURED = 5;

/** Engines with longer pauses between two calls are left to the search; background waits for nobody. */
export const BACKGROUND_PACE_MS = 1_000;

export const JUDGING = {
  /**
   * One judgement in a thread. A page at its full length takes under 3 s on a slow core, ninety of them side by side
   * under 20 s.
   */
  timeoutMs: 60_000,
  /** A thread that nobody asks ends after this time and gives its memory back. */
  idleMs: 60_000,
  /** One thread, MB: the texts of a whole case and what is made of them. */
  memoryMb: 512,
  /** Of short-lived objects, MB. By default every thread takes 50 to 100 of its own. */
  youngMemoryMb: 8,
};
