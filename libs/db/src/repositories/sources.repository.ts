import { createHash } from 'node:crypto';
import type { Article } from '@corroborate/domain';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { InvestigationSourceEntity, SourceEntity } from '../entities';
import type { SourceUse, SourceUseDraft } from './records.types';

const USE_LOCK = 7_432;

export class SourcesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Keeps a capture and gives its id; the same text at the same address is the same capture. */
  async save(article: Article): Promise<number> {
    const captureKey = keyOf(article);
    const known = await this.idOf(captureKey);
    if (known !== null) return known;
    const { text, ...rest } = article;
    const { canonicalUrl, contentHash, site, verdict, fetchedAt } = article;
    const row = { captureKey, canonicalUrl, contentHash, site, verdict, article: rest as object, text, fetchedAt };
    await this.sources().createQueryBuilder().insert().values(row).orIgnore().execute();
    const id = await this.idOf(captureKey);
    if (id === null) throw new Error('A capture vanished while it was stored');
    return id;
  }

  async getMany(ids: number[]): Promise<Map<number, Article>> {
    const rows = ids.length === 0 ? [] : await this.sources().findBy({ id: In(ids) });
    return new Map(rows.map((row) => [row.id, { ...row.article, text: row.text }]));
  }

  /** Stores what the sources mean to the investigation. Fields that are left out keep their stored value. */
  async saveUses(investigationId: number, uses: SourceUseDraft[]): Promise<void> {
    if (uses.length === 0) return;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, ($2::bigint % 2147483647)::int)', [USE_LOCK, investigationId]);
      await mergeUses(manager, investigationId, uses);
    });
  }

  /** Ordered by source id. */
  async usesOf(investigationId: number): Promise<SourceUse[]> {
    const rows = await this.uses().find({ where: { investigationId }, order: { sourceId: 'ASC' } });
    return rows.map(({ id: _id, investigationId: _of, ...use }) => use);
  }

  private async idOf(captureKey: string): Promise<number | null> {
    return (await this.sources().findOne({ where: { captureKey }, select: { id: true } }))?.id ?? null;
  }
  private sources() {
    return this.dataSource.getRepository(SourceEntity);
  }
  private uses() {
    return this.dataSource.getRepository(InvestigationSourceEntity);
  }
}

const keyOf = (article: Article) =>
  createHash('sha256').update(JSON.stringify([article.canonicalUrl, article.contentHash])).digest('hex');

async function mergeUses(manager: EntityManager, investigationId: number, uses: SourceUseDraft[]): Promise<void> {
  const ids = [...new Set(uses.map((use) => use.sourceId))];
  // Loosely typed: the types of conditions recurse through JSON columns without end.
  const where: object = { investigationId, sourceId: In(ids) };
  const stored = await manager.findBy(InvestigationSourceEntity, where);
  const merged = new Map<number, object>(stored.map((row) => [row.sourceId, row]));
  for (const use of uses) {
    const given = Object.fromEntries(Object.entries(use).filter(([, value]) => value !== undefined));
    merged.set(use.sourceId, { ...merged.get(use.sourceId), ...given, investigationId });
  }
  const rows = [...merged.values()].map((row) => manager.create(InvestigationSourceEntity, row));
  await manager.save(rows, { chunk: 100 });
}
