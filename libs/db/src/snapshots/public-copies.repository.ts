import type { Instant, Reason } from '@corroborate/domain';
import { jsonParameter } from '../sql/clean';
import { PublicCopyEntity } from './public-copy.entity';
import type { SnapshotWanter } from './snapshot.entity';
import { rowsOfCase } from '../sql/rows';
import { first } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A copy request claimed by this process. */
export type TakenCopy = Pick<PublicCopyEntity, 'id' | 'investigationId' | 'sourceId' | 'job' | 'tries'>;

/** Requests for copies of pages in a public archive, and their results. */
export class PublicCopiesRepository extends Repository {
  /** Adds a request for each source; with `decision`, skips sources with a request or copy. */
  async want(investigationId: number, sourceIds: number[], by: SnapshotWanter): Promise<void> {
    await this.ask(
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
  async take(leaseMs: number): Promise<TakenCopy | null> {
    return first(
      this.ask(
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

  /** Continues after `waitMs`, with the archive's job ID if it accepted the request. */
  async wait(id: number, { job, tries, waitMs, reason }: Waiting): Promise<void> {
    await this.ask(
      {
        name: 'public-copies.wait',
        text: `UPDATE public_copies SET job = $2, tries = $3, reason = $5::jsonb,
            next_at = clock_timestamp() + $4 * interval '1 second'
          WHERE id = $1 AND state = 'wanted'`,
      },
      [id, job, tries, waitMs / 1000, reason && jsonParameter(reason)],
    );
  }

  async keep(id: number, copy: { url: string; at: Instant }): Promise<void> {
    await this.ask(
      {
        name: 'public-copies.keep',
        text: `UPDATE public_copies SET state = 'kept', copy_url = $2, copied_at = $3, reason = NULL,
            finished_at = clock_timestamp()
          WHERE id = $1 AND state = 'wanted'`,
      },
      [id, copy.url, copy.at],
    );
  }

  async fail(id: number, reason: Reason): Promise<void> {
    await this.ask(
      {
        name: 'public-copies.fail',
        text: `UPDATE public_copies SET state = 'failed', reason = $2::jsonb, finished_at = clock_timestamp()
          WHERE id = $1 AND state = 'wanted'`,
      },
      [id, jsonParameter(reason)],
    );
  }

  async ofInvestigation(investigationId: number): Promise<PublicCopyEntity[]> {
    return rowsOfCase(this.dataSource, PublicCopyEntity, investigationId);
  }
}

export interface Waiting extends Pick<PublicCopyEntity, 'job' | 'tries' | 'reason'> {
  waitMs: number;
}
