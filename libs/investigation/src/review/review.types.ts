import type { Database } from '@corroborate/db';
import type { Correction } from './corrections.policy';

export type ReviewDb = Pick<
  Database,
  | 'reviews'
  | 'corrections'
  | 'investigations'
  | 'topics'
  | 'topicKeys'
  | 'stageResults'
  | 'sources'
  | 'replies'
  | 'replays'
>;

export interface CorrectionOrder {
  investigationId: number;
  sourceId: number;
  field: Correction['field'];
  value: string;
  /**
   * Words of the page that show the corrected stance; needed where it is to support or dispute and the rules found
   * none.
   */
  quote: string | null;
  reason: string;
  madeBy: string;
}
