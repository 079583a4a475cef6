import type { Instant, JsonObject } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, json, keyPart, now, checkOneOf, optional, rowId, text, usd } from '../sql/columns';
import { InvestigationEntity } from '../investigations/investigation.entity';

/** A collection of a data server, as of its last discovery. */
@Entity({ name: 'collections' })
@Check('CHK_collections_health', checkOneOf('health', ['well', 'ill']))
export class CollectionEntity {
  @PrimaryColumn(keyPart(text('server'), 'PK_collections'))
  server: string;
  @PrimaryColumn(keyPart(text('tool'), 'PK_collections'))
  tool: string;
  /** Digest of the tool's schema. */
  @Column(text('digest'))
  digest: string;
  @Column(text('description'))
  description: string;
  /** Mapping of fields to meanings. */
  @Column(json('mapping'))
  mapping: JsonObject;
  @Column(rowId('size', optional))
  size: number | null;
  @Column(text('health'))
  health: 'well' | 'ill';
  @Column(usd('price_usd'))
  priceUsd: number;
  @Column(instant('seen_at', now))
  seenAt: Instant;
}

/** Progress of a collection scan, so that it can resume after a crash. */
@Entity({ name: 'collection_scans' })
@Index('UQ_collection_scans_request', ['investigationId', 'server', 'tool', 'request'], { unique: true })
export class CollectionScanEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_collection_scans'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_collection_scans_investigation', onDelete: 'CASCADE' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('server'))
  server: string;
  @Column(text('tool'))
  tool: string;
  @Column(text('request'))
  request: string;
  @Column(json('state'))
  state: JsonObject;
  @Column(json('kept'))
  kept: JsonObject[];
  @Column(instant('at', now))
  at: Instant;
}
