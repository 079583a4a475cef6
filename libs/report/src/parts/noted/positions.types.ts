import type { Passage, Reason } from '@corroborate/domain';

export type Holds = 'affirms' | 'denies' | 'doubts';

/** Words of a page, verbatim where it says. */
export interface Quoted extends Passage {
  sourceId: number;
}

/** What someone holds about a claim, with their strongest words. */
export interface Position {
  claimId: string;
  /** A person or body as pages name it, or the outlet that tells it in its own voice. */
  holder: string;
  /** `outlet`: the page itself says so. */
  kind: 'speaker' | 'outlet';
  holds: Holds;
  statements: Quoted[];
  /** What the evidence says against it; null if nothing does. */
  answered: Reason | null;
}
