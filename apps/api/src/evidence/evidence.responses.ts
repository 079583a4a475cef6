import { CAPTURE_VERDICTS } from '@corroborate/domain';
import { CodeResponse } from '../openapi/code.response';
import { z } from 'zod';
import { responseType, json, list, moment, nested } from '../openapi/response.type';

const EXAMPLE_DIGEST = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SNAPSHOT_MODES = ['decided', 'asked', 'off', 'no-browser'];
const SNAPSHOT_MODE = z.enum(SNAPSHOT_MODES).meta({
  example: 'decided',
  description: 'When snapshots are taken. `no-browser`: no browser is configured.',
});

class SealResponse extends responseType({
  at: moment,
  key_id: z.string().meta({ example: EXAMPLE_DIGEST, description: 'SHA-256 of the public key.' }),
}) {}

class ChainFaultResponse extends responseType({
  seq: z.int().meta({ example: 3 }),
  code: z.string().meta({ example: 'entry-changed' }),
}) {}

class FailedCaptureResponse extends responseType({
  source_id: z.int().meta({ example: 5 }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  failure: z.enum(['unread', 'not-kept', 'let-go', 'lost', 'changed']).meta({
    example: 'unread',
    description:
      '`unread`: the page could not be read. `not-kept`: no response from the URL was stored. `let-go`: ' +
      'the bytes were deleted at the end of the retention period. `lost`, `changed`: the bytes are missing ' +
      'or modified.',
  }),
  verdict: z.enum(CAPTURE_VERDICTS).meta({ example: 'paywall', description: 'Outcome of reading the page.' }),
}) {}

class StoredOriginalsResponse extends responseType({
  kept: z.int().meta({ example: 41 }),
  let_go: z.int().meta({ example: 0 }),
  bytes: z.int().meta({ example: 2_400_000 }),
}) {}

class SnapshotCountsResponse extends responseType({
  mode: SNAPSHOT_MODE,
  taken: z.int().meta({ example: 4 }),
  waiting: z.int().meta({ example: 0 }),
  failed: z.int().meta({ example: 1 }),
}) {}

/** Evidence summary of a case. */
export class CaseEvidenceResponse extends responseType({
  entries: z.int().meta({ example: 45 }),
  kinds: json<Record<string, number>>({
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { capture: 44, decision: 1 },
    description: 'Number of entries by kind.',
  }),
  sealed: z.int().meta({ example: 45, description: 'Number of entries covered by a valid seal.' }),
  seal: nested(SealResponse).nullable(),
  faults: list(ChainFaultResponse).meta({
    description: 'Faults in the chain or its seals. `corroborate evidence verify` also checks the bytes.',
  }),
  originals: nested(StoredOriginalsResponse),
  failed: list(FailedCaptureResponse).meta({ description: 'Pages whose original cannot be shown.' }),
  snapshots: nested(SnapshotCountsResponse),
}) {}

class ChainEntryResponse extends responseType({
  seq: z.int().meta({ example: 1 }),
  at: moment,
  kind: z.string().meta({ example: 'capture' }),
  sha256: z.string().meta({ example: EXAMPLE_DIGEST }),
  sealed: z.boolean().meta({ example: true, description: 'Whether a seal covers the entry.' }),
  original: z
    .string()
    .nullable()
    .meta({ example: EXAMPLE_DIGEST, description: 'SHA-256 of the original bytes of the entry.' }),
  url: z.string().nullable().meta({ example: 'https://news.example/report' }),
  what: z.string().nullable().meta({ example: 'page', description: 'Subtype of the entry.' }),
}) {}

export class ChainEntriesResponse extends responseType({
  entries: list(ChainEntryResponse),
  next_after: z
    .int()
    .nullable()
    .meta({ example: null, description: 'Value of `after` for the next page; null on the last page.' }),
}) {}

class OriginalResponse extends responseType({
  sha256: z.string().meta({ example: EXAMPLE_DIGEST }),
  size: z.int().meta({ example: 52_100 }),
  media_type: z.string().meta({ example: 'text/html' }),
}) {}

class ReadOriginalResponse extends responseType(
  {
    state: z
      .enum(['whole', 'removed', 'missing', 'changed'])
      .meta({ example: 'whole', description: 'State of the stored bytes, checked at request time.' }),
  },
  OriginalResponse,
) {}

class TlsPeerResponse extends responseType({
  subject: z.string().meta({ example: 'CN=news.example' }),
  issuer: z.string().meta({ example: 'C=US, O=An authority' }),
  fingerprint256: z.string().meta({ example: 'AB:CD:…', description: 'SHA-256 fingerprint of the certificate.' }),
  valid_from: moment,
  valid_to: moment,
}) {}

/** A received response. URLs and headers are untrusted: display them as plain text. */
class ReceivedExchangeResponse extends responseType({
  seq: z.int().meta({ example: 12, description: 'Sequence number in the chain.' }),
  entry_sha256: z.string().meta({ example: EXAMPLE_DIGEST }),
  sealed: z.boolean().meta({ example: true }),
  at: moment,
  when: z.enum(['read', 'snapshot', 'watch']).meta({
    example: 'read',
    description:
      'Purpose of the request. `read`: reading the page. `snapshot`: browser snapshot. `watch`: later ' +
      'check for changes.',
  }),
  asked: z.string().meta({ example: 'https://news.example/report' }),
  url: z.string().meta({ example: 'https://news.example/report' }),
  redirects: z.array(z.string()).meta({ example: [] }),
  status: z.int().meta({ example: 200 }),
  headers: json<Record<string, string>>({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'text/html' },
    description: 'Response headers without cookies and keys.',
  }),
  peer: nested(TlsPeerResponse).nullable().meta({ description: 'TLS certificate of the server.' }),
  from_cache: z.boolean().meta({
    example: false,
    description: 'Whether the response was cached from an earlier call, which has the certificate.',
  }),
  original: nested(ReadOriginalResponse),
}) {}

class SnapshotPartResponse extends responseType(
  {
    part: z.enum(['picture', 'print', 'dom']).meta({ example: 'picture' }),
    seq: z.int().meta({ example: 46 }),
    sealed: z.boolean().meta({ example: true }),
  },
  OriginalResponse,
) {}

class SnapshotViewResponse extends responseType({
  width: z.int().meta({ example: 1280 }),
  height: z.int().meta({ example: 5200, description: 'Height of the whole page in pixels.' }),
  shown: z.int().meta({ example: 5200, description: 'Height of the picture in pixels.' }),
}) {}

class SnapshotRequestsResponse extends responseType({
  answered: z.int().meta({ example: 41 }),
  refused: z.int().meta({ example: 7 }),
  failed: z.int().meta({ example: 1 }),
}) {}

/** How the page looked in a browser. */
class SnapshotShownResponse extends responseType({
  at: moment,
  url: z.string().meta({ example: 'https://news.example/report' }),
  status: z.int().meta({ example: 200 }),
  document_sha256: z.string().meta({ example: EXAMPLE_DIGEST, description: 'SHA-256 of the original document.' }),
  browser: z.string().meta({ example: 'Chromium 156.0.8078.108' }),
  view: nested(SnapshotViewResponse),
  requests: nested(SnapshotRequestsResponse).meta({ description: 'Requests for subresources of the page.' }),
  left_out: z.array(z.string()).meta({ example: [], description: 'Parts that timed out or were too large.' }),
}) {}

class SnapshotResponse extends responseType({
  id: z.int().meta({ example: 9 }),
  state: z.enum(['wanted', 'taken', 'failed']).meta({ example: 'taken' }),
  wanted_by: z.enum(['decision', 'person']).meta({ example: 'decision' }),
  created_at: moment,
  reason: z.string().nullable().meta({ example: null, description: 'Reason for the failure.' }),
  reason_code: nested(CodeResponse).nullable(),
  shown: nested(SnapshotShownResponse).nullable(),
  parts: list(SnapshotPartResponse),
}) {}

class PublicCopyResponse extends responseType({
  id: z.int().meta({ example: 4 }),
  state: z.enum(['wanted', 'kept', 'failed']).meta({ example: 'kept' }),
  wanted_by: z.enum(['decision', 'person']).meta({ example: 'decision' }),
  created_at: moment,
  url: z.string().nullable().meta({
    example: 'https://web.archive.org/web/20261121090012/https://www.example.org/news/dam',
    description: 'Public URL of the copy.',
  }),
  at: z.string().nullable().meta({ format: 'date-time', description: 'Time of the copy, as reported by the archive.' }),
  reason: z.string().nullable().meta({ example: null, description: 'Reason why the copy failed or is pending.' }),
  reason_code: nested(CodeResponse).nullable(),
}) {}

class ChainLengthResponse extends responseType({
  entries: z.int().meta({ example: 45 }),
  sealed: z.int().meta({ example: 45 }),
}) {}

/** All evidence of one source. */
export class SourceEvidenceResponse extends responseType({
  source_id: z.int().meta({ example: 5 }),
  failure: z
    .enum(['unread', 'not-kept', 'let-go', 'lost', 'changed'])
    .nullable()
    .meta({ example: null, description: 'Reason why the original cannot be shown.' }),
  received: list(ReceivedExchangeResponse).meta({ description: 'Responses in the order of the chain.' }),
  snapshots: list(SnapshotResponse).meta({ description: 'Snapshots, newest first.' }),
  snapshot_mode: SNAPSHOT_MODE,
  public_copies: list(PublicCopyResponse).meta({ description: 'Copies at the Wayback Machine, newest first.' }),
  public_copy_mode: z
    .enum(['decided', 'asked', 'off'])
    .meta({ example: 'asked', description: 'When public copies are requested.' }),
  chain: nested(ChainLengthResponse),
}) {}
