import type { Instant, Mode } from '@corroborate/domain';
import { MIN_MEASURED_RUNS, MODE_PROFILES } from '../investigation.thresholds';

export interface QueuePosition {
  /** Investigations queued before it. */
  ahead: number;
  /** Number processed concurrently. */
  parallel: number;
}

/**
 * Estimated completion of an investigation queued now, from the median of measured durations or the mode's assumption.
 */
export function estimateCompletion(
  now: Date,
  mode: Mode,
  measuredMs: number[],
  { ahead, parallel }: QueuePosition,
): Instant {
  const each = measuredMs.length >= MIN_MEASURED_RUNS ? median(measuredMs) : MODE_PROFILES[mode].assumedMs;
  const waves = 1 + Math.floor(ahead / Math.max(1, parallel));
  return new Date(now.getTime() + each * waves).toISOString();
}

/** Typical duration and cost of a mode. */
export interface ModeEstimate {
  mode: Mode;
  seconds: number;
  costUsd: number;
  /** Finished investigations behind the figures; below `MIN_MEASURED` the duration is the mode's assumption. */
  measured: number;
  /** Whether every investigation of the mode waits for plan approval. */
  needsApproval: boolean;
}

export function estimateMode(
  mode: Mode,
  measuredMs: number[],
  costsUsd: number[],
): Omit<ModeEstimate, 'needsApproval'> {
  const each = measuredMs.length >= MIN_MEASURED_RUNS ? median(measuredMs) : MODE_PROFILES[mode].assumedMs;
  return {
    mode,
    seconds: Math.max(1, Math.round(each / 1000)),
    costUsd: median(costsUsd),
    measured: measuredMs.length,
  };
}

/** The upper of two middle values; 0 for an empty list. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
