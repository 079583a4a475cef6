import { createReason, type Checkpoint, type EvidenceGap, type Mode, type Reason } from '@corroborate/domain';
import { listCheckpointGaps, findExhaustion } from './checkpoint.policy';
import type { SearchProgress } from './checkpoint.types';
import { removeSearchedGaps } from './gaps.policy';
import { MAX_GAPS } from './inquiry.thresholds';

/** Limits of the search. */
export interface RoundLimits {
  mode: Mode;
  /** Number of the round just completed, starting at 1. */
  round: number;
  /** Maximum number of rounds in this mode. */
  rounds: number;
  /** Whether the budget is spent; false if no step costs money. */
  budgetSpent: boolean;
  /** Pages found by searches and citations so far. */
  pagesFound: number;
  /** Maximum number of such pages; null if there is no limit. */
  sourceLimit: number | null;
}

/** Missing evidence, by the reason why it is needed. */
export interface MissingEvidence {
  /** Open questions from editors and models. */
  questions: readonly EvidenceGap[];
  /** Documents, people and places named on pages. */
  leads: readonly EvidenceGap[];
  /** Gaps in the evidence. */
  evidence: readonly EvidenceGap[];
  /** Important claims made by only one source. */
  sourceClaims: readonly EvidenceGap[];
}

export interface NextRoundInput extends RoundLimits {
  checkpoint: Checkpoint;
  missing: MissingEvidence;
  /** Gaps that earlier rounds searched for. */
  searched: readonly EvidenceGap[];
  /** Number of independent credible sources if it is enough for the highest level; otherwise null. */
  enoughSources: number | null;
}

export interface NextRound {
  again: boolean;
  /** Why another round follows, or why the search ended. */
  why: Reason;
  /** Gaps that the next round searches for. */
  gaps: EvidenceGap[];
}

export const ROUNDS_BY_MODE: Record<Exclude<Mode, 'exhaustive'>, number> = { quick: 1, detailed: 3 };

/** The limit that was reached, regardless of findings; null if another round is possible. */
export function findHardLimit(limits: RoundLimits): Reason | null {
  const { mode, round, rounds, budgetSpent, pagesFound, sourceLimit } = limits;
  if (round >= rounds) return createReason('stop.rounds-used', { mode, rounds });
  if (budgetSpent) return createReason('stop.budget-spent');
  return sourceLimit !== null && pagesFound >= sourceLimit
    ? createReason('stop.source-limit', { mode, sources: sourceLimit })
    : null;
}

/**
 * Like `findHardLimit`, but also ends the search if recent searches yielded little that is new and no lead is open.
 */
export function searchLimitReason(limits: RoundLimits, gathered: SearchProgress, openLeads: number): Reason | null {
  const exhausted = openLeads === 0 ? findExhaustion(gathered) : null;
  return findHardLimit(limits) ?? (exhausted && createReason('stop.saturated', { why: [exhausted] }));
}

/**
 * Decides whether another round follows within the limits, and what it searches for. The time limit applies to every
 * mode (see `findStopReason`).
 */
export function decideNextRound(input: NextRoundInput): NextRound {
  const gaps = gapsToSearch(input);
  const settled = settledReason(input, gaps);
  if (settled) return { again: false, gaps, why: settled };
  const { round, rounds } = input;
  return { again: true, gaps, why: createReason('stop.go-on', { gaps: gaps.length, round: round + 1, rounds }) };
}

/**
 * Questions, checkpoint actions and leads, followed by gaps in the evidence. In detailed mode, gaps in the evidence
 * alone justify a second round but not a third.
 */
function gapsToSearch({ mode, round, checkpoint, missing, searched }: NextRoundInput): EvidenceGap[] {
  const { questions, leads, evidence, sourceClaims } = missing;
  const concrete = removeSearchedGaps([...questions, ...listCheckpointGaps(checkpoint), ...leads], searched);
  if (mode === 'detailed' && round > 1 && concrete.length === 0) return [];
  return removeSearchedGaps([...concrete, ...evidence, ...sourceClaims], searched).slice(0, MAX_GAPS[mode]);
}

function settledReason(
  { mode, checkpoint, missing, searched, enoughSources }: NextRoundInput,
  gaps: EvidenceGap[],
): Reason | null {
  const { advice, verdict, why } = checkpoint;
  const answered = why.code === 'advice.all-answered' && verdict === 'PASSED';
  if (gaps.length === 0) return createReason(answered ? 'stop.answered' : 'stop.no-gap');
  const actions = removeSearchedGaps(listCheckpointGaps(checkpoint), searched).length;
  if (actions > 0) return null;
  const open = removeSearchedGaps([...missing.leads, ...missing.sourceClaims], searched);
  if (mode === 'exhaustive' && advice !== 'CONTINUE' && open.length === 0)
    return answered ? createReason('stop.answered') : createReason('stop.checkpoint', { advice, verdict });
  return mode !== 'exhaustive' && enoughSources !== null && missing.questions.length === 0
    ? createReason('stop.enough-sources', { sources: enoughSources })
    : null;
}

/** What triggers the checkpoint after this round. */
export function chooseCheckpointTrigger(at: {
  saturated: boolean;
  completes: boolean;
  wrapUp: boolean;
}): Checkpoint['trigger'] {
  if (at.wrapUp) return 'wrap-up';
  if (at.completes) return 'completion';
  return at.saturated ? 'saturation' : 'every-rounds';
}
