import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { keyPart, rowId } from '../columns';
import { TopicEntity } from './topic.entity';

/**
 * The keys by which topics that may belong together find each other, beside the row they are made of: a topic that
 * changes its level leaves them alone.
 */
@Entity({ name: 'topic_keys' })
@Index('IDX_topic_keys_event', { synchronize: false })
@Index('IDX_topic_keys_series', { synchronize: false })
export class TopicKeysEntity {
  @ForeignKey(() => TopicEntity, { name: 'FK_topic_keys_topic', onDelete: 'CASCADE' })
  @PrimaryColumn(keyPart(rowId('topic_id'), 'PK_topic_keys'))
  topicId: number;
  @Column({ name: 'event_keys', type: 'int', array: true })
  eventKeys: number[];
  @Column({ name: 'series_keys', type: 'int', array: true })
  seriesKeys: number[];
}
