import {
  CAPTURE_VERDICTS,
  STANCES,
  type Article,
  type CaptureVerdict,
  type DateRecord,
  type Instant,
  type Json,
  type Passage,
  type Stance,
  type Tier,
  type Reason,
} from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, instant, json, now, checkOneOf, optional, double, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

/** One capture of a page. The same text at the same URL is one row. */
@Entity({ name: 'sources' })
@Index('UQ_sources_capture', ['captureKey'], { unique: true })
@Index('IDX_sources_site', ['site'])
@Index('IDX_sources_last_seen', ['lastSeenAt'], { where: 'text_removed_at IS NULL' })
@Check('CHK_sources_verdict', checkOneOf('verdict', CAPTURE_VERDICTS))
export class SourceEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_sources'))
  id: number;
  /** SHA-256 of URL and content hash, because URLs may be too long for an index entry. */
  @Column(text('capture_key'))
  captureKey: string;
  @Column(text('canonical_url'))
  canonicalUrl: string;
  @Column(text('content_hash'))
  contentHash: string;
  @Column(text('site'))
  site: string;
  @Column(text('verdict'))
  verdict: CaptureVerdict;
  /** The article without its text. */
  @Column(json('article'))
  article: Omit<Article, 'text'>;
  @Column(text('text'))
  text: string;
  @Column(instant('fetched_at'))
  fetchedAt: Instant;
  /** When the page was last found with this text, by the database's clock, rounded to the hour. */
  @Column(instant('last_seen_at', now))
  lastSeenAt: Instant;
  /** When the text was deleted; its hash and quotes stay. */
  @Column(instant('text_removed_at', optional))
  textRemovedAt: Instant | null;
}

/** A source's assessment in one investigation. */
@Entity({ name: 'investigation_sources' })
@Index('UQ_investigation_sources', ['investigationId', 'sourceId'], { unique: true })
@Index('IDX_investigation_sources_source', ['sourceId'])
@Check('CHK_investigation_sources_stance', checkOneOf('stance', STANCES))
@Check('CHK_investigation_sources_tier', '"tier" BETWEEN 1 AND 4')
@Check('CHK_investigation_sources_strength', '"strength" BETWEEN 0 AND 1')
export class InvestigationSourceEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_investigation_sources'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_investigation_sources_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => SourceEntity, { name: 'FK_investigation_sources_source' })
  @Column(rowId('source_id'))
  sourceId: number;
  /** Round in which it was found. */
  @Column(integer('round'))
  round: number;
  @Column(integer('tier', optional))
  tier: Tier | null;
  @Column(text('stance', optional))
  stance: Stance | null;
  @Column(double('strength', optional))
  strength: number | null;
  @Column(json('passage', optional))
  passage: Passage | null;
  @Column(json('stance_reasons', { default: [] }))
  stanceReasons: Reason[];
  @Column(text('cluster_id', optional))
  clusterId: string | null;
  /**
   * Whether it belongs to an independent source that counts toward the level; null if undecided, or decided by an
   * earlier version.
   */
  @Column({ name: 'counts', type: 'boolean', nullable: true })
  counts: boolean | null;
  @Column(bool('is_topic_page'))
  isTopicPage: boolean;
  @Column(json('found_by', { default: [] }))
  foundBy: Json[];
  @ForeignKey(() => SourceEntity, { name: 'FK_investigation_sources_parent' })
  @Column(rowId('parent_source_id', optional))
  parentSourceId: number | null;
  @Column(json('published', optional))
  published: DateRecord | null;
}
