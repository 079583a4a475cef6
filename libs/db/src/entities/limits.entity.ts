import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { keyPart, text } from '../columns';

/** What somebody has taken of a limit: the columns that `rate-limiter-flexible` reads and writes. */
@Entity({ name: 'rate_limits' })
export class RateLimitEntity {
  @PrimaryColumn({ ...keyPart(text('key'), 'PK_rate_limits'), type: 'character varying', length: 255 })
  key: string;
  @Column({ name: 'points', type: 'integer', default: 0 })
  points: number;
  /** Milliseconds since 1970. */
  @Column({ name: 'expire', type: 'bigint', nullable: true })
  expire: string | null;
}

/** An open stream of progress. Its process says every while that it is still open. */
@Entity({ name: 'stream_places' })
export class StreamPlaceEntity {
  @PrimaryColumn({ name: 'id', type: 'uuid', primaryKeyConstraintName: 'PK_stream_places' })
  id: string;
  @Index('IDX_stream_places_holder')
  @Column(text('holder'))
  holder: string;
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
