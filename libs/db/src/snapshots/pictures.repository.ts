import type { ShownPicture } from '@corroborate/domain';
import { PictureEntity, PicturesDueEntity } from './picture.entity';
import { legalHoldSql } from '../sql/predicates';
import { isRowId } from '../sql/rows';
import { Repository } from '../sql/repository';

export class PicturesRepository extends Repository {
  /** Cases whose pictures are due for inspection. */
  async listDue(limit: number): Promise<number[]> {
    return this.queryIds(
      {
        name: 'pictures.due',
        text: `SELECT investigation_id AS id FROM pictures_due WHERE next_at <= clock_timestamp() ORDER BY next_at
          LIMIT $1`,
      },
      [limit],
    );
  }

  async isDue(investigationId: number): Promise<boolean> {
    return this.dataSource.getRepository(PicturesDueEntity).existsBy({ investigationId });
  }

  /** Claims a case for `forMs`; returns the number of the attempt, or null if another process has claimed it. */
  async claim(investigationId: number, forMs: number): Promise<number | null> {
    const [row] = await this.query<{ tries: number }>(
      {
        name: 'pictures.claim',
        text: `UPDATE pictures_due SET tries = tries + 1, next_at = clock_timestamp() + $2 * interval '1 millisecond'
          WHERE investigation_id = $1 AND next_at <= clock_timestamp() RETURNING tries`,
      },
      [investigationId, forMs],
    );
    return row?.tries ?? null;
  }

  async finish(investigationId: number): Promise<void> {
    await this.dataSource.getRepository(PicturesDueEntity).delete({ investigationId });
  }

  /** Sources of the case whose pictures were inspected. */
  async inspectedSourceIds(investigationId: number): Promise<Set<number>> {
    const rows = await this.pictures().find({ where: { investigationId }, select: { sourceId: true } });
    return new Set(rows.map(({ sourceId }) => sourceId));
  }

  /** Stores the pictures of one source, in their order on the page. Idempotent. */
  async save(investigationId: number, pictures: readonly ShownPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    const rows = pictures.map((one, place) => ({ ...one, investigationId, place }));
    await this.dataSource.createQueryBuilder().insert().into(PictureEntity).values(rows).orIgnore().execute();
  }

  /** Pictures of the case, by source and position. */
  async listByInvestigation(investigationId: number): Promise<ShownPicture[]> {
    if (!isRowId(investigationId)) return [];
    const order = { sourceId: 'ASC', place: 'ASC' } as const;
    const rows = await this.pictures().find({ where: { investigationId }, order });
    return rows.map(({ id: _id, investigationId: _of, place: _place, ...picture }) => picture);
  }

  /** Deletes file metadata of pictures, except in cases on hold. Returns the number of pictures. */
  async deleteMetadata(before: Date): Promise<number> {
    return (
      await this.query(
        {
          name: 'pictures.forget',
          text: `UPDATE pictures SET marks = NULL WHERE marks IS NOT NULL AND received_at < $1
            AND NOT ${legalHoldSql('pictures.investigation_id')} RETURNING id`,
        },
        [before],
      )
    ).length;
  }

  private pictures() {
    return this.dataSource.getRepository(PictureEntity);
  }
}
