import { ApiProperty } from '@nestjs/swagger';
import { CAPTURE_VERDICTS } from '@corroborate/domain';
import { CodeAnswer } from '../openapi/code.answer';
import { MOMENT } from '../openapi/answer.parts';

const DIGEST = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const MODES = ['decided', 'asked', 'off', 'no-browser'];
const MODE = {
  enum: MODES,
  example: 'decided',
  description: 'When snapshots are taken here; `no-browser`: there is none to take them.',
};

export class SealAnswer {
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ example: DIGEST, description: 'Digest of the public key.' }) key_id: string;
}

export class ChainFaultAnswer {
  @ApiProperty({ type: 'integer', example: 3 }) seq: number;
  @ApiProperty({ example: 'entry-changed' }) code: string;
}

export class FailedCaptureAnswer {
  @ApiProperty({ type: 'integer', example: 5 }) source_id: number;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({
    enum: ['unread', 'not-kept', 'let-go', 'lost', 'changed'],
    example: 'unread',
    description:
      '`unread`: it could not be read then. `not-kept`: no answer of its address is kept. `let-go`: its bytes went ' +
      'with their time. `lost`, `changed`: they should be there, as they came.',
  })
  failure: string;
  @ApiProperty({ enum: CAPTURE_VERDICTS, example: 'paywall', description: 'How the reading ended.' }) verdict: string;
}

export class KeptOriginalsAnswer {
  @ApiProperty({ type: 'integer', example: 41 }) kept: number;
  @ApiProperty({ type: 'integer', example: 0 }) let_go: number;
  @ApiProperty({ type: 'integer', example: 2_400_000 }) bytes: number;
}

export class SnapshotCountsAnswer {
  @ApiProperty(MODE) mode: string;
  @ApiProperty({ type: 'integer', example: 4 }) taken: number;
  @ApiProperty({ type: 'integer', example: 0 }) waiting: number;
  @ApiProperty({ type: 'integer', example: 1 }) failed: number;
}

/** What is kept of a case, in figures. */
export class CaseEvidenceAnswer {
  @ApiProperty({ type: 'integer', example: 45 }) entries: number;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { capture: 44, decision: 1 },
    description: 'Number of entries by kind.',
  })
  kinds: Record<string, number>;
  @ApiProperty({ type: 'integer', example: 45, description: 'Entries that a seal covers which holds.' }) sealed: number;
  @ApiProperty({ type: SealAnswer, nullable: true }) seal: SealAnswer | null;
  @ApiProperty({
    type: [ChainFaultAnswer],
    description: 'What is wrong with chain or seals. The bytes are looked at by `corroborate evidence verify` alone.',
  })
  faults: ChainFaultAnswer[];
  @ApiProperty({ type: KeptOriginalsAnswer }) originals: KeptOriginalsAnswer;
  @ApiProperty({ type: [FailedCaptureAnswer], description: 'Pages that cannot be shown as they were received.' })
  failed: FailedCaptureAnswer[];
  @ApiProperty({ type: SnapshotCountsAnswer }) snapshots: SnapshotCountsAnswer;
}

export class ChainEntryAnswer {
  @ApiProperty({ type: 'integer', example: 1 }) seq: number;
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ example: 'capture' }) kind: string;
  @ApiProperty({ example: DIGEST }) sha256: string;
  @ApiProperty({ example: true, description: 'Whether a seal covers it.' }) sealed: boolean;
  @ApiProperty({ type: String, nullable: true, example: DIGEST, description: 'Digest of the bytes that it names.' })
  original: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'https://news.example/report' }) url: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'page', description: 'What of its kind it is.' })
  what: string | null;
}

export class ChainEntriesAnswer {
  @ApiProperty({ type: [ChainEntryAnswer] }) entries: ChainEntryAnswer[];
  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'For `after`, where there are more.' })
  next_after: number | null;
}

export class OriginalAnswer {
  @ApiProperty({ example: DIGEST }) sha256: string;
  @ApiProperty({ type: 'integer', example: 52_100 }) size: number;
  @ApiProperty({ example: 'text/html' }) media_type: string;
}

export class ReadOriginalAnswer extends OriginalAnswer {
  @ApiProperty({
    enum: ['whole', 'removed', 'missing', 'changed'],
    example: 'whole',
    description: 'The bytes were looked at just now.',
  })
  state: string;
}

export class PeerAnswer {
  @ApiProperty({ example: 'CN=news.example' }) subject: string;
  @ApiProperty({ example: 'C=US, O=An authority' }) issuer: string;
  @ApiProperty({ example: 'AB:CD:…', description: 'SHA-256 of the certificate.' }) fingerprint256: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) valid_from: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) valid_to: string;
}

/** An answer as it came. Addresses and headers are what strangers wrote: show them as text alone. */
export class ReceivedAnswer {
  @ApiProperty({ type: 'integer', example: 12, description: 'Its place in the chain.' }) seq: number;
  @ApiProperty({ example: DIGEST }) entry_sha256: string;
  @ApiProperty({ example: true }) sealed: boolean;
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({
    enum: ['read', 'snapshot', 'watch'],
    example: 'read',
    description:
      '`read`: when it was read. `snapshot`: when a browser showed it. `watch`: when it was looked at again.',
  })
  when: string;
  @ApiProperty({ example: 'https://news.example/report' }) asked: string;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ type: [String], example: [] }) redirects: string[];
  @ApiProperty({ type: 'integer', example: 200 }) status: number;
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'text/html' },
    description: 'Of the answer, without cookies and keys.',
  })
  headers: Record<string, string>;
  @ApiProperty({ type: PeerAnswer, nullable: true, description: 'Who answered, by certificate.' })
  peer: PeerAnswer | null;
  @ApiProperty({ example: false, description: 'Kept from an earlier call: who answered stands with that one.' })
  from_cache: boolean;
  @ApiProperty({ type: ReadOriginalAnswer }) original: ReadOriginalAnswer;
}

export class SnapshotPartAnswer extends OriginalAnswer {
  @ApiProperty({ enum: ['picture', 'print', 'dom'], example: 'picture' }) part: string;
  @ApiProperty({ type: 'integer', example: 46 }) seq: number;
  @ApiProperty({ example: true }) sealed: boolean;
}

export class SnapshotViewAnswer {
  @ApiProperty({ type: 'integer', example: 1280 }) width: number;
  @ApiProperty({ type: 'integer', example: 5200, description: 'Of the whole page.' }) height: number;
  @ApiProperty({ type: 'integer', example: 5200, description: 'Of the picture.' }) shown: number;
}

export class SnapshotRequestsAnswer {
  @ApiProperty({ type: 'integer', example: 41 }) answered: number;
  @ApiProperty({ type: 'integer', example: 7 }) refused: number;
  @ApiProperty({ type: 'integer', example: 1 }) failed: number;
}

/** How a browser showed the page. */
export class SnapshotShownAnswer {
  @ApiProperty({ format: 'date-time', example: MOMENT }) at: string;
  @ApiProperty({ example: 'https://news.example/report' }) url: string;
  @ApiProperty({ type: 'integer', example: 200 }) status: number;
  @ApiProperty({ example: DIGEST, description: 'Of the document as it was received.' }) document_sha256: string;
  @ApiProperty({ example: 'Chromium 156.0.8078.108' }) browser: string;
  @ApiProperty({ type: SnapshotViewAnswer }) view: SnapshotViewAnswer;
  @ApiProperty({ type: SnapshotRequestsAnswer, description: 'What the page asked for beside its document.' })
  requests: SnapshotRequestsAnswer;
  @ApiProperty({ type: [String], example: [], description: 'Parts that were not made in time or are too large.' })
  left_out: string[];
}

export class SnapshotAnswer {
  @ApiProperty({ type: 'integer', example: 9 }) id: number;
  @ApiProperty({ enum: ['wanted', 'taken', 'failed'], example: 'taken' }) state: string;
  @ApiProperty({ enum: ['decision', 'person'], example: 'decision' }) wanted_by: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) created_at: string;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why there is none.' })
  reason: string | null;
  @ApiProperty({ type: CodeAnswer, nullable: true }) reason_code: CodeAnswer | null;
  @ApiProperty({ type: SnapshotShownAnswer, nullable: true }) shown: SnapshotShownAnswer | null;
  @ApiProperty({ type: [SnapshotPartAnswer] }) parts: SnapshotPartAnswer[];
}

export class PublicCopyAnswer {
  @ApiProperty({ type: 'integer', example: 4 }) id: number;
  @ApiProperty({ enum: ['wanted', 'kept', 'failed'], example: 'kept' }) state: string;
  @ApiProperty({ enum: ['decision', 'person'], example: 'decision' }) wanted_by: string;
  @ApiProperty({ format: 'date-time', example: MOMENT }) created_at: string;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://web.archive.org/web/20261121090012/https://www.example.org/news/dam',
    description: 'Where anybody can look at it.',
  })
  url: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When, as the archive says.' })
  at: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'Why there is none, or none yet.' })
  reason: string | null;
  @ApiProperty({ type: CodeAnswer, nullable: true }) reason_code: CodeAnswer | null;
}

export class ChainLengthAnswer {
  @ApiProperty({ type: 'integer', example: 45 }) entries: number;
  @ApiProperty({ type: 'integer', example: 45 }) sealed: number;
}

/** Everything that is kept of one source. */
export class SourceEvidenceAnswer {
  @ApiProperty({ type: 'integer', example: 5 }) source_id: number;
  @ApiProperty({
    enum: ['unread', 'not-kept', 'let-go', 'lost', 'changed'],
    nullable: true,
    type: String,
    example: null,
    description: 'Why it cannot be shown as it was received.',
  })
  failure: string | null;
  @ApiProperty({ type: [ReceivedAnswer], description: 'In the order of the chain.' }) received: ReceivedAnswer[];
  @ApiProperty({ type: [SnapshotAnswer], description: 'The latest first.' }) snapshots: SnapshotAnswer[];
  @ApiProperty(MODE) snapshot_mode: string;
  @ApiProperty({ type: [PublicCopyAnswer], description: 'At the Wayback Machine, the latest first.' })
  public_copies: PublicCopyAnswer[];
  @ApiProperty({ enum: ['decided', 'asked', 'off'], example: 'asked', description: 'When public copies are ordered.' })
  public_copy_mode: string;
  @ApiProperty({ type: ChainLengthAnswer }) chain: ChainLengthAnswer;
}
