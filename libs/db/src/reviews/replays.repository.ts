import { CorroborateError, type Instant } from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { jsonParameter } from '../sql/clean';
import { EvidenceCorrectionEntity } from './correction.entity';
import { ReplayEntity } from './replay.entity';
import { applyRecomputedDecision, type CorrectionEffect } from './corrections.repository';
import { insertEvent } from '../investigations/events.repository';
import { queueHandover } from '../delivery/handovers.repository';
import { lockCase, toPlain, listByCase } from '../sql/rows';
import type { StageResultDraft } from '../investigations/stage-results.repository';
import { Repository } from '../sql/repository';

export interface ReplayWrite {
  replay: Omit<ReplayEntity, 'id' | 'at'>;
  /** Results of the judging stages, all in the re-evaluation's round. */
  stages: Pick<StageResultDraft, 'stage' | 'state' | 'data' | 'reason'>[];
  /** When the stages ended; the same for all. */
  at: Instant;
  effect: CorrectionEffect;
  /** Number of corrections included in the evaluation, to detect later ones. */
  corrections: number;
}

/** Re-evaluations of cases on stored evidence. */
export class ReplaysRepository extends Repository {
  /** In chronological order. */
  async listByCase(investigationId: number): Promise<ReplayEntity[]> {
    return listByCase(this.dataSource, ReplayEntity, investigationId);
  }

  /** Decided investigations that ended at or after the given time, by ID. */
  async listDecidedSince(moment: Date, afterId: number, limit: number): Promise<number[]> {
    return this.queryIds(
      {
        name: 'replays.decided',
        text: `SELECT id FROM investigations WHERE status = 'completed' AND finished_at >= $1 AND id > $2
          ORDER BY id LIMIT $3`,
      },
      [moment, afterId, limit],
    );
  }

  /**
   * Stores judgments, decision and effects in one transaction, with the case locked. The topic's level is not changed;
   * only people change it.
   * @throws CorroborateError `conflict` if the case has changed since the evaluation.
   */
  async save({ replay, stages, at, effect, corrections }: ReplayWrite): Promise<ReplayEntity> {
    const { investigationId, round, reader, madeBy: by, difference } = replay;
    return this.dataSource.transaction(async (manager) => {
      const row = await lockCase(manager, investigationId);
      if ((await manager.countBy(EvidenceCorrectionEntity, { investigationId })) !== corrections)
        throw concurrentChange();
      for (const stage of stages) await insertStage(manager, [investigationId, round, at], stage);
      const saved = await manager.save(manager.create(ReplayEntity, replay));
      await applyRecomputedDecision(manager, row, effect);
      await insertEvent(manager, investigationId, 'evidence.judged-again', { round, reader, by, difference });
      await queueHandover(manager, investigationId, 'corrected');
      return toPlain(await manager.findOneByOrFail(ReplayEntity, { id: saved.id }));
    });
  }
}

async function insertStage(
  manager: EntityManager,
  [investigationId, round, at]: [number, number, Instant],
  { stage, state, data, reason }: ReplayWrite['stages'][number],
): Promise<void> {
  const values = [investigationId, round, stage, state, jsonParameter(data), reason ?? null, at];
  const written: unknown[] = await manager.query(
    `INSERT INTO stage_results (investigation_id, round, stage, state, data, reason, attempts, finished_at)
  VALUES ($1, $2, $3, $4, $5::jsonb, $6, 1, $7)
  ON CONFLICT (investigation_id, round, stage) DO NOTHING RETURNING round`,
    values,
  );
  if (written.length === 0) throw concurrentChange();
}

const concurrentChange = () =>
  new CorroborateError('conflict', 'The case changed during its re-evaluation.', {
    hint: 'Run the re-evaluation again.',
  });
