import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type TakenCopy, type EntryDraftRow, type PublicCopyEntity } from '@corroborate/db';
import { because, type CallContext, type Clock, type Reason, type Instant } from '@corroborate/domain';
import {
  copyAddress,
  linkEntries,
  timeOfCopy,
  type SaveAnswer,
  type WaybackSaver,
  canonicalJson,
  sha256,
} from '@corroborate/evidence';
import { WALL_CLOCK } from '@corroborate/investigation';
import { isPublicAddress } from '@corroborate/upstream';
import { isOnTheWeb } from '../snapshots/on-the-web';
import { CaseSealing } from '../chain/case-sealing';

const JOB = {
  /** Steps in one run: others wait for this housekeeping. */
  atOnce: 6,
  /** Who takes one step has it to itself for so long, and is taken to be dead then. */
  leaseMs: 180_000,
  /** A copy takes the archive 10 to 110 s. */
  lookMs: 30_000,
  /** Doubled with every order that came to nothing; days may pass where the archive has had enough of an address. */
  againMs: 15 * 60_000,
  orders: 6,
} as const;

/** Orders copies; null without an account at the archive. */
export const COPY_SAVER = Symbol('WaybackSaver');

/**
 * Has a public archive keep copies of pages. Rows say what is wanted and how far it is, so any number of these may run
 * on one database, and any may die: the archive takes an order of the last hour for the same.
 */
@Injectable()
export class PublicCopiesJob {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'PUBLIC_COPIES'>,
    @Inject(COPY_SAVER) private readonly saver: Pick<WaybackSaver, 'order' | 'look'> | null,
    private readonly sealing: CaseSealing,
    @Inject(WALL_CLOCK) private readonly clock: Clock,
  ) {}

  /** Gives the number of copies that were made or given up. */
  async run(signal: AbortSignal): Promise<number> {
    let ended = 0;
    for (let step = 0; step < JOB.atOnce && !signal.aborted; step++) {
      const taken = await this.db.publicCopies.take(JOB.leaseMs);
      if (!taken) break;
      if (await this.step(taken, signal)) ended += 1;
    }
    return ended;
  }

  /** True where it is over. */
  private async step(taken: TakenCopy, signal: AbortSignal): Promise<boolean> {
    const url = (await this.db.sources.capture(taken.sourceId))?.article.url ?? '';
    const hindrance = this.hindrance(url);
    if (hindrance) return this.fail(taken, hindrance);
    const context = { investigationId: taken.investigationId, stage: 'public-copy', signal };
    return this.settle(taken, url, await this.ask(taken, url, context));
  }

  private hindrance(url: string): Reason | null {
    if (this.settings.PUBLIC_COPIES === 'off') return because('public-copy.off');
    if (!this.saver) return because('public-copy.no-keys');
    return isOnTheWeb(url) && isPublicAddress(url) ? null : because('public-copy.no-address');
  }

  private ask({ job }: TakenCopy, url: string, context: CallContext): Promise<SaveAnswer> {
    const saver = this.saver!;
    return job === null ? saver.order(url, context) : saver.look(job, context);
  }

  private async settle(taken: TakenCopy, url: string, answer: SaveAnswer): Promise<boolean> {
    const { job, tries } = taken;
    switch (answer.kind) {
      case 'asked':
        return this.wait(taken, { job: answer.job, tries: tries + 1, waitMs: JOB.lookMs, reason: null });
      case 'pending':
        return this.wait(taken, { job, tries, waitMs: JOB.lookMs, reason: null });
      case 'kept':
        return this.keep(taken, url, answer.timestamp);
      case 'refused':
        return this.fail(taken, because('public-copy.refused', { code: answer.why }));
      case 'later':
        return this.later(taken, answer.why);
    }
  }

  /** An order that came to nothing is given anew, whether the archive took it or not. */
  private async later(taken: TakenCopy, code: string): Promise<boolean> {
    const tries = taken.job === null ? taken.tries + 1 : taken.tries;
    if (tries >= JOB.orders) return this.fail(taken, because('public-copy.given-up', { tries, code }));
    const waitMs = JOB.againMs * 2 ** tries;
    return this.wait(taken, { job: null, tries, waitMs, reason: because('public-copy.later', { code }) });
  }

  private async wait({ id }: TakenCopy, state: Parameters<Database['publicCopies']['wait']>[1]): Promise<boolean> {
    await this.db.publicCopies.wait(id, state);
    return false;
  }

  private async fail({ id }: TakenCopy, reason: Reason): Promise<boolean> {
    await this.db.publicCopies.fail(id, reason);
    return true;
  }

  /** The chain first: a row that says there is a copy without it would tell of nothing that is sealed. */
  private async keep({ id, investigationId, sourceId }: TakenCopy, url: string, timestamp: string): Promise<boolean> {
    const { db, clock, sealing } = this;
    const copy = { url: copyAddress(timestamp, url), at: timeOfCopy(timestamp) };
    const entry = copyEntry({ id, sourceId, url, copy }, clock.now());
    await db.evidence.append(investigationId, [entry], linkEntries(investigationId));
    await db.publicCopies.keep(id, copy);
    await (await sealing.open()).seal(investigationId);
    return true;
  }
}

interface CopyRecord extends Pick<PublicCopyEntity, 'id' | 'sourceId'> {
  /** Of the page. */
  url: string;
  copy: { url: string; at: Instant };
}

/** What the chain says of a public copy: where it is, and when the archive says that it made it. */
function copyEntry(publicCopy: CopyRecord, now: Date): EntryDraftRow {
  const at = now.toISOString();
  const content = canonicalJson({ publicCopy, at });
  return { at, kind: 'public-copy', content, contentSha256: sha256(content), original: null };
}
