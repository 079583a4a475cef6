import type { StageName } from '@corroborate/domain';

/** One call to the outside, as the ledger has it. Times in ms since an arbitrary zero. */
export interface TimedCall {
  /** What cannot be overtaken: calls of one provider and host wait for each other (robots.txt before the page). */
  chain: string;
  startMs: number;
  endMs: number;
}

/** Calls of one stage of one round. */
export interface StageCalls {
  round: number;
  stage: StageName;
  calls: TimedCall[];
}

/** The branches of a round, see `roundFlow`: they run side by side, and `decide` waits for all. */
const BRANCHES: StageName[][][] = [
  [['search', 'records'], ['read'], ['assess'], ['origin'], ['cross-reference']],
  [['social']],
  [['context']],
];

/**
 * The least an investigation must wait for the web: in each stage the longest chain of calls that depend on
 * each other, along the longest branch of each round. Time in which a chain has nothing under way is ours, not the
 * web's.
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
