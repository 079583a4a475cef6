import type { Instant, Reason } from '@corroborate/domain';
import { jsonParameter } from '../sql/clean';
import { PublicCopyEntity } from './public-copy.entity';
import type { SnapshotRequester } from './snapshot.entity';
import { listByCase } from '../sql/rows';
import { firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A copy request that this process has claimed. */
export type ClaimedCopy = Pick<PublicCopyEntity, 'id' | 'investigationId' | 'sourceId' | 'job' | 'tries'>;

/** Requests for copies of pages in a public archive, and their results. */
export class PublicCopiesRepository extends Repository {
  /** Adds a request for each source. If requested by `decision`, skips sources that already have a request or copy. */
  async schedule(investigationId: number, sourceIds: number[], by: SnapshotRequester): Promise<void> {
    await this.query(
      {
        name: 'public-copies.want',
        text: `INSERT INTO public_copies (investigation_id, source_id, wanted_by)
          SELECT $1, source, $3 FROM unnest($2::bigint[]) WITH ORDINALITY AS given (source, place)
          WHERE $3 = 'person' OR NOT EXISTS
            (SELECT 1 FROM public_copies c WHERE c.investigation_id = $1 AND c.source_id = source)
          ORDER BY place
          ON CONFLICT (investigation_id, source_id) WHERE state = 'wanted' DO NOTHING`,
      },
      [investigationId, sourceIds, by],
    );
  }

  /** Claims the request that has waited longest, for `leaseMs`; null if none is due. */
  async claim(leaseMs: number): Promise<ClaimedCopy | null> {
    return firstRow(
      this.query(
        {
          name: 'public-copies.take',
          text: `UPDATE public_copies SET next_at = clock_timestamp() + $1 * interval '1 second'
            WHERE id = (SELECT id FROM public_copies WHERE state = 'wanted' AND next_at <= clock_timestamp()
              ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
            RETURNING id, investigation_id, source_id, job, tries`,
        },
        [leaseMs / 1000],
      ),
    );
  }

  /** Schedules the next attempt after `waitMs`, with the archive's job ID if it accepted the request. */
  async reschedule(id: number, { job, tries, waitMs, reason }: CopyWait): Promise<void> {
    await this.query(
      {
        name: 'public-copies.wait',
        text: `UPDATE public_copies SET job = $2, tries = $3, reason = $5::jsonb,
            next_at = clock_timestamp() + $4 * interval '1 second'
          WHERE id = $1 AND state = 'wanted'`,
      },
      [id, job, tries, waitMs / 1000, reason && jsonParameter(reason)],
    );
  }

  async saveCopy(id: number, copy: { url: string; at: Instant }): Promise<void> {
    await this.query(
      {
        name: 'public-copies.keep',
        text: `UPDATE public_copies SET state = 'kept', copy_url = $2, copied_at = $3, reason = NULL,
            finished_at = clock_timestamp()
          WHERE id = $1 AND state = 'wanted'`,
      },
      [id, copy.url, copy.at],
    );
  }

  async saveFailure(id: number, reason: Reason): Promise<void> {
    await this.query(
      {
        name: 'public-copies.fail',
        text: `UPDATE public_copies SET state = 'failed', reason = $2::jsonb, finished_at = clock_timestamp()
          WHERE id = $1 AND state = 'wanted'`,
      },
      [id, jsonParameter(reason)],
    );
  }

  async listByInvestigation(investigationId: number): Promise<PublicCopyEntity[]> {
    return listByCase(this.dataSource, PublicCopyEntity, investigationId);
  }
}

export interface CopyWait extends Pick<PublicCopyEntity, 'job' | 'tries' | 'reason'> {
  waitMs: number;
}
