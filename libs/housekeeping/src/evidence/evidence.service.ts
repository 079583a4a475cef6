import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type ChainEntryEntity, type Database, type PublicCopyEntity } from '@corroborate/db';
import { CorroborateError, orNotFound } from '@corroborate/domain';
import { CaseArchiver, OriginalReader, openOriginalStore, verifyCase, type StoreSettings } from '@corroborate/evidence';
import { CaseHistory, collectedCaptures } from '@corroborate/investigation';
import { FailedCapturesFinder, captureFailure } from '@corroborate/casework';
import { PublicCopyRequests } from '../public-copies/public-copy.requests';
import { SnapshotRequests } from '../snapshots/snapshot.requests';
import type {
  CaseEvidence,
  EntryView,
  ReceivedView,
  SnapshotMode,
  SourceEvidence,
  PublicCopyView,
} from './evidence.views';
import { listReceived, toReceivedView, toSnapshotViews } from './source.view';

export interface ServedOriginal {
  bytes: Buffer;
  mediaType: string;
  /** True for a screenshot taken by our own browser. */
  isPicture: boolean;
}

/** Stored evidence of cases and their sources, for display. */
@Injectable()
export class EvidenceService {
  private readonly originals = new OriginalReader(this.db.evidence, openOriginalStore(this.settings));

  constructor(
    @Inject(DATABASE)
    private readonly db: Database,
    private readonly snapshots: SnapshotRequests,
    private readonly copies: PublicCopyRequests,
    @Inject(SETTINGS)
    private readonly settings: StoreSettings & Pick<Settings, 'BROWSER_PATH' | 'SNAPSHOTS' | 'PUBLIC_COPIES'>,
  ) {}

  /** @throws CorroborateError `not-found` */
  async describeCase(id: number): Promise<CaseEvidence> {
    await this.assertExists(id);
    const [{ entries, verdict }, originals, rows, failed] = await Promise.all([
      this.chain(id),
      this.db.evidence.listOriginals(id),
      this.db.snapshots.listByInvestigation(id),
      new FailedCapturesFinder(this.db, this.originals).find(id),
    ]);
    const seal = (await this.db.evidence.listSeals(id)).findLast(({ seq }) => seq === verdict.sealed);
    const kept = originals.filter(({ storedIn }) => storedIn !== 'nowhere');
    const count = (state: string) => rows.filter((row) => row.state === state).length;
    return {
      entries: entries.length,
      kinds: countByKind(entries.map(({ kind }) => kind)),
      sealed: verdict.sealed,
      seal: seal ? { at: seal.at, keyId: seal.keyId } : null,
      faults: verdict.faults,
      originals: {
        kept: kept.length,
        letGo: originals.length - kept.length,
        bytes: kept.reduce((sum, { size }) => sum + size, 0),
      },
      failed,
      snapshots: { mode: this.mode, taken: count('taken'), waiting: count('wanted'), failed: count('failed') },
    };
  }

  /**
   * Entries after `after`, in order.
   * @throws CorroborateError `not-found`
   */
  async listEntries(id: number, after: number, limit: number): Promise<{ items: EntryView[]; more: boolean }> {
    await this.assertExists(id);
    const { entries, verdict } = await this.chain(id);
    const rest = entries.filter(({ seq }) => seq > after);
    const items = rest.slice(0, limit).map((entry) => toEntryView(entry, verdict.sealed));
    return { items, more: rest.length > limit };
  }

  /** @throws CorroborateError `not-found` */
  async describeSource(id: number, sourceId: number): Promise<SourceEvidence> {
    const page = orNotFound(
      (await this.isSource(id, sourceId)) ? await this.db.sources.capture(sourceId) : null,
      `Investigation ${id} has no source ${sourceId}.`,
    );
    const { entries, verdict } = await this.chain(id);
    const received: ReceivedView[] = [];
    for (const answer of listReceived(page.article, entries)) {
      const { state } = await this.originals.read(answer.content.body.sha256);
      received.push(toReceivedView(answer, verdict.sealed, state));
    }
    const judgedBy = received.findLast(({ when }) => when === 'read');
    const own = <Row extends { sourceId: number }>(rows: Row[]) => rows.filter((row) => row.sourceId === sourceId);
    const rows = own(await this.db.snapshots.listByInvestigation(id));
    const copies = own(await this.db.publicCopies.listByInvestigation(id));
    return {
      sourceId,
      failure: captureFailure(page.article, judgedBy?.original.state ?? null),
      received,
      snapshots: toSnapshotViews(rows, entries, verdict.sealed),
      mode: this.mode,
      publicCopies: { mode: this.settings.PUBLIC_COPIES, copies: copies.toReversed().map(toPublicCopyView) },
      chain: { entries: entries.length, sealed: verdict.sealed },
    };
  }

  /**
   * Requests a browser snapshot of the source.
   * @throws CorroborateError `not-found`
   */
  async requestSnapshot(id: number, sourceId: number): Promise<SourceEvidence> {
    await this.snapshots.request(id, sourceId);
    return this.describeSource(id, sourceId);
  }

  /**
   * Requests a copy of the source in a public archive.
   * @throws CorroborateError `not-found`
   */
  async requestPublicCopy(id: number, sourceId: number): Promise<SourceEvidence> {
    await this.copies.request(id, sourceId);
    return this.describeSource(id, sourceId);
  }

  /**
   * Bytes referred to in the chain of this case, as received.
   * @throws CorroborateError `not-found` if the chain does not refer to them, or they were deleted; `conflict` if the
   * stored bytes differ.
   */
  async original(id: number, sha256: string): Promise<ServedOriginal> {
    const entry = orNotFound(
      await this.db.evidence.findEntry(id, sha256),
      `Investigation ${id} has received no bytes with this digest.`,
    );
    const { state, bytes } = await this.originals.read(sha256);
    if (state === 'changed')
      throw new CorroborateError('conflict', 'The stored bytes differ from those received.', {
        hint: `Check the case: corroborate evidence verify ${id}`,
      });
    if (!bytes)
      throw new CorroborateError(
        'not-found',
        `The bytes ${state === 'removed' ? 'have been deleted' : 'are missing'}.`,
        {
          hint: 'Their digest remains in the evidence chain.',
        },
      );
    const { mediaType, part } = parseBodyType(entry);
    return { bytes, mediaType, isPicture: entry.kind === 'snapshot' && part === 'picture' };
  }

  /** All evidence of a case in one archive, with its chain and seals; null if none. */
  archive(id: number): Promise<Buffer | null> {
    return new CaseArchiver(this.db.evidence, openOriginalStore(this.settings)).archive(id);
  }

  /** Whether it is an assessed page or a collection document of this case. */
  private async isSource(id: number, sourceId: number): Promise<boolean> {
    const isIt = (one: { sourceId: number }) => one.sourceId === sourceId;
    if ((await this.db.sources.listUses(id)).some(isIt)) return true;
    return collectedCaptures(new CaseHistory(await this.db.stageResults.findAll(id))).some(isIt);
  }

  private get mode(): SnapshotMode {
    return this.settings.BROWSER_PATH ? this.settings.SNAPSHOTS : 'no-browser';
  }

  private async assertExists(id: number): Promise<void> {
    if (!(await this.db.investigations.get(id)))
      throw new CorroborateError('not-found', `There is no investigation ${id}.`);
  }

  /** Checks links and seals; checking the bytes and timestamps of a whole case would take too long here. */
  private async chain(id: number) {
    const { evidence } = this.db;
    const [entries, seals, keys, originals] = await Promise.all([
      evidence.listEntries(id),
      evidence.listSeals(id),
      evidence.keys(),
      evidence.listOriginals(id),
    ]);
    const states = originals.map(
      ({ sha256, storedIn }) => [sha256, storedIn === 'nowhere' ? 'removed' : 'whole'] as const,
    );
    const named = new Map(keys.map(({ keyId, publicPem }) => [keyId, publicPem]));
    const kept = { investigationId: id, entries, seals, keys: named, originals: new Map(states), stamps: [] };
    return { entries, verdict: await verifyCase(kept) };
  }
}

function parseBodyType({ content }: Pick<ChainEntryEntity, 'content'>) {
  const { body, snapshot } = JSON.parse(content) as { body: { mediaType: string }; snapshot?: { part: string } };
  return { mediaType: body.mediaType, part: snapshot?.part ?? null };
}

function countByKind(kinds: readonly string[]): Record<string, number> {
  const tally: Record<string, number> = {};
  for (const kind of kinds) tally[kind] = (tally[kind] ?? 0) + 1;
  return tally;
}

/** Fields of entry contents; each kind of entry has some of them. */
interface EntryContent {
  provider?: string;
  response?: { url?: string };
  snapshot?: { part?: string; url?: string };
  change?: string;
  why?: string;
  report?: { form?: string };
}

/** `sealed`: position of the last entry covered by a seal. */
function toEntryView(
  { seq, at, kind, content, sha256, originalSha256 }: Omit<ChainEntryEntity, 'investigationId'>,
  sealed: number,
): EntryView {
  const parsed = JSON.parse(content) as EntryContent;
  const url = parsed.response?.url ?? parsed.snapshot?.url ?? null;
  const what = parsed.provider ?? parsed.snapshot?.part ?? parsed.change ?? parsed.why ?? parsed.report?.form ?? null;
  return { seq, at, kind, sha256, sealed: seq <= sealed, original: originalSha256, url, what };
}

const toPublicCopyView = (row: PublicCopyEntity): PublicCopyView => {
  const { id, state, wantedBy, createdAt, copyUrl: url, copiedAt: at, reason } = row;
  return { id, state, wantedBy, createdAt, url, at, reason };
};
