import type { Claim, ClaimFinding, QuestionAnswer, ResearchQuestion } from '@corroborate/domain';

/** Case data examined at a checkpoint. */
export interface CheckpointCase {
  round: number;
  claims: readonly Claim[];
  findings: readonly ClaimFinding[];
  questions: readonly ResearchQuestion[];
  answers: readonly QuestionAnswer[];
  /** Whether the decision raises the level because of sources that count. */
  upgrade: boolean;
  /** Confidence in the decision, 0–1. */
  confidence: number;
  /** Key actors of whom only the name is known. */
  unknownPeople: readonly string[];
  /** Alternative explanations without a response; null if not collected. */
  openTheories: readonly string[] | null;
  gathered: SearchProgress;
}

/** Search results of the rounds so far. */
export interface SearchProgress {
  /** Number of new pages in each round, oldest first. */
  newByRound: readonly number[];
  /** Total number of pages. */
  sources: number;
  /** All engines that answered returned the same pages. */
  sameInAllEngines: boolean;
}
