import type { StageName } from '@corroborate/domain';

/** One external call as recorded in the ledger. Times in ms since an arbitrary start. */
export interface TimedCall {
  /** Calls of one provider to one host, which must run in sequence (robots.txt before the page). */
  chain: string;
  startMs: number;
  endMs: number;
}

/** External calls of one stage in one round. */
export interface StageCalls {
  round: number;
  stage: StageName;
  calls: TimedCall[];
}

/** Branches of a round, see `roundFlow`: they run in parallel, and `decide` waits for all of them. */
const BRANCHES: StageName[][][] = [
  [['search', 'records'], ['read'], ['assess'], ['origin'], ['cross-reference']],
  [['social']],
  [['context']],
];

/**
 * Minimum time an investigation must wait for the web: per stage the longest chain of dependent calls, along the
 * longest branch of each round. Time in which no call of a chain is in progress is the product's own.
 */
export function criticalPathMs(stages: StageCalls[]): number {
  const rounds = [...new Set(stages.map(({ round }) => round))];
  return rounds.reduce((sum, round) => sum + longestBranch(stages.filter((one) => one.round === round)), 0);
}

function longestBranch(stages: StageCalls[]): number {
  const waits = (name: StageName) =>
    stages.filter(({ stage }) => stage === name).reduce((sum, { calls }) => sum + longestChain(calls), 0);
  const branches = BRANCHES.map((steps) => steps.reduce((sum, beside) => sum + Math.max(...beside.map(waits)), 0));
  return Math.max(...branches) + waits('decide');
}

function longestChain(calls: TimedCall[]): number {
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
