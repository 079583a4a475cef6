import type { StageName } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { StageResultEntity } from '../entities';
import { plain, plainOrNull } from './plain';
import type { StageResult, StageResultDraft } from './records.types';

export class StageResultsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(investigationId: number, round: number, stage: StageName): Promise<StageResult | null> {
    return plainOrNull(await this.rows().findOneBy(keyed({ investigationId, round, stage })));
  }

  /** In the order in which they ended. */
  async findAll(investigationId: number): Promise<StageResult[]> {
    const rows = await this.rows().find({ where: { investigationId }, order: { round: 'ASC', finishedAt: 'ASC', stage: 'ASC' } });
    return rows.map(plain);
  }

  /** The first writer wins: what is stored is returned, whether it is this one or an earlier one. */
  async save(draft: StageResultDraft): Promise<StageResult> {
    const row: object = { ...draft, data: draft.data ?? null };
    await this.rows().createQueryBuilder().insert().values(row).orIgnore().execute();
    return plain(await this.rows().findOneByOrFail(keyed(draft)));
  }

  private rows() {
    return this.dataSource.getRepository(StageResultEntity);
  }
}

// Loosely typed: the types of conditions recurse through JSON columns without end.
const keyed = ({ investigationId, round, stage }: Pick<StageResultDraft, 'investigationId' | 'round' | 'stage'>): object => ({
  investigationId,
  round,
  stage,
});
