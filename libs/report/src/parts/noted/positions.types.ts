import type { Passage, Reason } from '@corroborate/domain';

export type Holds = 'affirms' | 'denies' | 'doubts';

/** A verbatim quote with its offsets. */
export interface Quoted extends Passage {
  sourceId: number;
}

/** A position on a claim, with its strongest quote. */
export interface Position {
  claimId: string;
  /** Person or organization as named on pages, or an outlet speaking for itself. */
  holder: string;
  /** `outlet`: the page states the position in its own words. */
  kind: 'speaker' | 'outlet';
  holds: Holds;
  statements: Quoted[];
  /** Evidence against the position; null if none. */
  answered: Reason | null;
}
