import type { DomainRating, RatingLookup } from '@corroborate/domain';
import { In } from 'typeorm';
import { jsonParameter } from '../sql/clean';
import { DomainRatingEntity, RatingImportEntity } from './upstream.entity';
import { addEntry, managed, type Manager } from '../access/audit.entry';
import { Repository } from '../sql/repository';

/** `score`: 0–1. */
export type RatingRow = Pick<DomainRating, 'site' | 'score'> & Partial<Pick<DomainRating, 'label' | 'lean'>>;
export type RatingImport = Omit<RatingImportEntity, 'id'>;

export class RatingsRepository extends Repository implements RatingLookup {
  async find(sites: string[]): Promise<DomainRating[]> {
    if (sites.length === 0) return [];
    const rows = await this.dataSource
      .getRepository(DomainRatingEntity)
      .find({ where: { site: In([...new Set(sites)]) }, order: { site: 'ASC', scheme: 'ASC' } });
    return rows.map(({ id: _id, ...rating }) => rating);
  }

  /** All ratings of a scheme. */
  async ofScheme(scheme: string): Promise<RatingRow[]> {
    const rows = await this.dataSource.getRepository(DomainRatingEntity).find({ where: { scheme } });
    return rows.map(({ site, score, label }) => ({ site, score, label }));
  }

  /**
   * Replaces all ratings of the scheme. If a site occurs twice, the last row is used. @param by actor for the audit log
   */
  async importRows(scheme: string, rows: RatingRow[], fileName: string, by?: Manager): Promise<RatingImport> {
    const last = [...new Map(rows.map((row) => [row.site, row])).values()];
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [7_433, scheme]);
      await manager.delete(DomainRatingEntity, { scheme });
      await manager.query(
        `INSERT INTO domain_ratings (site, scheme, score, label, lean)
         SELECT site, $1, score, label, lean FROM jsonb_to_recordset($2::jsonb) AS r(site text, score double precision,
           label text, lean text)`,
        [scheme, jsonParameter(last)],
      );
      const details = { file_name: fileName, rows: last.length };
      if (by) await addEntry(manager, { ...managed(by, 'ratings.import', scheme), details });
      const saved = await manager.save(RatingImportEntity, { scheme, fileName, rowCount: last.length });
      const { importedAt } = await manager.findOneByOrFail(RatingImportEntity, { id: saved.id });
      return { scheme, fileName, rowCount: last.length, importedAt };
    });
  }

  /** Newest first. */
  async imports(): Promise<RatingImport[]> {
    const rows = await this.dataSource.getRepository(RatingImportEntity).find({ order: { id: 'DESC' }, take: 100 });
    return rows.map(({ id: _id, ...entry }) => entry);
  }
}
