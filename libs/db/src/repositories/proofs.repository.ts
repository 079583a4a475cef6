import type { DataSource } from 'typeorm';
import type { ChainProofEntity } from '../entities';
import { ask, inTransaction } from './statements';

type Written = Pick<ChainProofEntity, 'investigationId' | 'seq' | 'calendar' | 'proof' | 'sha256'>;

/** A proof whose calendar is to be asked for the way to a block. */
export interface PromisedProof extends Written {
  /** How often it has been asked, this time included. */
  attempts: number;
}

/** Proofs of calendars over seals. Which seals wait for a first one stands among those that wait for stamps. */
export class ProofsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A second proof of the same calendar over the same seal is not kept. `askAt`: null where it is whole. */
  async save(written: Written, askAt: Date | null): Promise<void> {
    const { investigationId, seq, calendar, proof, sha256 } = written;
    await inTransaction(this.dataSource, async (client) => {
      await client.query(INSERT, [investigationId, seq, calendar, proof, sha256, askAt]);
      await client.query(DONE, [investigationId, calendar, seq]);
    });
  }

  /** The next one whose calendar is to be asked again, which nobody else gets until `until`; the latest cases first. */
  async take(calendar: string, now: Date, until: Date): Promise<PromisedProof | null> {
    const [row] = await ask<TakenRow>(this.dataSource, TAKE, [calendar, now, until]);
    if (!row) return null;
    const { investigation_id, seq, proof, sha256, attempts } = row;
    return { investigationId: Number(investigation_id), seq, calendar, proof, sha256, attempts };
  }

  /** In place of the promise; nothing where somebody else has written the whole proof meanwhile. */
  async finish({ investigationId, seq, calendar, proof, sha256 }: Written): Promise<void> {
    await ask(this.dataSource, FINISH, [investigationId, seq, calendar, proof, sha256]);
  }

  async postpone({ investigationId, seq, calendar }: PromisedProof, until: Date): Promise<void> {
    await ask(this.dataSource, POSTPONE, [investigationId, seq, calendar, until]);
  }
}

interface TakenRow {
  investigation_id: string;
  seq: number;
  proof: Buffer;
  sha256: string;
  attempts: number;
}

const INSERT = `INSERT INTO chain_proofs (investigation_id, seq, calendar, proof, sha256, next_at)
  VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`;
const DONE = 'DELETE FROM stamp_due WHERE investigation_id = $1 AND authority = $2 AND seq <= $3';
const TAKE = {
  name: 'proofs.take',
  text: `WITH due AS (SELECT investigation_id, seq FROM chain_proofs WHERE calendar = $1 AND next_at <= $2
      ORDER BY investigation_id DESC, seq DESC LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE chain_proofs proof SET next_at = $3, attempts = attempts + 1 FROM due
    WHERE proof.investigation_id = due.investigation_id AND proof.seq = due.seq AND proof.calendar = $1
    RETURNING proof.investigation_id, proof.seq, proof.proof, proof.sha256, proof.attempts`,
};
const FINISH = {
  name: 'proofs.finish',
  text: `UPDATE chain_proofs SET proof = $4, sha256 = $5, next_at = NULL
    WHERE investigation_id = $1 AND seq = $2 AND calendar = $3 AND next_at IS NOT NULL`,
};
const POSTPONE = {
  name: 'proofs.postpone',
  text: `UPDATE chain_proofs SET next_at = $4
    WHERE investigation_id = $1 AND seq = $2 AND calendar = $3 AND next_at IS NOT NULL`,
};
