import type { Instant, Mode } from '@corroborate/domain';
import { MIN_MEASURED, MODE_PROFILES } from '../investigation.thresholds';

export interface Queued {
  /** Investigations that wait before it. */
  ahead: number;
  /** How many are worked on at once. */
  parallel: number;
}

/** When an investigation queued now will probably be done: the median of measured ones, else the mode's assumption. */
export function estimateCompletion(now: Date, mode: Mode, measuredMs: number[], { ahead, parallel }: Queued): Instant {
  const each = measuredMs.length >= MIN_MEASURED ? median(measuredMs) : MODE_PROFILES[mode].assumedMs;
  const waves = 1 + Math.floor(ahead / Math.max(1, parallel));
  return new Date(now.getTime() + each * waves).toISOString();
}

/** What an investigation of a mode has usually taken and cost. */
export interface ModeEstimate {
  mode: Mode;
  seconds: number;
  costUsd: number;
  /** How many finished ones the figures rest on; below `MIN_MEASURED` the time is the mode's assumption. */
  measured: number;
  /** Whether every one of the mode waits with its plan for a person. */
  needsApproval: boolean;
}

export function estimateMode(
  mode: Mode,
  measuredMs: number[],
  costsUsd: number[],
): Omit<ModeEstimate, 'needsApproval'> {
  const each = measuredMs.length >= MIN_MEASURED ? median(measuredMs) : MODE_PROFILES[mode].assumedMs;
  return {
    mode,
    seconds: Math.max(1, Math.round(each / 1000)),
    costUsd: median(costsUsd),
    measured: measuredMs.length,
  };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
