import type { Passage } from '@corroborate/domain';
import type { Quoted } from './positions.types';

/** An alternative explanation, quoted from its first source. */
export interface Theory extends Passage {
  /** The explanation as a sentence, on one line. */
  text: string;
  sourceIds: number[];
  /** Quotes of credible pages in favor, one per independent source; empty if none. */
  for: Quoted[];
  against: Quoted[];
}
