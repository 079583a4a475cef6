import type { ChainEntryKind } from '@corroborate/domain';
import { z } from 'zod';
import type { X509Certificate } from '@peculiar/x509';
import { equalBytes, encodeUtf8, indexOfBytes, decodeUtf8 } from '../bytes';
import { STORED_ENTRY, type StoredEntry } from '../chain/chain.policy';
import { SEAL } from '../chain/seal.check';
import { sha256 } from '../digest';
import { checkTimestamps } from '../timestamps/check-timestamps';
import { SNAPSHOT_PARTS } from '../snapshots/snapshot.types';
import {
  isUnchanged,
  listRemovedDigests,
  verifyCase,
  type EvidenceVerdict,
  type StoredCase,
  type OriginalState,
} from '../verification/verify-case.policy';
import { isCanonicalZip, readZip, type ExtractedFile } from './zip.container';
import { readTimestamps } from './timestamp.files';
import {
  toIndexedAnswer,
  CHAIN_FORMAT,
  formatPageList,
  ARCHIVE_PATHS,
  formatCdxj,
  type IndexedAnswer,
} from './chain-index';
import { formatFaults, type FormatFault } from './wacz.format';
import { infoRecord, buildRecords } from './warc.records';
import { readRecords, type ParsedRecord } from './warc.reader';

const SEALS_SCHEMA = z.strictObject({
  format: z.literal(CHAIN_FORMAT),
  investigationId: z.number().int(),
  seals: z.array(SEAL),
  keys: z.record(z.string(), z.string()),
});

const HEADERS = z.record(z.string(), z.string());
const ANY_OBJECT = z.looseObject({});
/** Schemas of entry contents: a forged chain may contain anything. */
const CONTENT_SCHEMAS: Partial<Record<ChainEntryKind, z.ZodType>> = {
  capture: z.looseObject({
    provider: z.string(),
    request: z.looseObject({ method: z.string(), url: z.string(), headers: HEADERS }),
    response: z.looseObject({ status: z.number().int(), url: z.string(), headers: HEADERS }),
    body: z.looseObject({ sha256: z.string(), mediaType: z.string() }),
  }),
  removal: z.looseObject({ removed: z.looseObject({ sha256: z.string() }) }),
  erasure: z.looseObject({
    erased: z.looseObject({ rows: z.number().int(), originals: z.number().int() }),
    why: z.string(),
    at: z.string(),
  }),
  snapshot: z.looseObject({
    snapshot: z.looseObject({ part: z.enum(SNAPSHOT_PARTS), url: z.string() }),
    body: z.looseObject({ sha256: z.string(), mediaType: z.string() }),
  }),
};

export type ArchiveFault =
  | FormatFault
  /** The ZIP container cannot be opened. */
  | { code: 'container-unreadable' }
  /** A record differs from the chain. `record`: its position in the file, from 1. */
  | { code: 'record-differs'; record: number }
  /** The index or the page list does not match the chain. */
  | { code: 'index-differs' | 'pages-differ' }
  /** Timestamps cannot be read, or the files differ from their list. */
  | { code: 'stamps-differ' };

export interface ArchiveVerdict {
  investigationId: number | null;
  /** Null if the chain cannot be read. */
  evidence: EvidenceVerdict | null;
  /** Keys of the valid seals. */
  keys: string[];
  faults: ArchiveFault[];
  /** True if all files are intact but the ZIP container was rewritten, so the archive was repackaged. */
  repacked: boolean;
}

/** Result of a check, with all data that was read. */
export interface ArchiveContents {
  verdict: ArchiveVerdict;
  /** Empty if the chain cannot be read. */
  entries: readonly StoredEntry[];
  originals: ReadonlyMap<string, OriginalState>;
}

/** Called with the share of records checked, 0–1; its promise is awaited. */
type OnProgress = (share: number) => Promise<void> | void;

/** Verifies an archive from its bytes alone. `roots`: certificates to which its timestamps may chain. */
export const verifyArchive = async (
  bytes: Uint8Array,
  roots: readonly X509Certificate[] = [],
): Promise<ArchiveVerdict> => (await readAndVerifyArchive(bytes, roots)).verdict;

export async function readAndVerifyArchive(
  bytes: Uint8Array,
  roots: readonly X509Certificate[],
  progress: OnProgress = () => undefined,
): Promise<ArchiveContents> {
  const files = unzipOrNull(bytes);
  if (!files) return unreadableArchive([{ code: 'container-unreadable' }]);
  const named = new Map(files.map((file) => [file.name, file]));
  const faults: ArchiveFault[] = formatFaults(files);
  const chain = readChain(named);
  if (!chain) return unreadableArchive([...faults, { code: 'file-malformed', path: ARCHIVE_PATHS.entries }]);
  const { evidence, originals, faults: differing } = await verifyContents(named, chain, { roots, progress });
  const verdict = {
    investigationId: chain.investigationId,
    evidence,
    keys: [...new Set(chain.seals.filter(({ seq }) => seq <= evidence.sealed).map(({ keyId }) => keyId))],
    faults: [...faults, ...differing],
    repacked: !isCanonicalZip(bytes, files),
  };
  return { verdict, entries: chain.entries, originals };
}

type StoredChain = Omit<StoredCase, 'originals' | 'stamps'>;

/** Compares chain, records and derived files. */
async function verifyContents(
  named: ReadonlyMap<string, ExtractedFile>,
  chain: StoredChain,
  { roots, progress }: { roots: readonly X509Certificate[]; progress: OnProgress },
) {
  // Changed entries are already reported as chain faults; files derived from them are not checked.
  const sound = chain.entries.filter(isUnchanged);
  const warc = named.get(ARCHIVE_PATHS.warc)?.bytes ?? new Uint8Array(0);
  const { originals, answers, faults } = await compareRecords(sound, warc, progress);
  const stamps = readTimestamps(named, chain.seals);
  const looked = await checkTimestamps(stamps ?? [], chain.seals, roots);
  const differing: ArchiveFault[] = [
    ...faults,
    ...(stamps ? [] : [{ code: 'stamps-differ' as const }]),
    ...(readText(named, ARCHIVE_PATHS.index) === formatCdxj(answers) ? [] : [{ code: 'index-differs' as const }]),
    ...(readText(named, ARCHIVE_PATHS.pages) === formatPageList(sound) ? [] : [{ code: 'pages-differ' as const }]),
  ];
  return { evidence: await verifyCase({ ...chain, originals, stamps: looked }), originals, faults: differing };
}

function unzipOrNull(bytes: Uint8Array): ExtractedFile[] | null {
  try {
    return readZip(bytes);
  } catch {
    return null;
  }
}

const unreadableArchive = (faults: ArchiveFault[]): ArchiveContents => ({
  verdict: { investigationId: null, evidence: null, keys: [], faults, repacked: false },
  entries: [],
  originals: new Map(),
});

function readChain(named: ReadonlyMap<string, ExtractedFile>): StoredChain | null {
  try {
    const lines = readText(named, ARCHIVE_PATHS.entries).split('\n').slice(0, -1);
    const entries = lines.map((line) => STORED_ENTRY.parse(JSON.parse(line)));
    for (const { kind, content } of entries.filter(isUnchanged))
      (CONTENT_SCHEMAS[kind] ?? ANY_OBJECT).parse(JSON.parse(content));
    const { investigationId, seals, keys } = SEALS_SCHEMA.parse(JSON.parse(readText(named, ARCHIVE_PATHS.seals)));
    return { investigationId, entries, seals, keys: new Map(Object.entries(keys)) };
  } catch {
    return null;
  }
}

const readText = (named: ReadonlyMap<string, ExtractedFile>, path: string): string =>
  decodeUtf8(named.get(path)?.bytes ?? new Uint8Array(0));

/** Each record must be exactly the one derived from its entry: URL, time, status, headers, bytes. */
async function compareRecords(entries: readonly StoredEntry[], warc: Uint8Array, progress: OnProgress) {
  const pairing = new RecordMatcher(entries);
  const faults: ArchiveFault[] = [];
  let place = 0;
  try {
    for (const record of readRecords(warc)) {
      place += 1;
      if (!pairing.isInChain(record)) faults.push({ code: 'record-differs', record: place });
      await progress((record.offset + record.length) / warc.length);
    }
  } catch {
    faults.push({ code: 'record-differs', record: place + 1 });
  }
  return {
    originals: pairing.originals,
    /** Index entries of the responses that have a record, according to the chain. */
    answers: pairing.answers,
    faults,
  };
}

/** The body after the HTTP headers, or the whole record if there are no HTTP headers. */
const httpPayload = ({ headers, block }: ParsedRecord): Uint8Array =>
  headers.get('warc-type') === 'response'
    ? block.subarray(indexOfBytes(block, END_OF_HEADERS) + END_OF_HEADERS.length)
    : block;
const END_OF_HEADERS = encodeUtf8('\r\n\r\n');

/** Matches records with chain entries in order. */
class RecordMatcher {
  readonly originals = new Map<string, OriginalState>();
  readonly answers: IndexedAnswer[] = [];
  private readonly removals: ReadonlySet<string>;
  private readonly waiting: StoredEntry[];
  private wanted: Uint8Array[];

  constructor(entries: readonly StoredEntry[]) {
    this.removals = listRemovedDigests(entries);
    this.waiting = entries.filter(({ originalSha256 }) => originalSha256 !== null);
    this.wanted = entries[0] ? [infoRecord(entries[0]).bytes] : [];
    for (const { originalSha256: digest } of this.waiting)
      this.originals.set(digest!, this.removals.has(digest!) ? 'removed' : 'missing');
  }

  isInChain(record: ParsedRecord): boolean {
    const type = record.headers.get('warc-type');
    if (this.wanted.length === 0 && (type === 'response' || type === 'resource'))
      this.match(record, httpPayload(record));
    const wanted = this.wanted.shift();
    return wanted !== undefined && equalBytes(wanted, record.bytes);
  }

  private match({ offset, length }: ParsedRecord, payload: Uint8Array): void {
    const digest = sha256(payload);
    // Deleted originals have no record, so they are skipped.
    const at = this.waiting.findIndex(({ originalSha256: own }) => own === digest || !this.removals.has(own!));
    const entry = at < 0 ? undefined : this.waiting.splice(0, at + 1).at(-1);
    if (!entry) return;
    this.originals.set(entry.originalSha256!, entry.originalSha256 === digest ? 'whole' : 'changed');
    this.answers.push({ ...toIndexedAnswer(entry), offset, length });
    this.wanted = buildRecords(entry, payload).map((record) => record.bytes);
  }
}
