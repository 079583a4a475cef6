import type { ShownPicture } from '@corroborate/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { PictureEntity, PicturesDueEntity } from '../entities';
import { heldSql } from './held.sql';
import { isRowId } from './plain';
import { ask, askIds } from './statements';

/** Says, in the transaction of the decision, that the pictures of its sources are to be looked at. */
export async function wantPictures(manager: EntityManager, investigationId: number): Promise<void> {
  await manager.createQueryBuilder().insert().into(PicturesDueEntity).values({ investigationId }).orIgnore().execute();
}

/** Pictures that sources show. */
export class PicturesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Cases whose pictures are to be looked at now. */
  async due(limit: number): Promise<number[]> {
    return askIds(this.dataSource, DUE, [limit]);
  }

  async isDue(investigationId: number): Promise<boolean> {
    return this.dataSource.getRepository(PicturesDueEntity).existsBy({ investigationId });
  }

  /** Takes a case for a while; gives the number of this try, null where somebody else has it. */
  async claim(investigationId: number, forMs: number): Promise<number | null> {
    const [row] = await ask<{ tries: number }>(this.dataSource, CLAIM, [investigationId, forMs]);
    return row?.tries ?? null;
  }

  async done(investigationId: number): Promise<void> {
    await this.dataSource.getRepository(PicturesDueEntity).delete({ investigationId });
  }

  /** Sources of the case whose pictures were looked at. */
  async seenOf(investigationId: number): Promise<Set<number>> {
    const rows = await this.pictures().find({ where: { investigationId }, select: { sourceId: true } });
    return new Set(rows.map(({ sourceId }) => sourceId));
  }

  /** Keeps the pictures of one source, in the order in which its page names them; again it changes nothing. */
  async save(investigationId: number, pictures: readonly ShownPicture[]): Promise<void> {
    if (pictures.length === 0) return;
    const rows = pictures.map((one, place) => ({ ...one, investigationId, place }));
    await this.dataSource.createQueryBuilder().insert().into(PictureEntity).values(rows).orIgnore().execute();
  }

  /** Pictures of the case, by source and place. */
  async ofInvestigation(investigationId: number): Promise<ShownPicture[]> {
    if (!isRowId(investigationId)) return [];
    const order = { sourceId: 'ASC', place: 'ASC' } as const;
    const rows = await this.pictures().find({ where: { investigationId }, order });
    return rows.map(({ id: _id, investigationId: _of, place: _place, ...picture }) => picture);
  }

  /** Deletes what files say of themselves, except in cases on hold. Gives the number of pictures. */
  async forgetMarks(before: Date): Promise<number> {
    return (await ask(this.dataSource, FORGET, [before])).length;
  }

  private pictures() {
    return this.dataSource.getRepository(PictureEntity);
  }
}

const DUE = {
  name: 'pictures.due',
  text: `SELECT investigation_id AS id FROM pictures_due WHERE next_at <= clock_timestamp() ORDER BY next_at LIMIT $1`,
};
const CLAIM = {
  name: 'pictures.claim',
  text: `UPDATE pictures_due SET tries = tries + 1, next_at = clock_timestamp() + $2 * interval '1 millisecond'
    WHERE investigation_id = $1 AND next_at <= clock_timestamp() RETURNING tries`,
};
const FORGET = {
  name: 'pictures.forget',
  text: `UPDATE pictures SET marks = NULL WHERE marks IS NOT NULL AND received_at < $1
    AND NOT ${heldSql('pictures.investigation_id')} RETURNING id`,
};
