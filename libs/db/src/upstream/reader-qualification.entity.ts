import type { Instant } from '@corroborate/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, instant, now, optional, double, text, usd, integer } from '../sql/columns';

/** A run of language models on the labeled pages. */
@Entity({ name: 'reader_qualifications' })
@Index('IDX_reader_qualifications_reader', ['instructions', 'reader', 'id'])
export class ReaderQualificationEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_reader_qualifications'))
  id: number;
  /** Models that read together, in the format of `readerOf`. */
  @Column(text('reader'))
  reader: string;
  /** Versions of the prompts used. */
  @Column(text('instructions'))
  instructions: string;
  /** Digest of the file of labeled pages. */
  @Column(text('pages_digest'))
  pagesDigest: string;
  @Column(integer('pages'))
  pages: number;
  @Column(integer('false_support'))
  falseSupport: number;
  /** Precision, 0–1; null if no page was counted as support. */
  @Column(double('precision', optional))
  precision: number | null;
  /** 0–1. */
  @Column(double('recall'))
  recall: number;
  @Column(integer('calls'))
  calls: number;
  @Column(usd('cost_usd'))
  costUsd: number;
  @Column(bool('passed'))
  passed: boolean;
  @Column(instant('qualified_at', now))
  qualifiedAt: Instant;
}
