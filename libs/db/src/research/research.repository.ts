import type { InvestigationStatus, ResearchLead } from '@corroborate/domain';
import { cleanText, jsonParameter } from '../sql/clean';
import { ResearchJobEntity } from './research.entity';
import { listByCase } from '../sql/rows';
import { firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';

/** A research job that this process has claimed. */
export interface ClaimedResearch extends Pick<
  ResearchJobEntity,
  'id' | 'investigationId' | 'provider' | 'externalId' | 'starts' | 'takes' | 'createdAt'
> {
  investigationStatus: InvestigationStatus;
  topicId: number;
  /** State before the claim; `starting` means that a process died during the call to the provider. */
  was: 'wanted' | 'starting' | 'pending';
}

/** Result of one step. */
export interface ResearchStep extends Pick<
  ResearchJobEntity,
  'state' | 'externalId' | 'fault' | 'reason' | 'text' | 'costUsd'
> {
  waitMs: number;
  leads: ResearchLead[] | null;
}

/** A URL to read, and the provider that named it. */
export interface ProviderLead extends ResearchLead {
  provider: string;
}

export class ResearchJobsRepository extends Repository {
  /**
   * For every investigation in its first round, adds a job for each provider that has none yet. Returns the new jobs.
   */
  async schedule(providers: string[]): Promise<Pick<ResearchJobEntity, 'investigationId' | 'provider'>[]> {
    return this.query(
      {
        name: 'research_jobs.want',
        text: `INSERT INTO research_jobs (investigation_id, provider)
          SELECT i.id, p.name FROM investigations i CROSS JOIN unnest($1::text[]) AS p(name)
          WHERE i.status = 'running' AND i.round <= 1 AND i.wrap_up_at IS NULL
          ON CONFLICT DO NOTHING RETURNING investigation_id, provider`,
      },
      [providers],
    );
  }

  /** Jobs of these providers that are due to be started or checked. */
  async listDue(providers: string[]): Promise<Pick<ResearchJobEntity, 'id' | 'provider'>[]> {
    // Jobs that have not started wait while the investigation is paused.
    return this.query(
      {
        name: 'research_jobs.due',
        text: `SELECT r.id, r.provider FROM research_jobs r JOIN investigations i ON i.id = r.investigation_id
          WHERE r.state IN ('wanted', 'starting', 'pending') AND r.next_at <= clock_timestamp()
            AND r.provider = ANY($1::text[]) AND NOT (r.state <> 'pending' AND i.status = 'paused')
          ORDER BY r.next_at LIMIT 100`,
      },
      [providers],
    );
  }

  /** Claims a job for `leaseMs`; null if another process was first. */
  async claim(id: number, leaseMs: number): Promise<ClaimedResearch | null> {
    return firstRow(
      this.query(
        {
          name: 'research_jobs.take',
          text: `WITH due AS (SELECT id, state AS was FROM research_jobs WHERE id = $1
              AND state IN ('wanted', 'starting', 'pending') AND next_at <= clock_timestamp() FOR UPDATE SKIP LOCKED)
            UPDATE research_jobs r SET takes = takes + 1, next_at = clock_timestamp() + $2 * interval '1 second',
              starts = starts + (due.was = 'wanted')::int,
              state = CASE WHEN due.was = 'wanted' THEN 'starting' ELSE due.was END
            FROM due, investigations i WHERE r.id = due.id AND i.id = r.investigation_id
            RETURNING r.id, r.investigation_id, i.status AS investigation_status, i.topic_id, r.provider, due.was,
              r.external_id, r.starts, r.takes, r.created_at`,
        },
        [id, leaseMs / 1000],
      ),
    );
  }

  /** Stores the result of a step. Returns false and changes nothing if another process has taken the job over. */
  async saveResult({ id, takes }: Pick<ClaimedResearch, 'id' | 'takes'>, turn: ResearchStep): Promise<boolean> {
    const values = [
      id,
      takes,
      turn.state,
      turn.externalId && cleanText(turn.externalId),
      turn.fault,
      turn.reason && cleanText(turn.reason),
      turn.waitMs / 1000,
      turn.text && cleanText(turn.text),
      jsonParameter(turn.leads ?? []),
      turn.costUsd,
    ];
    return this.hasRow(
      {
        name: 'research_jobs.settle',
        text: `UPDATE research_jobs SET state = $3, external_id = $4, fault = $5, reason = $6,
            next_at = clock_timestamp() + $7 * interval '1 second', text = $8, leads = $9::jsonb,
            cost_usd = $10::numeric, looked_at = clock_timestamp(),
            finished_at = CASE WHEN $3 IN ('done', 'failed', 'ended') THEN clock_timestamp() END
          WHERE id = $1 AND takes = $2 AND state IN ('starting', 'pending') RETURNING id`,
      },
      values,
    );
  }

  async listByInvestigation(investigationId: number): Promise<ResearchJobEntity[]> {
    return listByCase(this.dataSource, ResearchJobEntity, investigationId);
  }

  /**
   * URLs for a round to read: those that have arrived and were not used by another round. The same round always gets
   * the same URLs.
   */
  async leadsFor(investigationId: number, round: number): Promise<ProviderLead[]> {
    await this.query(
      {
        name: 'research_jobs.use',
        text: `UPDATE research_jobs SET used_round = $2
          WHERE investigation_id = $1 AND state = 'done' AND used_round IS NULL`,
      },
      [investigationId, round],
    );
    return (await this.listByInvestigation(investigationId))
      .filter(({ usedRound }) => usedRound === round)
      .flatMap(({ provider, leads }) => leads.map(({ url, title }) => ({ url, title, provider })));
  }
}
