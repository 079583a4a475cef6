import { orNotFound, type Instant } from '@corroborate/domain';
import { LessThan } from 'typeorm';
import { WebhookDeliveryEntity, type DeliveryState } from './webhook.entity';
import { fromCursor, isRowId, buildPage, toPlain, toPlainOrNull, type Page, type PageRequest } from '../sql/rows';
import { ISO_SQL, legalHoldSql } from '../sql/predicates';
import { Repository } from '../sql/repository';
import type { InvestigationEventEntity } from '../investigations/progress.entity';

/** A claimed delivery with its event. */
export interface DueDelivery extends Pick<WebhookDeliveryEntity, 'id' | 'endpointId' | 'type' | 'createdAt'> {
  /** Number of attempts so far, including this one. */
  attempt: number;
  /** The event; null for a test message. */
  event:
    | (Pick<InvestigationEventEntity, 'id' | 'at' | 'data' | 'investigationId'> & {
        topicId: number;
        externalId: string;
      })
    | null;
}

export interface DeliveryResult extends Pick<WebhookDeliveryEntity, 'state' | 'responseStatus' | 'reason'> {
  /** Time from now until the next attempt in ms, for `pending`. */
  waitMs: number;
  latencyMs: number;
}

export interface DeliveryFilter extends PageRequest {
  endpointId: number;
  state?: DeliveryState;
}

export class WebhookDeliveriesRepository extends Repository {
  /** IDs of enabled endpoints with deliveries due now. */
  async dueEndpoints(): Promise<number[]> {
    return this.queryIds(
      {
        name: 'webhooks.due-endpoints',
        text: `SELECT id FROM webhook_endpoints endpoint WHERE enabled AND EXISTS (
          SELECT 1 FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND state = 'pending'
            AND due_at <= clock_timestamp())`,
      },
      [],
    );
  }

  /** Claims due deliveries for `leaseMs`, oldest first. Afterwards, another sender can claim them. */
  async claim(endpointId: number, limit: number, leaseMs: number): Promise<DueDelivery[]> {
    return this.query(CLAIM_DUE, [endpointId, limit, leaseMs / 1000]);
  }

  /** Stores the result of an attempt, unless another sender took over the delivery. */
  async saveResult(
    { id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>,
    { state, waitMs, responseStatus, latencyMs, reason }: DeliveryResult,
  ): Promise<boolean> {
    const values = [id, attempt, state, waitMs / 1000, responseStatus, Math.round(latencyMs), reason];
    return this.hasRow(
      {
        name: 'webhooks.settle',
        text: `UPDATE webhook_deliveries
          SET state = $3, due_at = clock_timestamp() + make_interval(secs => $4::double precision),
            response_status = $5, latency_ms = $6, reason = $7
          WHERE id = $1 AND attempts = $2 AND state = 'pending' RETURNING id`,
      },
      values,
    );
  }

  /** Releases deliveries that were not attempted: they are due immediately, and this does not count as an attempt. */
  async releaseUnattempted({ id, attempt }: Pick<DueDelivery, 'id' | 'attempt'>): Promise<void> {
    await this.query(
      {
        name: 'webhooks.give-back',
        text: `UPDATE webhook_deliveries SET attempts = attempts - 1, due_at = clock_timestamp()
          WHERE id = $1 AND attempts = $2 AND state = 'pending' RETURNING id`,
      },
      [id, attempt],
    );
  }

  /**
   * Adds a test message, which has no event.
   * @throws CorroborateError `not-found`
   */
  async addTest(endpointId: number, type: string): Promise<WebhookDeliveryEntity> {
    const [id] = await this.queryIds(
      {
        name: 'webhooks.test',
        text: `INSERT INTO webhook_deliveries (endpoint_id, type) SELECT id, $2 FROM webhook_endpoints WHERE id = $1
          RETURNING id`,
      },
      [endpointId, type],
    );
    return orNotFound(id ? await this.get(id) : null, `There is no webhook ${endpointId}.`);
  }

  /** Newest first. */
  async list({ endpointId, state, limit, cursor }: DeliveryFilter): Promise<Page<WebhookDeliveryEntity>> {
    const [before] = cursor ? fromCursor(cursor, 1) : [];
    const where = { endpointId, ...(state && { state }), ...(before && { id: LessThan(before) }) };
    const rows = await this.rows().find({ where, order: { id: 'DESC' }, take: limit + 1 });
    return buildPage(rows.map(toPlain), limit, ({ id }) => [id]);
  }

  async get(id: number): Promise<WebhookDeliveryEntity | null> {
    return isRowId(id) ? toPlainOrNull(await this.rows().findOneBy({ id })) : null;
  }

  /** Sends a delivery in any state again and resets its attempts; null if unknown. */
  async replay(id: number): Promise<WebhookDeliveryEntity | null> {
    if (!isRowId(id)) return null;
    await this.query(
      { name: 'webhooks.replay', text: `UPDATE webhook_deliveries SET ${RESET_DELIVERY} WHERE id = $1` },
      [id],
    );
    return this.get(id);
  }

  /** Queues all events of the endpoint's types since the given time, whether sent or not. Returns their number. */
  async replaySince(endpointId: number, since: Instant): Promise<number> {
    return this.queryCount(
      {
        name: 'webhooks.replay-since',
        text: `WITH queued AS (
            INSERT INTO webhook_deliveries (endpoint_id, event_id, type)
            SELECT endpoint.id, event.id, event.type
            FROM webhook_endpoints endpoint JOIN investigation_events event ON endpoint.events @> to_jsonb(event.type)
            WHERE endpoint.id = $1 AND event.at >= $2::timestamptz
            ORDER BY event.id
            ON CONFLICT (event_id, endpoint_id) DO UPDATE SET ${RESET_DELIVERY}
            RETURNING id)
          SELECT count(*) AS count FROM queued`,
      },
      [endpointId, since],
    );
  }

  /**
   * Deletes completed deliveries created more than `days` days ago, except those of cases on legal hold. Returns their
   * number.
   */
  async deleteExpired(days: number): Promise<number> {
    // Uses `now()`, because a function whose value changes during the query cannot use an index.
    return this.queryCount(
      {
        name: 'webhooks.sweep',
        text: `WITH gone AS (
        DELETE FROM webhook_deliveries WHERE state <> 'pending' AND created_at < now() - make_interval(days => $1::int)
          AND NOT EXISTS (SELECT 1 FROM investigation_events event
            WHERE event.id = webhook_deliveries.event_id AND ${legalHoldSql('event.investigation_id')})
          RETURNING id)
      SELECT count(*) AS count FROM gone`,
      },
      [days],
    );
  }

  private rows() {
    return this.dataSource.getRepository(WebhookDeliveryEntity);
  }
}

const RESET_DELIVERY = "state = 'pending', attempts = 0, due_at = clock_timestamp(), reason = NULL";
const CLAIM_DUE = {
  name: 'webhooks.take',
  text: `WITH due AS MATERIALIZED (
      SELECT id FROM webhook_deliveries
      WHERE endpoint_id = $1 AND state = 'pending' AND due_at <= clock_timestamp()
        AND EXISTS (SELECT 1 FROM webhook_endpoints WHERE id = $1 AND enabled)
      ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED),
    taken AS (
      UPDATE webhook_deliveries delivery
      SET attempts = attempts + 1, last_attempt_at = clock_timestamp(),
        due_at = clock_timestamp() + make_interval(secs => $3::double precision)
      FROM due WHERE delivery.id = due.id RETURNING delivery.*)
    SELECT taken.id, taken.endpoint_id, taken.attempts AS attempt, taken.type, taken.created_at,
      CASE WHEN event.id IS NOT NULL THEN jsonb_build_object('id', event.id, 'at', ${ISO_SQL('event.at')},
        'data', event.data, 'investigationId', event.investigation_id, 'topicId', topic.id,
        'externalId', topic.external_id) END AS event
    FROM taken
    LEFT JOIN investigation_events event ON event.id = taken.event_id
    LEFT JOIN investigations investigation ON investigation.id = event.investigation_id
    LEFT JOIN topics topic ON topic.id = investigation.topic_id
    ORDER BY taken.id`,
};
