import { Inject, Injectable } from '@nestjs/common';
import { WALL_CLOCK } from '@corroborate/investigation';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { DAY_MS, systemClock, type Clock } from '@corroborate/domain';
import {
  AllCasesVerifier,
  CaseVerifier,
  openOriginalStore,
  readRootCertificates,
  type CaseVerdict,
  type StoreSettings,
} from '@corroborate/evidence';

/** Number of days in which every case is checked once. */
const CYCLE_DAYS = 30;
/** Minimum interval at which a process checks whether today's check has been done, in ms. */
const DUE_CHECK_INTERVAL_MS = 600_000;
/** Maximum duration of a check in ms; after that, its process is considered dead. */
const MAX_RUN_MS = 6 * 3_600_000;

/**
 * Checks a share of all stored evidence each day, and rechecks earlier faults, so that alteration
 * or loss is detected before the evidence is needed. Runs in one process at a time.
 */
@Injectable()
export class EvidenceCheckJob {
  private lastAsked = -Infinity;
  private readonly all: AllCasesVerifier;
  private readonly cases: CaseVerifier;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(SETTINGS) settings: StoreSettings & Pick<Settings, 'TSA_CA_FILES'>,
    @Inject(WALL_CLOCK) private readonly clock: Clock = systemClock,
  ) {
    this.cases = new CaseVerifier(db.evidence, openOriginalStore(settings), () =>
      readRootCertificates(settings.TSA_CA_FILES),
    );
    this.all = new AllCasesVerifier(db.evidence, this.cases);
  }

  /** Returns the cases with faults; null if no check is due or another process is running it. */
  async runIfDue(signal?: AbortSignal): Promise<CaseVerdict[] | null> {
    const now = this.clock.now();
    if (now.getTime() - this.lastAsked < DUE_CHECK_INTERVAL_MS) return null;
    this.lastAsked = now.getTime();
    const day = Math.floor(now.getTime() / DAY_MS);
    if (!(await this.db.evidenceChecks.begin(day, now, new Date(now.getTime() - MAX_RUN_MS)))) return null;
    const wrong: CaseVerdict[] = [];
    for await (const one of this.due(day, signal)) {
      await this.db.evidenceChecks.saveFaults(one.investigationId, one.verdict.faults);
      if (one.verdict.faults.length === 0) continue;
      wrong.push(one);
      await this.publishFaults(one);
    }
    // An aborted check is incomplete, so another process starts it again.
    if (!signal?.aborted) await this.db.evidenceChecks.finish(day, this.clock.now());
    return wrong;
  }

  private async *due(day: number, signal?: AbortSignal): AsyncGenerator<CaseVerdict> {
    const before = await this.db.evidenceChecks.listFaulty();
    for (const investigationId of before) {
      if (signal?.aborted) return;
      yield { investigationId, verdict: await this.cases.verify(investigationId) };
    }
    const share = { of: CYCLE_DAYS, rest: day % CYCLE_DAYS };
    for await (const one of this.all.verify(share, signal)) if (!before.includes(one.investigationId)) yield one;
  }

  /** Notifies the desk and webhooks, once per set of faults. */
  private async publishFaults({ investigationId, verdict: { faults } }: CaseVerdict): Promise<void> {
    const codes = [...new Set(faults.map(({ code }) => code))].sort();
    await this.db.events.appendOnce(investigationId, 'evidence.changed', { faults: faults.length, codes });
  }
}
