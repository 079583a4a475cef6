import type { Passage } from '@corroborate/domain';

export type Borne = 'borne-out' | 'contradicted' | 'open';

/** What someone with a name said, against the evidence and against what they said before. */
export interface StatementCheck extends Passage {
  speaker: string;
  /** Day on which it was said, else of the page that tells it; null if neither is known. */
  date: string | null;
  /** As the page puts it: “at a news conference”. */
  venue: string | null;
  /** What was said, without who said it, on one line. */
  summary: string;
  sourceId: number;
  /** The claim it mentions; null if it is none of the topic's. */
  claimId: string | null;
  evidence: Borne;
  /** Pages of other independent sources on which that rests. */
  sourceIds: number[];
  earlier: EarlierWords | null;
}

/** What the same speaker said before, on the same matter. */
export interface EarlierWords {
  quote: string;
  /** Null if the page is none of the case's sources. */
  sourceId: number | null;
  url: string;
  date: string | null;
  /** Of the same claim they now say otherwise. */
  changed: boolean;
}
