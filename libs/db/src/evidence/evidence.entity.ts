import { CHAIN_ENTRY_KINDS, type ChainEntryKind, type Instant } from '@corroborate/domain';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { identity, instant, keyPart, now, checkOneOf, optional, rowId, text, integer } from '../sql/columns';
import { HANDOVER_CHANGES, type HandoverChange } from '../delivery/handover.entity';
import { InvestigationEntity } from '../investigations/investigation.entity';

export const ORIGINAL_PLACES = ['postgres', 'outside', 'nowhere'] as const;
/** Where the bytes are stored: in this table, or in the store set in `EVIDENCE_STORE`; or that they were deleted. */
export type OriginalPlace = (typeof ORIGINAL_PLACES)[number];

const clockTimestampDefault = { default: () => 'clock_timestamp()' };

/** Bytes as received, stored once per content. The digest is kept when the bytes are deleted. */
@Entity({ name: 'originals' })
@Index('IDX_originals_last_received', ['lastReceivedAt'], { where: 'removed_at IS NULL' })
@Check('CHK_originals_encoding', checkOneOf('encoding', ['identity', 'zstd']))
@Check('CHK_originals_stored_in', checkOneOf('stored_in', ORIGINAL_PLACES))
@Check('CHK_originals_packed', `("stored_in" = 'postgres') = ("packed" IS NOT NULL)`)
@Check('CHK_originals_removed', `("stored_in" = 'nowhere') = ("removed_at" IS NOT NULL)`)
export class OriginalEntity {
  @PrimaryColumn(keyPart(text('sha256'), 'PK_originals'))
  sha256: string;
  /** Size in bytes as received, before packing. */
  @Column(integer('size'))
  size: number;
  @Column(text('encoding'))
  encoding: 'identity' | 'zstd';
  @Column({ name: 'packed', type: 'bytea', nullable: true })
  packed: Buffer | null;
  @Column(text('stored_in'))
  storedIn: OriginalPlace;
  @Column(text('media_type'))
  mediaType: string;
  @Column(instant('last_received_at', now))
  lastReceivedAt: Instant;
  @Column(instant('removed_at', optional))
  removedAt: Instant | null;
  @Column(text('removed_why', optional))
  removedWhy: string | null;
}

/**
 * Chain entries for responses from social networks. Quotes within JSON strings are escaped, so no text in an entry can
 * match this.
 */
export const SOCIAL_CAPTURE_SQL = `content LIKE '%"stage":"social"%' AND kind = 'capture'`;

/** An entry in the chain of an investigation. Never changed or deleted. */
@Entity({ name: 'chain_entries' })
@Index('UQ_chain_entries_content', ['investigationId', 'contentSha256'], { unique: true })
@Index('IDX_chain_entries_original', ['originalSha256'], { where: 'original_sha256 IS NOT NULL' })
@Index('IDX_chain_entries_by_hand', ['investigationId', 'seq'], {
  where: checkOneOf('kind', ['hold', 'erasure', 'report']),
})
@Index('IDX_chain_entries_of_networks', ['originalSha256'], { where: SOCIAL_CAPTURE_SQL })
@Check('CHK_chain_entries_kind', checkOneOf('kind', CHAIN_ENTRY_KINDS))
@Check('CHK_chain_entries_seq', '"seq" > 0')
export class ChainEntryEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_chain_entries_investigation' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_chain_entries'))
  investigationId: number;
  @PrimaryColumn(keyPart(integer('seq'), 'PK_chain_entries'))
  seq: number;
  @Column(instant('at'))
  at: Instant;
  @Column(text('kind'))
  kind: ChainEntryKind;
  /** Content exactly as digested; a JSON column would reformat it and change the digest. */
  @Column(text('content'))
  content: string;
  @Column(text('content_sha256'))
  contentSha256: string;
  @Column(text('previous_sha256'))
  previousSha256: string;
  @Column(text('sha256'))
  sha256: string;
  @ForeignKey(() => OriginalEntity, { name: 'FK_chain_entries_original' })
  @Column(text('original_sha256', optional))
  originalSha256: string | null;
}

/** A signature over the head of a chain at a given time. */
@Entity({ name: 'chain_seals' })
export class ChainSealEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_chain_seals_investigation' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_chain_seals'))
  investigationId: number;
  @PrimaryColumn(keyPart(integer('seq'), 'PK_chain_seals'))
  seq: number;
  @Column(text('sha256'))
  sha256: string;
  @Column(text('key_id'))
  keyId: string;
  @Column(text('signature'))
  signature: string;
  @Column(instant('at', clockTimestampDefault))
  at: Instant;
}

/** Response of a timestamp authority for a seal (RFC 3161), as received. Never changed or deleted. */
@Entity({ name: 'chain_stamps' })
export class ChainStampEntity {
  @ForeignKey(() => InvestigationEntity, { name: 'FK_chain_stamps_investigation' })
  @PrimaryColumn(keyPart(rowId('investigation_id'), 'PK_chain_stamps'))
  investigationId: number;
  @PrimaryColumn(keyPart(integer('seq'), 'PK_chain_stamps'))
  seq: number;
  /** URL of the authority without its scheme. */
  @PrimaryColumn(keyPart(text('authority'), 'PK_chain_stamps'))
  authority: string;
  @Column({ name: 'response', type: 'bytea' })
  response: Buffer;
  /** Digest over all other fields, to detect changes. */
  @Column(text('sha256'))
  sha256: string;
  @Column(instant('at', clockTimestampDefault))
  at: Instant;
}

/** Public keys of all key pairs that this installation has ever signed with. */
@Entity({ name: 'signing_keys' })
export class SigningKeyEntity {
  @PrimaryColumn(keyPart(text('key_id'), 'PK_signing_keys'))
  keyId: string;
  @Column(text('public_pem'))
  publicPem: string;
  @Column(instant('since', clockTimestampDefault))
  since: Instant;
}

/** A change to be added to the chain. Written in the transaction of the change, deleted once added. */
@Entity({ name: 'chain_due' })
@Check('CHK_chain_due_change', checkOneOf('change', HANDOVER_CHANGES))
export class ChainDueEntity {
  @PrimaryGeneratedColumn('identity', identity('PK_chain_due'))
  id: number;
  @ForeignKey(() => InvestigationEntity, { name: 'FK_chain_due_investigation' })
  @Column(rowId('investigation_id'))
  investigationId: number;
  @Column(text('change'))
  change: HandoverChange;
  @Column(instant('at', clockTimestampDefault))
  at: Instant;
}
