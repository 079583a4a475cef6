import type { Passage } from '@corroborate/domain';
import type { Quoted } from './positions.types';

/** An explanation that a source offers beside what is told as fact; quoted from the first of its sources. */
export interface Theory extends Passage {
  /** The sentence on one line. */
  text: string;
  sourceIds: number[];
  /** `open`: no credible page states or denies it. */
  answer: 'answered' | 'open';
  /** Credible pages that state or deny it. */
  by: number[];
  /** In which words. */
  answers: Quoted[];
}
