import type { Claim, ClaimFinding, QuestionAnswer, ResearchQuestion } from '@corroborate/domain';

/** Case data examined at a checkpoint. */
export interface CheckpointInput {
  round: number;
  claims: readonly Claim[];
  findings: readonly ClaimFinding[];
  questions: readonly ResearchQuestion[];
  answers: readonly QuestionAnswer[];
  /** Whether the decision raises the level based on counted sources. */
  upgrade: boolean;
  /** Confidence in the decision, from 0 to 1. */
  confidence: number;
  /** Key people and organizations of which only the name is known. */
  unknownPeople: readonly string[];
  /** Alternative explanations that no source addresses; null if they were not collected. */
  openTheories: readonly string[] | null;
  gathered: SearchProgress;
}

/** Search results from all rounds so far. */
export interface SearchProgress {
  /** Number of new pages in each round, oldest first. */
  newByRound: readonly number[];
  /** Total number of pages. */
  sources: number;
  /** Whether all engines that responded returned the same pages. */
  sameInAllEngines: boolean;
}
