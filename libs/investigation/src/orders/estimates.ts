import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type InvestigationEntity } from '@corroborate/db';
import { isTerminal, MODES, systemClock, TtlCache, type Instant, type Mode } from '@corroborate/domain';
import { estimateCompletion, estimateMode, type ModeEstimate } from './estimate.policy';
import { needsApproval } from '../plan/approval.policy';

/** Maximum age of cached figures, in ms. */
const ESTIMATES_TTL_MS = 2_000;

/** Estimates completion and cost from earlier investigations. */
@Injectable()
export class EstimateService {
  private readonly recent = new TtlCache(ESTIMATES_TTL_MS);

  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'investigations'>,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Typical duration and cost of each mode. */
  ofModes(): Promise<ModeEstimate[]> {
    const {
      db: { investigations },
      settings,
    } = this;
    return Promise.all(
      MODES.map(async (mode) => {
        const [measured, costs] = await Promise.all([investigations.durations(mode), investigations.costs(mode)]);
        return { ...estimateMode(mode, measured, costs), needsApproval: needsApproval(mode, false, settings) };
      }),
    );
  }

  /**
   * Estimated completion of a new investigation. Uses figures that may be a few seconds old, to save a query per
   * call.
   */
  async of(mode: Mode): Promise<Instant> {
    const { open, durations } = await this.recent.get(mode, () => this.db.investigations.workload(mode));
    const queued = { ahead: Math.max(0, open - 1), parallel: this.settings.SEARCH_CONCURRENCY };
    // Rows are stamped in the database's real time, even during a replay (`CLOCK_START`).
    return estimateCompletion(systemClock.now(), mode, durations, queued);
  }

  /** Computes one estimate per active mode and gives it to all rows in that mode. */
  async ofRows(rows: Pick<InvestigationEntity, 'status' | 'mode'>[]): Promise<Map<Mode, Instant>> {
    const modes = new Set(rows.filter((row) => !isTerminal(row.status)).map((row) => row.mode));
    return new Map(await Promise.all([...modes].map(async (mode) => [mode, await this.of(mode)] as const)));
  }
}
