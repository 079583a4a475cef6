import type { DomainRating, RatingLookup } from '@corroborate/domain';
import { LRUCache } from 'lru-cache';
import { cleanText, jsonParameter } from '../sql/clean';
import { DomainRatingEntity, RatingImportEntity } from './upstream.entity';
import { addEntry, adminAuditEntry, type AdminActor } from '../access/audit.entry';
import { Columns } from '../sql/statements';
import { Repository } from '../sql/repository';

/** `score`: 0–1. */
export type RatingRow = Pick<DomainRating, 'site' | 'score'> & Partial<Pick<DomainRating, 'label' | 'lean'>>;
export type RatingImport = Omit<RatingImportEntity, 'id'>;

/** How long a site's ratings are cached, in ms, because the stages of a case look up the same sites. */
const CACHE_MS = 5_000;
/** Sites cached. */
const MAX_CACHED = 5_000;

export class RatingsRepository extends Repository implements RatingLookup {
  private readonly known = new LRUCache<string, DomainRating[]>({ max: MAX_CACHED, ttl: CACHE_MS });
  /** Number of imports by this process. */
  private imported = 0;
  private readonly columns = new Columns(this.dataSource, DomainRatingEntity, ['id']);

  /** Ordered by site and scheme. Another process's import takes effect after at most `CACHE_MS`. */
  async find(sites: string[]): Promise<DomainRating[]> {
    const asked = [...new Set(sites)].sort();
    const found = new Map<string, DomainRating[]>();
    for (const site of asked) found.set(site, this.known.get(site) ?? []);
    const missing = asked.filter((site) => !this.known.has(site));
    for (const [site, ratings] of await this.read(missing)) found.set(site, ratings);
    return [...found.values()].flat();
  }

  private async read(sites: string[]): Promise<Map<string, DomainRating[]>> {
    if (sites.length === 0) return new Map();
    const which = 'WHERE site = ANY($1::text[]) ORDER BY site, scheme';
    const imports = this.imported;
    const rows = await this.columns.select('ratings.find', which, [sites.map(cleanText)]);
    const bySite = Map.groupBy(rows, ({ site }) => site);
    if (imports === this.imported) for (const site of sites) this.known.set(site, bySite.get(site) ?? []);
    return bySite;
  }

  /** All ratings of a scheme. */
  async listByScheme(scheme: string): Promise<RatingRow[]> {
    const rows = await this.dataSource.getRepository(DomainRatingEntity).find({ where: { scheme } });
    return rows.map(({ site, score, label }) => ({ site, score, label }));
  }

  /**
   * Replaces all ratings of the scheme. If a site occurs twice, the last row is used. @param by actor for the audit log
   */
  async importRows(scheme: string, rows: RatingRow[], fileName: string, by?: AdminActor): Promise<RatingImport> {
    const last = [...new Map(rows.map((row) => [row.site, row])).values()];
    const done = await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [7_433, scheme]);
      await manager.delete(DomainRatingEntity, { scheme });
      await manager.query(
        `INSERT INTO domain_ratings (site, scheme, score, label, lean)
         SELECT site, $1, score, label, lean FROM jsonb_to_recordset($2::jsonb) AS r(site text, score double precision,
           label text, lean text)`,
        [scheme, jsonParameter(last)],
      );
      const details = { file_name: fileName, rows: last.length };
      if (by) await addEntry(manager, { ...adminAuditEntry(by, 'ratings.import', scheme), details });
      const saved = await manager.save(RatingImportEntity, { scheme, fileName, rowCount: last.length });
      const { importedAt } = await manager.findOneByOrFail(RatingImportEntity, { id: saved.id });
      return { scheme, fileName, rowCount: last.length, importedAt };
    });
    this.imported += 1;
    this.known.clear();
    return done;
  }

  /** Newest first. */
  async imports(): Promise<RatingImport[]> {
    const rows = await this.dataSource.getRepository(RatingImportEntity).find({ order: { id: 'DESC' }, take: 100 });
    return rows.map(({ id: _id, ...entry }) => entry);
  }
}
