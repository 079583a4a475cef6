import { TERMINAL_STATUSES, type Instant, type JsonObject } from '@corroborate/domain';
import { jsonParameter } from '../sql/clean';
import { CALLED_AT_SQL, legalHoldSql } from '../sql/predicates';
import { executeQuery, inTransaction } from '../sql/statements';
import { Repository } from '../sql/repository';

/** Posts collected in one round of an ended investigation. */
export interface StoredPosts {
  investigationId: number;
  round: number;
  collectedAt: Instant;
  data: JsonObject;
  /** URL of the origin named in the decision. */
  originUrl: string | null;
  /** Decision notes; posts they refer to stay readable. */
  notes: string[];
  result: JsonObject | null;
}

export interface StoredPostsFilter {
  /** Collected before this moment. */
  before?: Date;
  /** Collected after it. */
  after?: Date;
  /** Excludes rows with this mark in `retention` … */
  unless?: {
    mark: 'pseudonymisedAt' | 'checkedAt';
    /** Requires the mark at or after this time; if absent, at any time. */ since?: Date;
  };
  /** Only rows after this one in list order. */
  beyond?: Pick<StoredPosts, 'collectedAt' | 'investigationId' | 'round'>;
  limit: number;
}

/** Data retention: reads data due for reduction, writes it back reduced, and deletes rows. */
export class RetentionRepository extends Repository {
  /** Oldest first. Only posts of ended investigations, which no longer change. */
  async listPosts(filter: StoredPostsFilter): Promise<StoredPosts[]> {
    const { text, values } = storedPostsQuery(filter);
    return this.query({ text }, values);
  }

  /**
   * Writes back the posts and the result built from them, in one transaction. Does nothing if the case has been placed
   * on hold in the meantime.
   */
  async rewrite(
    { investigationId, round }: Pick<StoredPosts, 'investigationId' | 'round'>,
    data: object,
    result: object | null,
  ): Promise<void> {
    await inTransaction(this.dataSource, async (client) => {
      // Changes the timestamp, so that no process uses an outdated copy from its cache.
      const { rows } = await client.query(
        `UPDATE stage_results SET data = $3::jsonb, finished_at = finished_at + interval '1 millisecond'
  WHERE investigation_id = $1 AND round = $2 AND stage = 'social' AND NOT ${legalHoldSql('$1')} RETURNING 1`,
        [investigationId, round, jsonParameter(data)],
      );
      if (result && rows.length > 0)
        await client.query('UPDATE investigations SET result = $2::jsonb WHERE id = $1', [
          investigationId,
          jsonParameter(result),
        ]);
    });
  }

  /**
   * Truncates URLs of old calls to these providers to the host, because they may contain handles. Returns the number of
   * rows.
   */
  async truncateCallUrls(providers: string[], before: Date): Promise<number> {
    return inTransaction(this.dataSource, async (client) => {
      await client.query('SET LOCAL enable_seqscan = off');
      // One network at a time, in the order of the index of uncut rows. The planner cannot estimate that old rows are
      // already cut; with another index, or none, it would read every call ever made.
      return (
        await executeQuery(
          client,
          {
            name: 'retention.addresses',
            text: `UPDATE upstream_calls SET url = regexp_replace(url, '^([a-z]+://[^/]*).*$', '\\1/***')
              WHERE id IN (SELECT due.id FROM unnest($1::text[]) AS network,
                LATERAL (SELECT id FROM upstream_calls WHERE provider = network
                  AND ${CALLED_AT_SQL} < $2::timestamptz AT TIME ZONE 'UTC' AND url NOT LIKE '%/***'
                  AND NOT ${legalHoldSql('upstream_calls.investigation_id')}
                  ORDER BY ${CALLED_AT_SQL} LIMIT ${BATCH_SIZE}) AS due LIMIT ${BATCH_SIZE}) RETURNING id`,
          },
          [providers, before],
        )
      ).length;
    });
  }

  /**
   * Deletes the text of captures last seen before the given time and keeps quotes, URL, date and hash. Skips captures
   * of cases that are open, awaiting review or on hold. Returns the number of captures.
   */
  async removeCaptures(before: Date): Promise<number> {
    return (
      await this.query(
        {
          name: 'retention.captures',
          text: `UPDATE sources SET text = '', text_removed_at = clock_timestamp() WHERE id IN (
            SELECT s.id FROM sources s WHERE s.last_seen_at < $1 AND s.text_removed_at IS NULL AND NOT EXISTS (
              SELECT 1 FROM investigation_sources u JOIN investigations i ON i.id = u.investigation_id
              WHERE u.source_id = s.id AND (i.status <> ALL($2::text[]) OR ${legalHoldSql('i.id')}
                OR EXISTS (SELECT 1 FROM review_items r WHERE r.investigation_id = i.id AND r.state = 'open')))
            ORDER BY s.last_seen_at, s.id LIMIT ${BATCH_SIZE} FOR UPDATE) RETURNING id`,
        },
        [before, TERMINAL_STATUSES],
      )
    ).length;
  }

  async deleteCalls(before: Date): Promise<number> {
    return (
      await this.query(
        {
          name: 'retention.calls',
          text: `DELETE FROM upstream_calls WHERE id IN (SELECT id FROM upstream_calls
            WHERE at < $1 AND NOT ${legalHoldSql('upstream_calls.investigation_id')} ORDER BY at
            LIMIT ${BATCH_SIZE}) RETURNING id`,
        },
        [before],
      )
    ).length;
  }

  /** Deletes events of ended investigations. */
  async deleteEvents(before: Date): Promise<number> {
    return (
      await this.query(
        {
          name: 'retention.events',
          text: `DELETE FROM investigation_events WHERE id IN (SELECT e.id FROM investigation_events e JOIN
            investigations i
            ON i.id = e.investigation_id
            WHERE e.at < $1 AND i.status = ANY($2::text[]) AND NOT ${legalHoldSql('i.id')}
            ORDER BY e.at LIMIT ${BATCH_SIZE}) RETURNING id`,
        },
        [before, TERMINAL_STATUSES],
      )
    ).length;
  }
}

/** Rows per batch, so that a killed job loses little work. */
const BATCH_SIZE = 10_000;

/** Conditions match the indexes, so rows already processed are not read again. */
const toCursorValues = ({
  collectedAt,
  investigationId,
  round,
}: NonNullable<StoredPostsFilter['beyond']>): unknown[] => [collectedAt, investigationId, round];

function storedPostsQuery({ before, after, unless, beyond, limit }: StoredPostsFilter): {
  text: string;
  values: unknown[];
} {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const mark = unless && `s.data #>> '{retention,${unless.mark}}'`;
  const gates = [
    `i.status = ANY(${put(TERMINAL_STATUSES)}::text[])`,
    `NOT ${legalHoldSql('i.id')}`,
    ...(before ? [`s.finished_at < ${put(before)}`] : []),
    ...(after ? [`s.finished_at > ${put(after)}`] : []),
    ...(beyond
      ? [`(s.finished_at, s.investigation_id, s.round) > (${toCursorValues(beyond).map(put).join(', ')})`]
      : []),
    ...(mark
      ? [unless.since ? `(${mark} IS NULL OR (${mark})::timestamptz < ${put(unless.since)})` : `${mark} IS NULL`]
      : []),
  ].join(' AND ');
  return {
    text: `SELECT s.investigation_id, s.round, s.finished_at AS collected_at, s.data,
        i.original_source_url AS origin_url, i.result,
        ARRAY(SELECT d.note FROM review_decisions d WHERE d.investigation_id = i.id AND d.note IS NOT NULL) AS notes
      FROM stage_results s JOIN investigations i ON i.id = s.investigation_id
      WHERE s.stage = 'social' AND s.data IS NOT NULL AND ${gates}
      ORDER BY s.finished_at, s.investigation_id, s.round LIMIT ${put(limit)}`,
    values,
  };
}
