import type { Instant, LimitCause, OutcomeKind } from '@corroborate/domain';
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  flag,
  identity,
  instant,
  json,
  keyPart,
  now,
  oneOf,
  optional,
  real,
  rowId,
  text,
  usd,
  whole,
} from '../columns';

/** One call to the outside: cost and health are read from here. No foreign key: health checks call, too. */
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
  /** What of our own limited the call. */
  @Column(text('cause', optional))
  cause: LimitCause | null;
  @Column(whole('status', optional))
  status: number | null;
  @Column(flag('cached'))
  cached: boolean;
  @Column(whole('attempts'))
  attempts: number;
  @Column(real('latency_ms'))
  latencyMs: number;
  @Column(rowId('bytes'))
  bytes: number;
  @Column(usd('cost_usd'))
  costUsd: number;
  @Column(instant('at', now))
  at: Instant;
}

/**
 * Calls of a day or a month that is over, by upstream. Outcomes and latencies are of those that the cache did not
 * answer.
 */
@Entity({ name: 'upstream_tallies' })
@Check('CHK_upstream_tallies_span', oneOf('span', ['day', 'month']))
export class UpstreamTallyEntity {
  @PrimaryColumn(keyPart(text('span'), 'PK_upstream_tallies'))
  span: 'day' | 'month';
  @PrimaryColumn(keyPart({ name: 'starts', type: 'date' }, 'PK_upstream_tallies'))
  starts: string;
  @PrimaryColumn(keyPart(text('provider'), 'PK_upstream_tallies'))
  provider: string;
  @Column(rowId('calls'))
  calls: number;
  @Column(rowId('from_cache'))
  fromCache: number;
  @Column(usd('cost_usd', { precision: 14 }))
  costUsd: number;
  @Column(instant('last_at'))
  lastAt: Instant;
  @Column(json('by_outcome'))
  byOutcome: Record<string, number>;
  /** Latencies that were seen, in rising order, and how often each. */
  @Column({ name: 'ms', type: 'int', array: true })
  ms: number[];
  @Column({ name: 'n', type: 'int', array: true })
  n: number[];
}

/** One row: up to which day calls are tallied. */
@Entity({ name: 'upstream_tallied' })
@Check('CHK_upstream_tallied_one', 'one')
export class UpstreamTalliedEntity {
  @PrimaryColumn(keyPart({ name: 'one', type: 'boolean' }, 'PK_upstream_tallied'))
  one: boolean;
  @Column({ name: 'until', type: 'date' })
  until: string;
}

@Entity({ name: 'upstream_cache' })
@Index('IDX_upstream_cache_expires', ['expiresAt'])
export class UpstreamCacheEntity {
  /** sha256 of the caller's key, which may be of any length. */
  @PrimaryColumn(keyPart(text('key_hash'), 'PK_upstream_cache'))
  keyHash: string;
  @Column(whole('status'))
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

/** The next free moment of each paced key. */
@Entity({ name: 'pace_slots' })
export class PaceSlotEntity {
  @PrimaryColumn(keyPart(text('key_hash'), 'PK_pace_slots'))
  keyHash: string;
  @Column({ name: 'next_at', type: 'timestamptz' })
  nextAt: Date;
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
  @Column(real('score'))
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
  @Column(whole('row_count'))
  rowCount: number;
  @Column(instant('imported_at', now))
  importedAt: Instant;
}
