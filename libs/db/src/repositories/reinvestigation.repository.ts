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
    const rows = await ask<{ id: string }>(this.dataSource, DUE, [
      before,
      maxSourceCount,
      minNewsworthiness,
      times,
      limit,
    ]);
    return rows.map(({ id }) => Number(id));
  }

  /** How many investigations somebody has ordered since then. */
  async orderedSince(who: string, since: Date): Promise<number> {
    const [row] = await ask<{ count: string }>(this.dataSource, ORDERED, [who, since]);
    return Number(row?.count ?? 0);
  }
}

/** Whom a person has in hand: held now, handed over with a word, or approved by the first of two. */
const IN_HAND = 'r.lease_until > clock_timestamp() OR r.handover_note IS NOT NULL OR r.first_approved_by IS NOT NULL';

/**
 * A person's word stands until a person asks again, and what a person has begun is not taken from under his hands. An
 * item that merely waits is no reason not to look: every topic without a voice has one. But where it waits with an
 * upgrade, a person's word is all that is missing.
 */
const DUE = {
  name: 'reinvestigation.due',
  text: `SELECT t.id FROM topics t
    WHERE t.verification_status = 'unverified' AND t.status = 'approved' AND t.investigated
      AND t.investigation_date < $1 AND t.source_count < $2 AND t.newsworthiness_score >= $3
      AND (SELECT count(*) FROM investigations i WHERE i.topic_id = t.id AND i.status = 'completed')
        BETWEEN 1 AND $4::int - 1
      AND NOT EXISTS (SELECT 1 FROM investigations i WHERE i.topic_id = t.id AND ${ACTIVE_SQL('i')})
      AND NOT EXISTS (SELECT 1 FROM review_items r WHERE r.topic_id = t.id AND r.state = 'open'
        AND (r.recommended_level <> 'unverified' OR ${IN_HAND}))
      AND NOT EXISTS (SELECT 1 FROM investigations i JOIN evidence_corrections c ON c.investigation_id = i.id
        WHERE i.topic_id = t.id)
      AND NOT EXISTS (SELECT 1 FROM investigations i JOIN review_decisions d ON d.investigation_id = i.id
        WHERE i.topic_id = t.id AND d.action <> 'another-round')
    ORDER BY t.investigation_date, t.id LIMIT $5`,
};
const ORDERED = {
  name: 'reinvestigation.ordered',
  text: 'SELECT count(*) AS count FROM investigations WHERE requested_by = $1 AND queued_at >= $2',
};
