import type { Instant, Mode } from '@corroborate/domain';
import { MIN_MEASURED_RUNS, MODE_PROFILES } from '../investigation.thresholds';

export interface QueuePosition {
  /** Number of investigations queued before it. */
  ahead: number;
  /** Number of investigations processed concurrently. */
  parallel: number;
}

/**
 * Estimated completion of an investigation queued now, based on the median of measured durations or the duration
 * assumed for the mode.
 */
export function estimateCompletion(
  now: Date,
  mode: Mode,
  measuredMs: number[],
  { ahead, parallel }: QueuePosition,
): Instant {
  const each = measuredMs.length >= MIN_MEASURED_RUNS ? computeMedian(measuredMs) : MODE_PROFILES[mode].assumedMs;
  const waves = 1 + Math.floor(ahead / Math.max(1, parallel));
  return new Date(now.getTime() + each * waves).toISOString();
}

/** Typical duration and cost of a mode. */
export interface ModeEstimate {
  mode: Mode;
  seconds: number;
  costUsd: number;
  /**
   * Number of finished investigations behind the figures; below `MIN_MEASURED_RUNS`, the duration is the one assumed
   * for the mode.
   */
  measured: number;
  /** True if every investigation in this mode waits for plan approval. */
  needsApproval: boolean;
}

export function estimateMode(
  mode: Mode,
  measuredMs: number[],
  costsUsd: number[],
): Omit<ModeEstimate, 'needsApproval'> {
  const each = measuredMs.length >= MIN_MEASURED_RUNS ? computeMedian(measuredMs) : MODE_PROFILES[mode].assumedMs;
  return {
    mode,
    seconds: Math.max(1, Math.round(each / 1000)),
    costUsd: computeMedian(costsUsd),
    measured: measuredMs.length,
  };
}

/** Median; of two middle values, the higher one. 0 for an empty list. */
export function computeMedian(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
