/** One call to the outside, as the ledger has it. Times in ms since an arbitrary zero. */
export interface TimedCall {
  /** What cannot be overtaken: calls of one provider and host wait for each other (robots.txt before the page). */
  chain: string;
  startMs: number;
  endMs: number;
}

/** Calls of one stage of one round. */
export type StageCalls = TimedCall[];

/**
 * The least an investigation must wait for the web: in each stage the longest chain of calls that depend on
 * each other, summed over the stages. Time in which a chain has nothing under way is ours, not the web's.
 */
export function criticalPathMs(stages: StageCalls[]): number {
  return stages.reduce((sum, calls) => sum + longestChain(calls), 0);
}

function longestChain(calls: StageCalls): number {
  const chains = new Map<string, TimedCall[]>();
  for (const call of calls) chains.set(call.chain, [...(chains.get(call.chain) ?? []), call]);
  return Math.max(0, ...[...chains.values()].map(covered));
}

/** Length of the union of the calls' intervals. */
function covered(calls: TimedCall[]): number {
  const sorted = [...calls].sort((a, b) => a.startMs - b.startMs);
  let total = 0;
  let until = -Infinity;
  for (const { startMs, endMs } of sorted) {
    total += Math.max(0, endMs - Math.max(startMs, until));
    until = Math.max(until, endMs);
  }
  return total;
}
