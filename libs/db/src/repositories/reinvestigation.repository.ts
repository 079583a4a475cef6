import type { CandidateThresholds } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { ACTIVE_SQL } from './predicates';
import { ask } from './statements';

export interface DueFilter {
  /** Last investigated before this moment. */
  before: Date;
  /** Not yet completed this often. */
  times: number;
  thresholds: CandidateThresholds;
  limit: number;
}

/** What a schedule needs to know of topics that stayed unverified. */
export class ReinvestigationRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ids of topics to be looked at again, those investigated longest ago first. */
  async due({ before, times, thresholds, limit }: DueFilter): Promise<number[]> {
    const { maxSourceCount, minNewsworthiness } = thresholds;
    const rows = await ask<{ id: string }>(this.dataSource, DUE, [before, maxSourceCount, minNewsworthiness, times, limit]);
    return rows.map(({ id }) => Number(id));
  }

  /** How many investigations somebody has ordered since then. */
  async orderedSince(who: string, since: Date): Promise<number> {
    const [row] = await ask<{ count: string }>(this.dataSource, ORDERED, [who, since]);
    return Number(row?.count ?? 0);
  }
}

/** A person's word stands until a person asks again: what was decided on, or waits for that, is not due. */
const DUE = {
  name: 'reinvestigation.due',
  text: `SELECT t.id FROM topics t
    WHERE t.verification_status = 'unverified' AND t.status = 'approved' AND t.investigated
      AND t.investigation_date < $1 AND t.source_count < $2 AND t.newsworthiness_score >= $3
      AND (SELECT count(*) FROM investigations i WHERE i.topic_id = t.id AND i.status = 'completed') BETWEEN 1 AND $4::int - 1
      AND NOT EXISTS (SELECT 1 FROM investigations i WHERE i.topic_id = t.id AND ${ACTIVE_SQL('i')})
      AND NOT EXISTS (SELECT 1 FROM review_items r WHERE r.topic_id = t.id AND r.state = 'open')
      AND NOT EXISTS (SELECT 1 FROM review_decisions d WHERE d.investigation_id IN (SELECT i.id FROM investigations i WHERE i.topic_id = t.id))
    ORDER BY t.investigation_date, t.id LIMIT $5`,
};
const ORDERED = {
  name: 'reinvestigation.ordered',
  text: 'SELECT count(*) AS count FROM investigations WHERE requested_by = $1 AND queued_at >= $2',
};
