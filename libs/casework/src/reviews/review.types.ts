import type { Database, EvidenceCorrection } from '@corroborate/db';

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

export type CorrectionOrder = Pick<
  EvidenceCorrection,
  'investigationId' | 'sourceId' | 'field' | 'value' | 'quote' | 'reason' | 'madeBy'
>;
