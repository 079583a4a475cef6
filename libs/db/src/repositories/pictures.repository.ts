import type { PictureElsewhere, ShownPicture } from '@corroborate/domain';
import { IsNull, Not, type DataSource, type EntityManager } from 'typeorm';
import { PictureEntity, PicturesDueEntity } from '../entities';
import { heldSql } from './held.sql';
import { isRowId } from './plain';
import { ask } from './statements';

/** A picture as it is kept, with where else it was seen. */
export interface KeptPicture extends ShownPicture {
  elsewhere: PictureElsewhere[];
}

/** Places told of one picture; a logo stands on thousands of pages. */
const PLACES = 20;

/** Says, in the transaction of the decision, that the pictures of its sources are to be looked at. */
export async function wantPictures(manager: EntityManager, investigationId: number): Promise<void> {
  await manager.createQueryBuilder().insert().into(PicturesDueEntity).values({ investigationId }).orIgnore().execute();
}

/** Pictures that sources show, and by their fingerprints where else they stood. */
export class PicturesRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Cases whose pictures are to be looked at now. */
  async due(limit: number): Promise<number[]> {
    return (await ask<{ id: string }>(this.dataSource, DUE, [limit])).map(({ id }) => Number(id));
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
    const rows = pictures.map((one, place) => ({ ...one, investigationId, place, bands: bandsOf(one.fingerprint) }));
    await this.dataSource.createQueryBuilder().insert().into(PictureEntity).values(rows).orIgnore().execute();
  }

  /**
   * Pictures of the case, by source and place, with the pages of this and other cases that show one of which at most
   * `difference` bits are others; those with the earliest day first.
   */
  async ofInvestigation(investigationId: number, difference: number): Promise<KeptPicture[]> {
    if (!isRowId(investigationId)) return [];
    const order = { sourceId: 'ASC', place: 'ASC' } as const;
    const [rows, alike] = await Promise.all([
      this.pictures().find({ where: { investigationId }, order }),
      ask<AlikeRow>(this.dataSource, ALIKE, [investigationId, difference]),
    ]);
    return rows.map(({ id, investigationId: _of, place: _place, bands: _bands, ...picture }) => ({
      ...picture,
      elsewhere: alike
        .filter((row) => Number(row.of) === id)
        .slice(0, PLACES)
        .map(toPlace),
    }));
  }

  /** So many pictures of the case were asked about already. */
  async searchedOf(investigationId: number): Promise<number> {
    return this.pictures().countBy({ investigationId, searches: Not(IsNull()) });
  }

  /**
   * What files said of themselves, and engines of them, goes with the texts of pages, save of held cases; of a manifest
   * who signed it. Gives the number of pictures.
   */
  async forgetMarks(before: Date): Promise<number> {
    return (await ask(this.dataSource, FORGET, [before])).length;
  }

  private pictures() {
    return this.dataSource.getRepository(PictureEntity);
  }
}

const BANDS = 8;
const OF_A_BAND = 256;

/**
 * The eight bytes of a fingerprint, each with its place in one number. Two that differ in at most seven bits have one
 * in common, so that the index finds all of those.
 */
function bandsOf(fingerprint: string | null): number[] {
  if (fingerprint === null) return [];
  return Array.from({ length: BANDS }, (_, at) => at * OF_A_BAND + parseInt(fingerprint.slice(at * 2, at * 2 + 2), 16));
}

interface AlikeRow {
  of: string;
  investigation_id: string;
  source_id: string;
  site: string;
  page_url: string;
  page_day: string | null;
  distance: number;
}

const toPlace = (row: AlikeRow): PictureElsewhere => ({
  investigationId: Number(row.investigation_id),
  sourceId: Number(row.source_id),
  site: row.site,
  pageUrl: row.page_url,
  pageDay: row.page_day,
  distance: row.distance,
});

const DUE = {
  name: 'pictures.due',
  text: `SELECT investigation_id AS id FROM pictures_due WHERE next_at <= clock_timestamp() ORDER BY next_at LIMIT $1`,
};
const CLAIM = {
  name: 'pictures.claim',
  text: `UPDATE pictures_due SET tries = tries + 1, next_at = clock_timestamp() + $2 * interval '1 millisecond'
    WHERE investigation_id = $1 AND next_at <= clock_timestamp() RETURNING tries`,
};
const ALIKE = {
  name: 'pictures.alike',
  text: `SELECT * FROM (
      SELECT DISTINCT ON (mine.id, other.page_url) mine.id AS of, other.investigation_id, other.source_id, other.site,
        other.page_url, other.page_day,
        bit_count(('x' || mine.fingerprint)::bit(64) # ('x' || other.fingerprint)::bit(64))::int AS distance
      FROM pictures mine JOIN pictures other
        ON other.bands && mine.bands AND other.source_id <> mine.source_id AND other.page_url <> mine.page_url
      WHERE mine.investigation_id = $1 AND mine.fingerprint IS NOT NULL
        AND bit_count(('x' || mine.fingerprint)::bit(64) # ('x' || other.fingerprint)::bit(64)) <= $2
      ORDER BY mine.id, other.page_url, other.investigation_id
    ) found ORDER BY of, page_day NULLS LAST, distance, page_url LIMIT 2000`,
};
const FORGET = {
  name: 'pictures.forget',
  text: `UPDATE pictures SET marks = NULL, searches = NULL, manifest = manifest #- '{signature,signer}'
    WHERE (marks IS NOT NULL OR searches IS NOT NULL OR manifest #>> '{signature,signer}' IS NOT NULL)
      AND received_at < $1
      AND NOT ${heldSql('pictures.investigation_id')} RETURNING id`,
};
