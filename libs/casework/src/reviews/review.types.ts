import type { Database, EvidenceCorrectionEntity } from '@corroborate/db';

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
  EvidenceCorrectionEntity,
  'investigationId' | 'sourceId' | 'field' | 'value' | 'quote' | 'reason' | 'madeBy'
>;
