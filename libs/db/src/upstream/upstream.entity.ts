import type { Instant, LimitCause, OutcomeKind } from '@corroborate/domain';
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  bool,
  identity,
  instant,
  json,
  keyPart,
  now,
  optional,
  double,
  rowId,
  text,
  usd,
  integer,
} from '../sql/columns';

/** An upstream call; the data for costs and health. No foreign key, because health checks make calls too. */
@Entity({ name: 'upstream_calls' })
@Index('IDX_upstream_calls_investigation', ['investigationId', 'id'])
@Index('IDX_upstream_calls_uncut', { synchronize: false })
@Index('IDX_upstream_calls_at', ['at'])
export class UpstreamCallEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_upstream_calls'))
  id: number;
  @Column(rowId('investigation_id', optional))
  investigationId: number | null;
  @Column(text('stage'))
  stage: string;
  @Column(text('provider'))
  provider: string;
  @Column(text('method'))
  method: string;
  @Column(text('url'))
  url: string;
  @Column(text('outcome'))
  outcome: OutcomeKind;
  @Column(text('reason', optional))
  reason: string | null;
  /** Which internal limit stopped the call. */
  @Column(text('cause', optional))
  cause: LimitCause | null;
  @Column(integer('status', optional))
  status: number | null;
  @Column(bool('cached'))
  cached: boolean;
  @Column(integer('attempts'))
  attempts: number;
  @Column(double('latency_ms'))
  latencyMs: number;
  @Column(rowId('bytes'))
  bytes: number;
  @Column(usd('cost_usd'))
  costUsd: number;
  @Column(instant('at', now))
  at: Instant;
}

@Entity({ name: 'upstream_cache' })
@Index('IDX_upstream_cache_expires', ['expiresAt'])
export class UpstreamCacheEntity {
  /** SHA-256 of the caller's key, because the key may have any length. */
  @PrimaryColumn(keyPart(text('key_hash'), 'PK_upstream_cache'))
  keyHash: string;
  @Column(integer('status'))
  status: number;
  @Column(json('headers'))
  headers: Record<string, string>;
  @Column({ name: 'body', type: 'bytea' })
  body: Buffer;
  @Column(text('url'))
  url: string;
  @Column(json('redirects', { default: [] }))
  redirects: string[];
  @Column(instant('expires_at'))
  expiresAt: Instant;
}

@Entity({ name: 'domain_ratings' })
@Index('UQ_domain_ratings_site_scheme', ['site', 'scheme'], { unique: true })
@Check('CHK_domain_ratings_score', '"score" BETWEEN 0 AND 1')
export class DomainRatingEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_domain_ratings'))
  id: number;
  @Column(text('site'))
  site: string;
  @Column(text('scheme'))
  scheme: string;
  @Column(double('score'))
  score: number;
  @Column(text('label', optional))
  label: string | null;
  @Column(text('lean', optional))
  lean: string | null;
}

@Entity({ name: 'rating_imports' })
export class RatingImportEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_rating_imports'))
  id: number;
  @Column(text('scheme'))
  scheme: string;
  @Column(text('file_name'))
  fileName: string;
  @Column(integer('row_count'))
  rowCount: number;
  @Column(instant('imported_at', now))
  importedAt: Instant;
}
