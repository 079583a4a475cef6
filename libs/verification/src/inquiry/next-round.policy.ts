import { createReason, type Checkpoint, type Gap, type Mode, type Reason } from '@corroborate/domain';
import { checkpointGaps, whySearchExhausted } from './checkpoint.policy';
import type { Gathered } from './checkpoint.types';
import { notSearched } from './gaps.policy';
import { MAX_GAPS } from './inquiry.thresholds';

/** Limits of the search. */
export interface RoundLimits {
  mode: Mode;
  /** 1-based number of the round just finished. */
  round: number;
  /** Maximum rounds of the mode. */
  rounds: number;
  /** True if the budget is spent; false if no step costs money. */
  budgetSpent: boolean;
  /** Pages found by searches and citations so far. */
  pagesFound: number;
  /** Maximum of these pages; null if none. */
  sourceLimit: number | null;
}

/** What is still missing, by origin. */
export interface Missing {
  /** Open questions of editors and models. */
  questions: readonly Gap[];
  /** Documents, people and places that pages name. */
  leads: readonly Gap[];
  /** Gaps in the evidence. */
  evidence: readonly Gap[];
  /** Important claims of single sources. */
  sourceClaims: readonly Gap[];
}

export interface NextRoundInput extends RoundLimits {
  checkpoint: Checkpoint;
  missing: Missing;
  /** Gaps searched in earlier rounds. */
  searched: readonly Gap[];
  /** Independent credible sources if they suffice for the highest level, otherwise null. */
  enoughSources: number | null;
}

export interface NextRound {
  again: boolean;
  /** Why another round follows, or why the search ended. */
  why: Reason;
  /** Gaps the next round searches for. */
  gaps: Gap[];
}

export const ROUNDS: Record<Exclude<Mode, 'exhaustive'>, number> = { quick: 1, detailed: 3 };

/** The limit that applies regardless of findings; null if another round is possible. */
export function hardLimit(limits: RoundLimits): Reason | null {
  const { mode, round, rounds, budgetSpent, pagesFound, sourceLimit } = limits;
  if (round >= rounds) return createReason('stop.rounds-used', { mode, rounds });
  if (budgetSpent) return createReason('stop.budget-spent');
  return sourceLimit !== null && pagesFound >= sourceLimit
    ? createReason('stop.source-limit', { mode, sources: sourceLimit })
    : null;
}

/** Like `hardLimit`, but also stops if searches yield little new. */
export function searchLimit(limits: RoundLimits, gathered: Gathered): Reason | null {
  const exhausted = whySearchExhausted(gathered);
  return hardLimit(limits) ?? (exhausted && createReason('stop.saturated', { why: [exhausted] }));
}

/**
 * Whether another round follows within the limits, and what it searches. The time limit applies to every mode
 * (`haltOf`).
 */
export function nextRound(input: NextRoundInput): NextRound {
  const gaps = gapsOf(input);
  const settled = whySettled(input, gaps);
  if (settled) return { again: false, gaps, why: settled };
  const { round, rounds } = input;
  return { again: true, gaps, why: createReason('stop.go-on', { gaps: gaps.length, round: round + 1, rounds }) };
}

/**
 * Questions, actions of the checkpoint and leads, then gaps in the evidence. In detailed mode evidence gaps alone
 * justify a second round, but not a third.
 */
function gapsOf({ mode, round, checkpoint, missing, searched }: NextRoundInput): Gap[] {
  const { questions, leads, evidence, sourceClaims } = missing;
  const concrete = notSearched([...questions, ...checkpointGaps(checkpoint), ...leads], searched);
  if (mode === 'detailed' && round > 1 && concrete.length === 0) return [];
  return notSearched([...concrete, ...evidence, ...sourceClaims], searched).slice(0, MAX_GAPS[mode]);
}

function whySettled(
  { mode, checkpoint, missing, searched, enoughSources }: NextRoundInput,
  gaps: Gap[],
): Reason | null {
  const { advice, verdict, why } = checkpoint;
  const answered = why.code === 'advice.all-answered' && verdict === 'PASSED';
  if (gaps.length === 0) return createReason(answered ? 'stop.answered' : 'stop.no-gap');
  const actions = notSearched(checkpointGaps(checkpoint), searched).length;
  if (actions > 0) return null;
  if (mode === 'exhaustive' && advice !== 'CONTINUE' && notSearched(missing.sourceClaims, searched).length === 0)
    return answered ? createReason('stop.answered') : createReason('stop.checkpoint', { advice, verdict });
  return mode !== 'exhaustive' && enoughSources !== null && missing.questions.length === 0
    ? createReason('stop.enough-sources', { sources: enoughSources })
    : null;
}

/** What triggers the checkpoint after this round. */
export function checkpointTrigger(at: {
  saturated: boolean;
  completes: boolean;
  wrapUp: boolean;
}): Checkpoint['trigger'] {
  if (at.wrapUp) return 'wrap-up';
  if (at.completes) return 'completion';
  return at.saturated ? 'saturation' : 'every-rounds';
}
