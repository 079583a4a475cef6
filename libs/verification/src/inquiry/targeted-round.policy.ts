import {
  createReason,
  type Checkpoint,
  type EvidenceGap,
  type PrePublicationCheck,
  type SourceView,
} from '@corroborate/domain';
import { findPrePublicationGaps } from '../integrity/pre-publication-gaps.policy';
import { listCheckpointGaps } from './checkpoint.policy';
import { removeSearchedGaps } from './gaps.policy';
import { MAX_GAPS } from './inquiry.thresholds';
import { findHardLimit, type NextRound, type RoundLimits } from './next-round.policy';

export interface TargetedRoundInput extends RoundLimits {
  look: PrePublicationCheck | null;
  /** Checkpoint for the same data; null if it failed to run. */
  checkpoint: Checkpoint | null;
  sources: readonly SourceView[];
  searched: readonly EvidenceGap[];
  /** Whether the case already had its targeted round. */
  hadTargeted: boolean;
}

/**
 * Plans one additional round, only once per case, for serious pre-publication findings and checkpoint actions that a
 * search could resolve; null if there are none.
 */
export function planTargetedRound(input: TargetedRoundInput): NextRound | null {
  const { mode, round, look, checkpoint, sources, searched, hadTargeted } = input;
  if (hadTargeted || mode === 'quick' || findHardLimit(input)) return null;
  const found = [
    ...(look ? findPrePublicationGaps(look, sources) : []),
    ...(checkpoint ? listCheckpointGaps(checkpoint) : []),
  ];
  const gaps = removeSearchedGaps(found, searched).slice(0, MAX_GAPS[mode]);
  if (gaps.length === 0) return null;
  const why = createReason('stop.targeted', { round: round + 1, gaps: gaps.map((gap) => gap.why).slice(0, 3) });
  return { again: true, gaps, why };
}
