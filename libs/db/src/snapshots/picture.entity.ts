import { PICTURE_STATES, type Instant, type PictureMetadata, type PictureState } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { identity, instant, json, keyPart, now, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { SourceEntity } from '../sources/source.entity';

/** A picture on a source page: context that does not affect any verdict. Its bytes are stored as an original. */
@Entity({ name: 'pictures' })
@Unique('UQ_pictures_place', ['investigationId', 'sourceId', 'place'])
@Index('IDX_pictures_source', ['sourceId'])
@Index('IDX_pictures_marked', ['receivedAt'], { where: 'marks IS NOT NULL' })
@Check('CHK_pictures_state', checkOneOf('state', PICTURE_STATES))
export class PictureEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_pictures'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_pictures_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => SourceEntity, { name: 'FK_pictures_source' })
  @Column(rowId('source_id'))
  sourceId: number;
  /** Position among the pictures of the page, from 0. */
  @Column(integer('place'))
  place: number;
  @Column(text('url'))
  url: string;
  @Column(text('state'))
  state: PictureState;
  @Column(text('sha256', optional))
  sha256: string | null;
  @Column(text('media_type', optional))
  mediaType: string | null;
  @Column(json('marks', optional))
  marks: PictureMetadata | null;
  @Column(text('site'))
  site: string;
  @Column(text('page_url'))
  pageUrl: string;
  /** Publication day, such as `2019-07-14`; null if unknown. */
  @Column(text('page_day', optional))
  pageDay: string | null;
  @Column(instant('received_at'))
  receivedAt: Instant;
}

/** A case whose pictures are due for inspection. Written in the transaction of the decision, deleted when done. */
@Entity({ name: 'pictures_due' })
export class PicturesDueEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_pictures_due_investigation', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_pictures_due'))
  investigationId: number;
  @Column(integer('tries', { default: 0 }))
  tries: number;
  @Column(instant('next_at', now))
  nextAt: Instant;
}
