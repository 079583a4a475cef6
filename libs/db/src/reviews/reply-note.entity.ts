import type { Instant } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, now, checkOneOf, optional, rowId, text } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';
import { TopicEntity } from '../topics/topic.entity';

export const REPLY_STEPS = ['asked', 'answered'] as const;

/** A request for a response, or the response itself, as recorded by an editor. Append-only. */
@Entity({ name: 'reply_notes' })
@Index('IDX_reply_notes_investigation', ['investigationId', 'id'])
@Index('IDX_reply_notes_topic', ['topicId', 'id'])
@Check('CHK_reply_notes_what', checkOneOf('what', REPLY_STEPS))
export class ReplyNoteEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_reply_notes'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_reply_notes_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @ForeignKey(() => TopicEntity, { name: 'FK_reply_notes_topic' })
  @Column(rowId('topic_id'))
  topicId: number;
  /** Name of the person asked, as used in the case. */
  @Column(text('name'))
  name: string;
  @Column(text('what'))
  what: (typeof REPLY_STEPS)[number];
  /** Deadline for the response. */
  @Column(instant('deadline', optional))
  deadline: Instant | null;
  /** The response, or where it is published. */
  @Column(text('reply', optional))
  reply: string | null;
  @Column(text('url', optional))
  url: string | null;
  @Column(text('made_by'))
  madeBy: string;
  @Column(instant('at', now))
  at: Instant;
}
