import type { CandidateRequest } from './candidates.query';
import { ACTIVE_SQL } from '../sql/predicates';
import { Repository } from '../sql/repository';

export interface DueFilter extends Pick<CandidateRequest, 'thresholds' | 'limit'> {
  /** Last investigated before this time. */
  before: Date;
  /** Completed fewer times than this. */
  times: number;
}

/** Topics that stayed unverified, for scheduled reinvestigation. */
export class ReinvestigationRepository extends Repository {
  /** IDs of topics due for reinvestigation, longest ago first. */
  async listDue({ before, times, thresholds, limit }: DueFilter): Promise<number[]> {
    const { maxSourceCount, minNewsworthiness } = thresholds;
    return this.queryIds(
      {
        name: 'reinvestigation.due',
        text: `SELECT t.id FROM topics t WHERE t.investigation_date < $1 AND ${ELIGIBLE_TOPICS}
          ORDER BY t.investigation_date, t.id LIMIT $5`,
      },
      [before, maxSourceCount, minNewsworthiness, times, limit],
    );
  }

  /**
   * IDs of topics with news since their last investigation. `arrived`: topics received recently; `related`: topics of
   * the same events.
   */
  async listWithNews({ times, thresholds, limit }: Omit<DueFilter, 'before'>, arrived: number[], related: number[]) {
    const { maxSourceCount, minNewsworthiness } = thresholds;
    const values = [arrived, maxSourceCount, minNewsworthiness, times, limit, related];
    // A source added later changed the topic's decision, or a page it relies on has changed.
    return this.queryIds(
      {
        name: 'reinvestigation.news',
        text: `SELECT t.id FROM topics t JOIN LATERAL (SELECT i.id, i.finished_at FROM investigations i
            WHERE i.topic_id = t.id AND i.status = 'completed' ORDER BY i.id DESC LIMIT 1) last ON true
          WHERE ${ELIGIBLE_TOPICS} AND (
            EXISTS (SELECT 1 FROM topics n WHERE n.id = ANY($1::bigint[]) AND t.id = ANY($6::bigint[])
              AND n.created_at > last.finished_at)
            OR EXISTS (SELECT 1 FROM added_outcomes o WHERE o.investigation_id = last.id AND o.recomputed
              AND o.at > last.finished_at AND jsonb_array_length(o.difference -> 'change_codes') > 0)
            OR EXISTS (SELECT 1 FROM investigation_sources s JOIN sources was ON was.id = s.source_id
              JOIN sources now ON now.site = was.site AND now.canonical_url = was.canonical_url
                AND now.content_hash <> was.content_hash AND now.id > was.id
              WHERE s.investigation_id = last.id AND s.stance IN ('supports', 'disputes')
                AND now.last_seen_at > last.finished_at))
          ORDER BY t.id LIMIT $5`,
      },
      values,
    );
  }

  /** IDs of topics stored since the given time, latest first. */
  async listStoredSince(since: Date, limit: number): Promise<number[]> {
    return this.queryIds(
      {
        name: 'reinvestigation.arrived',
        text: 'SELECT id FROM topics WHERE created_at > $1 ORDER BY id DESC LIMIT $2',
      },
      [since, limit],
    );
  }

  /** Number of investigations that this actor has ordered since the given time. */
  async countOrderedSince(who: string, since: Date): Promise<number> {
    return this.queryCount(
      {
        name: 'reinvestigation.ordered',
        text: 'SELECT count(*) AS count FROM investigations WHERE requested_by = $1 AND queued_at >= $2',
      },
      [who, since],
    );
  }
}

/** Review items in progress: claimed, handed over with a note, or approved by the first of two people. */
const REVIEW_IN_PROGRESS =
  'r.lease_until > clock_timestamp() OR r.handover_note IS NOT NULL OR r.first_approved_by IS NOT NULL';

/**
 * Topics open to automatic reinvestigation. Respects editors' decisions and reviews in progress. An untouched review
 * does not block it, because every topic without an independent source has one; one with a pending upgrade does,
 * because it only lacks approval. Canceled investigations, e.g. with unapproved plans, are not repeated.
 */
const ELIGIBLE_TOPICS = `t.verification_status = 'unverified' AND t.status = 'approved' AND t.investigated
      AND t.source_count < $2 AND t.newsworthiness_score >= $3
      AND (SELECT count(*) FROM investigations i WHERE i.topic_id = t.id AND i.status = 'completed')
        BETWEEN 1 AND $4::int - 1
      AND NOT EXISTS (SELECT 1 FROM investigations i WHERE i.topic_id = t.id AND ${ACTIVE_SQL('i')})
      AND NOT EXISTS (SELECT 1 FROM investigations i WHERE i.topic_id = t.id AND i.status = 'cancelled'
        AND i.id > (SELECT max(d.id) FROM investigations d WHERE d.topic_id = t.id AND d.status = 'completed'))
      AND NOT EXISTS (SELECT 1 FROM review_items r WHERE r.topic_id = t.id AND r.state = 'open'
        AND (r.recommended_level <> 'unverified' OR ${REVIEW_IN_PROGRESS}))
      AND NOT EXISTS (SELECT 1 FROM investigations i JOIN evidence_corrections c ON c.investigation_id = i.id
        WHERE i.topic_id = t.id)
      AND NOT EXISTS (SELECT 1 FROM investigations i JOIN review_decisions d ON d.investigation_id = i.id
        WHERE i.topic_id = t.id AND d.action <> 'another-round')`;
