import {
  toPicturesProvider,
  TERMINAL_STATUSES,
  type Instant,
  type ReviewReason,
  type VerificationLevel,
} from '@corroborate/domain';
import {
  ChainDueEntity,
  ChainEntryEntity,
  ChainSealEntity,
  ChainStampEntity,
  SOCIAL_CAPTURE_SQL,
  OriginalEntity,
  SigningKeyEntity,
} from './evidence.entity';
import type { PendingHandover } from '../delivery/handovers.repository';
import { legalHoldSql } from '../sql/predicates';
import { ChainWriter, type ChainEnd, type EntryDraftRow, type Linker } from './chain.writer';
import { firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';
import type { ReviewDecisionEntity } from '../reviews/review.entity';

export type OriginalRow = Omit<OriginalEntity, never>;

/** A result to record in the chain. */
export interface ChainedChange
  extends
    Pick<ChainDueEntity, 'id' | 'investigationId' | 'change' | 'at'>,
    Pick<PendingHandover['investigation'], 'levelBefore' | 'recommendedLevel' | 'partial' | 'missing' | 'result'> {
  topicLevel: VerificationLevel;
  review: { id: number; state: string; reasons: ReviewReason[] } | null;
  decision: (Pick<ReviewDecisionEntity, 'levelAfter' | 'note'> & { action: string; by: string | null }) | null;
}

/**
 * Which originals to purge: all, only responses from social networks (kept for a shorter time), only pictures (by
 * declared media type), or all but pictures.
 */
export type PurgeableKind = 'all' | 'networks' | 'pictures' | 'others';

export interface PurgeableOriginal {
  sha256: string;
  investigationIds: number[];
}

/** Originals, chains and seals. Stored data never changes, except that the bytes of originals can be purged. */
export class EvidenceRepository extends Repository {
  private readonly writer = new ChainWriter(this.dataSource);

  /**
   * Appends entries that the chain does not have yet, with their originals, all or nothing. Returns the number of new
   * entries. Writers of one chain are serialized so that it never forks.
   */
  async append(investigationId: number, drafts: EntryDraftRow[], link: Linker): Promise<number> {
    if (drafts.length === 0) return 0;
    return this.writer.append(investigationId, drafts, link);
  }

  /** In order, from the first entry. */
  listEntries(investigationId: number): Promise<ChainEntryEntity[]> {
    return this.dataSource.getRepository(ChainEntryEntity).find({ where: { investigationId }, order: { seq: 'ASC' } });
  }

  async findHead(investigationId: number): Promise<ChainEnd | null> {
    const [last] = await this.dataSource
      .getRepository(ChainEntryEntity)
      .find({ where: { investigationId }, order: { seq: 'DESC' }, take: 1, select: { seq: true, sha256: true } });
    return last ?? null;
  }

  listSeals(investigationId: number): Promise<ChainSealEntity[]> {
    return this.dataSource.getRepository(ChainSealEntity).find({ where: { investigationId }, order: { seq: 'ASC' } });
  }

  listTimestamps(investigationId: number): Promise<ChainStampEntity[]> {
    const order = { seq: 'ASC', authority: 'ASC' } as const;
    return this.dataSource.getRepository(ChainStampEntity).find({ where: { investigationId }, order });
  }

  /** If the same position is sealed twice, keeps the first seal. */
  async saveSeal(seal: Omit<ChainSealEntity, 'at'>): Promise<void> {
    const { investigationId, seq, sha256, keyId, signature } = seal;
    await this.query(
      {
        name: 'evidence.save-seal',
        text: `INSERT INTO chain_seals (investigation_id, seq, sha256, key_id, signature) VALUES ($1, $2, $3, $4, $5)
          ON CONFLICT DO NOTHING`,
      },
      [investigationId, seq, sha256, keyId, signature],
    );
  }

  async saveKey(key: Pick<SigningKeyEntity, 'keyId' | 'publicPem'>): Promise<void> {
    await this.query(
      {
        name: 'evidence.save-key',
        text: 'INSERT INTO signing_keys (key_id, public_pem) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      },
      [key.keyId, key.publicPem],
    );
  }

  keys(): Promise<SigningKeyEntity[]> {
    return this.dataSource.getRepository(SigningKeyEntity).find({ order: { since: 'ASC' } });
  }

  /** Changes not yet in a chain, oldest first. */
  async listDue(limit: number): Promise<ChainedChange[]> {
    return this.query(
      {
        name: 'evidence.due',
        text: `SELECT due.id, due.investigation_id, due.change, due.at,
          investigation.verification_level_before AS level_before, investigation.recommended_level,
          topic.verification_status AS topic_level, investigation.partial, investigation.missing, investigation.result,
          item.told AS review, decision.told AS decision
        FROM chain_due due
        JOIN investigations investigation ON investigation.id = due.investigation_id
        JOIN topics topic ON topic.id = investigation.topic_id
        LEFT JOIN LATERAL (SELECT jsonb_build_object('id', id, 'state', state, 'reasons',
            (SELECT coalesce(jsonb_agg(one -> 'reason'), '[]') FROM jsonb_array_elements(reasons) one)) AS told
          FROM review_items WHERE investigation_id = investigation.id ORDER BY id DESC LIMIT 1) item ON true
        LEFT JOIN LATERAL (SELECT jsonb_build_object('action', action, 'by', decided_by, 'levelAfter', level_after,
            'note', note) AS told
          FROM review_decisions WHERE investigation_id = investigation.id ORDER BY id DESC LIMIT 1) decision ON true
        ORDER BY due.id LIMIT $1`,
      },
      [limit],
    );
  }

  async clearDue(ids: number[]): Promise<void> {
    if (ids.length > 0) await this.dataSource.getRepository(ChainDueEntity).delete(ids);
  }

  /**
   * Originals last received before the given time that belong only to closed cases without an open review or a legal
   * hold, with the investigations whose chains refer to them.
   */
  async purgeable(before: Date, limit: number, which: PurgeableKind = 'all'): Promise<PurgeableOriginal[]> {
    const values = [before, TERMINAL_STATUSES, limit];
    return this.query(SELECT_PURGEABLE[which], values);
  }

  /**
   * Stored responses from one social network, or from all of them, in this case, including pictures of posts, with the
   * investigations whose chains refer to them.
   */
  async listSocialAnswers(investigationId: number, network: string | null = null): Promise<PurgeableOriginal[]> {
    const values = [investigationId, network, network && toPicturesProvider(network)];
    return this.query(
      {
        name: 'evidence.answers-of',
        text: `SELECT ${ORIGINAL_REFERENCES} FROM originals o WHERE o.removed_at IS NULL AND o.sha256 IN (
          SELECT original_sha256 FROM chain_entries WHERE investigation_id = $1 AND ${SOCIAL_CAPTURE_SQL}
            AND ($2::text IS NULL OR position('"provider":"' || $2 || '"' IN content) > 0
              OR position('"provider":"' || $3 || '"' IN content) > 0))`,
      },
      values,
    );
  }

  /** Investigations whose chains refer to these bytes; null if the bytes are no longer stored. */
  async findReferences(sha256: string): Promise<PurgeableOriginal | null> {
    return firstRow(
      this.query(
        {
          name: 'evidence.named-by',
          text: `SELECT ${ORIGINAL_REFERENCES} FROM originals o WHERE o.sha256 = $1 AND o.removed_at IS NULL`,
        },
        [sha256],
      ),
    );
  }

  /** Which of these originals were purged. */
  async filterRemoved(digests: readonly string[]): Promise<string[]> {
    return (
      await this.query<{ sha256: string }>(
        {
          name: 'evidence.gone',
          text: 'SELECT sha256 FROM originals WHERE sha256 = ANY($1::text[]) AND removed_at IS NOT NULL',
        },
        [digests],
      )
    ).map(({ sha256 }) => sha256);
  }

  /** Deletes the bytes and keeps their digest. Does nothing if a case on legal hold refers to them. */
  async removeBytes(sha256: string, why: string, at: Instant): Promise<void> {
    await this.query(
      {
        name: 'evidence.let-go',
        text: `UPDATE originals SET packed = NULL, stored_in = 'nowhere', removed_at = $3, removed_why = $2
          WHERE sha256 = $1 AND removed_at IS NULL AND NOT EXISTS (SELECT 1 FROM chain_entries e
            WHERE e.original_sha256 = originals.sha256 AND ${legalHoldSql('e.investigation_id')})`,
      },
      [sha256, why, at],
    );
  }

  /** Chains with an entry that a person caused (hold, erasure, report) since their last seal. */
  async listUnsealed(limit: number): Promise<number[]> {
    return this.queryIds(
      {
        name: 'evidence.unsealed',
        text: `SELECT DISTINCT e.investigation_id AS id FROM chain_entries e
          WHERE e.kind IN ('hold', 'erasure', 'report') AND NOT EXISTS (SELECT 1 FROM chain_seals s
            WHERE s.investigation_id = e.investigation_id AND s.seq >= e.seq) LIMIT $1`,
      },
      [limit],
    );
  }

  /**
   * IDs of investigations that have a chain, in ascending order; `share` limits them to IDs with remainder `rest`
   * modulo `of`.
   */
  async listCases(id: number, limit: number, share = { of: 1, rest: 0 }): Promise<number[]> {
    // Uses the primary key of the entries: a chain exists if its first entry does.
    return this.queryIds(
      {
        name: 'evidence.cases',
        text: `SELECT investigation_id AS id FROM chain_entries
          WHERE seq = 1 AND investigation_id > $1 AND investigation_id % $2::bigint = $3::bigint
          ORDER BY investigation_id LIMIT $4`,
      },
      [id, share.of, share.rest, limit],
    );
  }

  /** Metadata, without bytes, of the originals that a chain refers to. */
  listOriginals(investigationId: number): Promise<Pick<OriginalEntity, 'sha256' | 'size' | 'storedIn'>[]> {
    return this.query(
      {
        name: 'evidence.originals-of',
        text: `SELECT sha256, size, stored_in FROM originals WHERE sha256 IN
          (SELECT original_sha256 FROM chain_entries WHERE investigation_id = $1)`,
      },
      [investigationId],
    );
  }

  /** First entry of this chain that refers to the bytes; null if none. */
  findEntry(investigationId: number, originalSha256: string): Promise<ChainEntryEntity | null> {
    const found = this.dataSource.getRepository(ChainEntryEntity);
    return found.findOne({ where: { investigationId, originalSha256 }, order: { seq: 'ASC' } });
  }

  original(sha256: string): Promise<OriginalEntity | null> {
    return this.dataSource.getRepository(OriginalEntity).findOneBy({ sha256 });
  }
}

/** Investigations whose chain entries refer to the original `o`. */
const ORIGINAL_REFERENCES = `o.sha256, ARRAY(SELECT DISTINCT e.investigation_id FROM chain_entries e
      WHERE e.original_sha256 = o.sha256 ORDER BY 1) AS investigation_ids`;
const selectPurgeable = (which: string): string => `SELECT ${ORIGINAL_REFERENCES}
    FROM originals o WHERE o.last_received_at < $1 AND o.removed_at IS NULL${which} AND NOT EXISTS (
      SELECT 1 FROM chain_entries e JOIN investigations i ON i.id = e.investigation_id
      WHERE e.original_sha256 = o.sha256 AND (i.status <> ALL($2::text[]) OR ${legalHoldSql('i.id')}
        OR EXISTS (SELECT 1 FROM review_items r WHERE r.investigation_id = i.id AND r.state = 'open')))
    ORDER BY o.last_received_at, o.sha256 LIMIT $3`;
const SELECT_PURGEABLE = {
  all: { name: 'evidence.purgeable', text: selectPurgeable('') },
  pictures: { name: 'evidence.purgeable-pictures', text: selectPurgeable(` AND o.media_type ILIKE 'image/%'`) },
  others: { name: 'evidence.purgeable-others', text: selectPurgeable(` AND o.media_type NOT ILIKE 'image/%'`) },
  networks: {
    name: 'evidence.purgeable-networks',
    text: selectPurgeable(` AND o.sha256 IN (SELECT original_sha256 FROM chain_entries WHERE ${SOCIAL_CAPTURE_SQL})`),
  },
};
