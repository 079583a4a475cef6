import { Inject, Injectable } from '@nestjs/common';
import { NETWORKS, WALL_CLOCK } from '@corroborate/investigation';
import { createHmac, randomBytes } from 'node:crypto';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type StoredPosts, type StoredPostsFilter, type PurgeableKind } from '@corroborate/db';
import { openOriginalStore, OriginalsRetention, type StoreSettings } from '@corroborate/evidence';
import { DAY_MS, hasReason, toPicturesProvider, systemClock, type Clock, type Reason } from '@corroborate/domain';
import {
  listUsedPosts,
  pseudonymise,
  withoutPosts,
  type PseudonymOf,
  type SocialEvidence,
  type SocialNetwork,
} from '@corroborate/social';
import { parseSocialEvidence, replaceSocial } from './social-rewrite';

/** Cases loaded per batch. */
const BATCH_SIZE = 50;

export type RetentionSettings = StoreSettings &
  Pick<Settings, 'HANDLE_DAYS' | 'POST_CHECK_DAYS' | 'EVENT_DAYS' | 'CAPTURE_DAYS' | 'PICTURE_DAYS' | 'LEDGER_DAYS'>;

/** Result of a run. */
export interface RetentionReport {
  casesChecked: number;
  postsDropped: number;
  casesPseudonymised: number;
  addressesCut: number;
  callsDeleted: number;
  eventsDeleted: number;
  capturesRemoved: number;
  originalsRemoved: number;
  marksRemoved: number;
}

/**
 * Keeps no more of people's posts than a decision needs, unless the case is on hold: drops posts deleted on their
 * network, hides handles after some time, and deletes old calls and events. Every step is idempotent and can run in
 * several processes.
 */
@Injectable()
export class RetentionJob {
  private lastRun = -Infinity;
  private readonly originals = new OriginalsRetention(
    this.db.evidence,
    openOriginalStore(this.settings),
    this.clock,
    this.db.legalHolds,
  );

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(NETWORKS) private readonly networks: readonly SocialNetwork[],
    @Inject(SETTINGS) private readonly settings: RetentionSettings,
    @Inject(WALL_CLOCK) private readonly clock: Clock = systemClock,
  ) {}

  /** Runs once a day per process; null if not due. */
  async runIfDue(signal?: AbortSignal): Promise<RetentionReport | null> {
    const now = this.clock.now().getTime();
    if (now - this.lastRun < DAY_MS) return null;
    this.lastRun = now;
    return this.run(signal);
  }

  async run(signal?: AbortSignal): Promise<RetentionReport> {
    const { HANDLE_DAYS, EVENT_DAYS, CAPTURE_DAYS, LEDGER_DAYS } = this.settings;
    const checked = await this.dropDeletedPosts(signal);
    return {
      ...checked,
      casesPseudonymised: HANDLE_DAYS === 0 ? 0 : await this.hideHandles(signal),
      addressesCut:
        HANDLE_DAYS === 0
          ? 0
          : await repeatUntilZero(
              () =>
                this.db.retention.truncateCallUrls(
                  this.networks.flatMap(({ manifest: { name } }) => [name, toPicturesProvider(name)]),
                  this.ago(HANDLE_DAYS),
                ),
              signal,
            ),
      callsDeleted:
        LEDGER_DAYS === 0
          ? 0
          : await repeatUntilZero(() => this.db.retention.deleteCalls(this.ago(LEDGER_DAYS)), signal),
      eventsDeleted:
        EVENT_DAYS === 0
          ? 0
          : await repeatUntilZero(() => this.db.retention.deleteEvents(this.ago(EVENT_DAYS)), signal),
      capturesRemoved:
        CAPTURE_DAYS === 0
          ? 0
          : await repeatUntilZero(() => this.db.retention.removeCaptures(this.ago(CAPTURE_DAYS)), signal),
      originalsRemoved: await this.deleteOriginals(signal),
      marksRemoved: await this.deletePictureMetadata(),
    };
  }

  /**
   * Deletes network responses when handles are hidden, pictures after their own period, and all other originals
   * together with page texts.
   */
  private async deleteOriginals(signal?: AbortSignal): Promise<number> {
    const { HANDLE_DAYS, CAPTURE_DAYS, PICTURE_DAYS } = this.settings;
    const gone = async (days: number, which: PurgeableKind): Promise<number> =>
      days === 0 ? 0 : this.originals.deleteBefore(this.ago(days), signal, which);
    const ofNetworks = await gone(HANDLE_DAYS, 'networks');
    if (PICTURE_DAYS === 0) return ofNetworks + (await gone(CAPTURE_DAYS, 'all'));
    return ofNetworks + (await gone(PICTURE_DAYS, 'pictures')) + (await gone(CAPTURE_DAYS, 'others'));
  }

  /** Deletes the file metadata of pictures when the files are deleted. */
  private async deletePictureMetadata(): Promise<number> {
    const days = this.settings.PICTURE_DAYS || this.settings.CAPTURE_DAYS;
    return days === 0 ? 0 : this.db.pictures.deleteMetadata(this.ago(days));
  }

  private ago = (days: number): Date => new Date(this.clock.now().getTime() - days * DAY_MS);

  /** Checks once a day whether recent posts still exist, and drops those that do not. */
  private async dropDeletedPosts(
    signal?: AbortSignal,
  ): Promise<Pick<RetentionReport, 'casesChecked' | 'postsDropped'>> {
    const report = { casesChecked: 0, postsDropped: 0 };
    const { POST_CHECK_DAYS } = this.settings;
    if (POST_CHECK_DAYS === 0) return report;
    const due = {
      before: this.ago(1),
      after: this.ago(POST_CHECK_DAYS),
      unless: { mark: 'checkedAt' as const, since: this.ago(1) },
      limit: BATCH_SIZE,
    };
    for await (const kept of this.batches(due, signal)) {
      for (const one of kept) {
        const evidence = parseSocialEvidence(one);
        const gone = await this.findDeletedPosts(evidence, signal);
        // Done first, so that it is repeated if the run is interrupted.
        await this.deleteSocialAnswers(one, gone);
        await this.write(one, withoutPosts(evidence, gone, this.clock.now().toISOString()));
        report.casesChecked += 1;
        report.postsDropped += gone.size;
      }
    }
    return report;
  }

  /** Each batch starts after the previous one, so that no row is read twice. */
  private async *batches(due: StoredPostsFilter, signal?: AbortSignal): AsyncGenerator<StoredPosts[]> {
    for (let beyond: StoredPosts | undefined; !signal?.aborted;) {
      const kept: StoredPosts[] = await this.db.retention.listPosts({ ...due, beyond });
      if (kept.length > 0) yield kept;
      beyond = kept.at(-1);
      if (!beyond || kept.length < due.limit) return;
    }
  }

  /** Posts are assumed to exist unless the network reports that they are gone. */
  private async findDeletedPosts(evidence: SocialEvidence, signal?: AbortSignal): Promise<Set<string>> {
    const gone = new Set<string>();
    for (const network of evidence.retention?.pseudonymisedAt ? [] : this.networks) {
      const { name } = network.manifest;
      const posts = evidence.sources
        .filter(({ platform }) => platform === name)
        .map(({ postId, url }) => ({ id: postId, url }));
      if (posts.length === 0 || !network.gone) continue;
      const outcome = await network.gone(posts, { investigationId: null, stage: 'retention', signal });
      if (outcome.kind === 'found') for (const id of outcome.value) gone.add(`${name} ${id}`);
    }
    return gone;
  }

  /** Deletes stored responses that contain a deleted post. */
  private async deleteSocialAnswers({ investigationId }: StoredPosts, gone: ReadonlySet<string>): Promise<void> {
    const networks = new Set([...gone].map((post) => post.slice(0, post.indexOf(' '))));
    for (const network of networks) await this.originals.deleteSocialAnswers(investigationId, network);
  }

  private async hideHandles(signal?: AbortSignal): Promise<number> {
    const due = {
      before: this.ago(this.settings.HANDLE_DAYS),
      unless: { mark: 'pseudonymisedAt' as const },
      limit: BATCH_SIZE,
    };
    let hidden = 0;
    for await (const kept of this.batches(due, signal)) {
      for (const one of kept) {
        const evidence = parseSocialEvidence(one);
        const attached = listUsedPosts(evidence, {
          originUrl: one.originUrl,
          notes: one.notes,
          restsOnAccounts: reliesOnAccounts(one),
        });
        await this.write(one, pseudonymise(evidence, attached, createPseudonyms(), this.clock.now().toISOString()));
        hidden += 1;
      }
    }
    return hidden;
  }

  /** Updates the stage data and the two parts of the result derived from it. */
  private async write(kept: StoredPosts, social: SocialEvidence): Promise<void> {
    await this.db.retention.rewrite(kept, social, kept.result && replaceSocial(kept.result, social));
  }
}

function reliesOnAccounts({ result }: StoredPosts): boolean {
  const { criteria_codes: criteria = [] } = (result?.success ?? {}) as { criteria_codes?: Reason[] };
  return hasReason(criteria, 'success.social-accounts');
}

/**
 * Uses a random key per case that is never stored, so a pseudonym cannot be traced to its account or linked to another
 * case.
 */
function createPseudonyms(): PseudonymOf {
  const key = randomBytes(32);
  return (platform, handle) =>
    `account-${createHmac('sha256', key).update(`${platform} ${handle.toLowerCase()}`).digest('hex').slice(0, 10)}`;
}

async function repeatUntilZero(work: () => Promise<number>, signal?: AbortSignal): Promise<number> {
  let sum = 0;
  for (let count = await work(); count > 0; count = signal?.aborted ? 0 : await work()) sum += count;
  return sum;
}
