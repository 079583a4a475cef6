import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { systemClock, type Clock } from '@corroborate/domain';
import {
  AllCasesVerifier,
  CaseVerifier,
  openOriginalStore,
  rootsIn,
  type CaseVerdict,
  type StoreSettings,
} from '@corroborate/evidence';

const DAY = 86_400_000;
/** Every case is looked through once in so many days. */
const DAYS_FOR_ALL = 30;

/** Looks through a share of all that is kept each day: what was changed or lost is known before it is needed. */
export class EvidenceCheckJob {
  private lastRun = -Infinity;
  private readonly all: AllCasesVerifier;

  constructor(
    db: Pick<Database, 'evidence'>,
    settings: StoreSettings & Pick<Settings, 'TSA_CA_FILES'>,
    private readonly clock: Clock = systemClock,
  ) {
    this.all = new AllCasesVerifier(
      db.evidence,
      new CaseVerifier(db.evidence, openOriginalStore(settings), () => rootsIn(settings.TSA_CA_FILES)),
    );
  }

  /** Once a day for each process; null when it is not due. Gives the cases in which something is wrong. */
  async runIfDue(signal?: AbortSignal): Promise<CaseVerdict[] | null> {
    const now = this.clock.now().getTime();
    if (now - this.lastRun < DAY) return null;
    this.lastRun = now;
    const wrong: CaseVerdict[] = [];
    const share = { of: DAYS_FOR_ALL, rest: Math.floor(now / DAY) % DAYS_FOR_ALL };
    for await (const one of this.all.verify(share, signal)) if (one.verdict.faults.length > 0) wrong.push(one);
    return wrong;
  }
}
