import type { Passage } from '@corroborate/domain';
import type { DatedBy } from './day.policy';

export type StatementEvidence = 'borne-out' | 'contradicted' | 'open';

/** A statement of a named speaker, compared with the evidence and earlier statements. */
export interface StatementCheck extends Passage {
  speaker: string;
  /** Date of the statement, otherwise of the page; null if unknown. */
  date: string | null;
  datedBy: DatedBy;
  /** As the page describes it: “at a news conference”. */
  venue: string | null;
  /** Content of the statement without the speaker, on one line. */
  summary: string;
  sourceId: number;
  /** The claim it addresses; null if none. */
  claimId: string | null;
  evidence: StatementEvidence;
  /** Pages of other independent sources on which the comparison is based. */
  sourceIds: number[];
  earlier: EarlierStatement | null;
}

/** Earlier statement of the speaker on the same subject. */
export interface EarlierStatement {
  quote: string;
  /** Null if the page is not a source of the case. */
  sourceId: number | null;
  url: string;
  date: string | null;
  /** True if it contradicts the current statement on the same claim. */
  changed: boolean;
}
