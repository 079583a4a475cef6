import {
  VERIFICATION_LEVELS,
  type Instant,
  type JsonObject,
  type Topic,
  type VerificationLevel,
} from '@corroborate/domain';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bool, identity, instant, json, now, checkOneOf, optional, double, text, integer } from '../sql/columns';

@Entity({ name: 'topics' })
@Index('UQ_topics_external_id', ['externalId'], { unique: true })
@Index('IDX_topics_candidates', { synchronize: false })
@Index('IDX_topics_candidate_words', { synchronize: false })
@Index('IDX_topics_candidate_category', { synchronize: false })
@Index('IDX_topics_candidate_latest', { synchronize: false })
@Index('IDX_topics_candidate_category_latest', { synchronize: false })
@Index('IDX_topics_unverified', { synchronize: false })
@Index('IDX_topics_names', { synchronize: false })
@Index('IDX_topics_level', ['verificationStatus', 'id'])
@Index('IDX_topics_words', { synchronize: false })
@Index('IDX_topics_url', { synchronize: false })
@Check('CHK_topics_verification_status', checkOneOf('verification_status', VERIFICATION_LEVELS))
@Check('CHK_topics_newsworthiness', '"newsworthiness_score" BETWEEN 0 AND 100')
@Check('CHK_topics_source_count', '"source_count" >= 0')
export class TopicEntity implements Topic {
  @PrimaryGeneratedColumn('identity', identity('PK_topics'))
  id: number;
  @Column(text('external_id'))
  externalId: string;
  @Column(text('title'))
  title: string;
  @Column(text('summary', optional))
  summary: string | null;
  @Column(text('article_text', optional))
  articleText: string | null;
  @Column(text('url', optional))
  url: string | null;
  @Column(instant('event_date', optional))
  eventDate: Instant | null;
  @Column(instant('discovery_date', optional))
  discoveryDate: Instant | null;
  @Column(text('location', optional))
  location: string | null;
  @Column(json('entities', { default: [] }))
  entities: string[];
  @Column(text('category', optional))
  category: string | null;
  @Column(text('language', optional))
  language: string | null;
  @Column(double('newsworthiness_score'))
  newsworthinessScore: number;
  @Column(text('status'))
  status: string;
  @Column(text('verification_status'))
  verificationStatus: VerificationLevel;
  @Column(integer('source_count', { default: 0 }))
  sourceCount: number;
  @Column(json('source_plan', { default: {} }))
  sourcePlan: JsonObject;
  @Column(json('verified_facts', { default: {} }))
  verifiedFacts: JsonObject;
  @Column(bool('investigated'))
  investigated: boolean;
  @Column(instant('investigation_date', optional))
  investigationDate: Instant | null;
  @Column(double('investigation_confidence', optional))
  investigationConfidence: number | null;
  @Column(text('investigation_notes', optional))
  investigationNotes: string | null;
  @Column(instant('created_at', now))
  createdAt: Instant;
  @Column(instant('updated_at', now))
  updatedAt: Instant;
}
