import type { Passage } from '@corroborate/domain';
import type { Quoted } from './positions.types';

/** An explanation that a source offers beside what is told as fact; quoted from the first of its sources. */
export interface Theory extends Passage {
  /** The sentence on one line. */
  text: string;
  sourceIds: number[];
  /** Words of credible pages that speak for it, one page an independent source; empty if none does. */
  for: Quoted[];
  against: Quoted[];
}
