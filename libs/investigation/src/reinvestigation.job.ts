import type { Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { systemClock, type Clock } from '@corroborate/domain';
import type { InvestigationService } from './investigation.service';
import { DEFAULT_MODE } from './investigation.thresholds';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Who ordered it, as the row and its events say. */
export const SCHEDULE = 'schedule';

export type ReinvestigationSettings = Pick<
  Settings,
  | 'REINVESTIGATE_DAYS'
  | 'REINVESTIGATE_PER_DAY'
  | 'REINVESTIGATE_TIMES'
  | 'CANDIDATE_MAX_SOURCES'
  | 'CANDIDATE_MIN_NEWSWORTHINESS'
>;

/**
 * Looks again at topics that stayed unverified: others may have reported since. Topics about which a person has
 * decided, that one has in hand, or whose upgrade waits for one are left alone: a schedule does not overrule people.
 */
export class ReinvestigationJob {
  private lastRun = -Infinity;

  constructor(
    private readonly db: Pick<Database, 'reinvestigation'>,
    private readonly investigations: Pick<InvestigationService, 'trigger'>,
    private readonly settings: ReinvestigationSettings,
    private readonly clock: Clock,
  ) {}

  /** Once an hour for each process; the day's limit holds over all of them. */
  async runIfDue(): Promise<number[]> {
    const now = performance.now();
    if (this.settings.REINVESTIGATE_DAYS === 0 || now - this.lastRun < HOUR_MS) return [];
    this.lastRun = now;
    return this.run();
  }

  /** Returns the ids of the investigations that were ordered. */
  async run(): Promise<number[]> {
    const { REINVESTIGATE_DAYS, REINVESTIGATE_PER_DAY, REINVESTIGATE_TIMES } = this.settings;
    if (REINVESTIGATE_DAYS === 0) return [];
    // Rows carry the database's own time, whatever moment the product lives at.
    const lately = new Date(systemClock.now().getTime() - DAY_MS);
    const left = REINVESTIGATE_PER_DAY - (await this.db.reinvestigation.orderedSince(SCHEDULE, lately));
    if (left <= 0) return [];
    const topics = await this.db.reinvestigation.due({
      before: new Date(this.clock.now().getTime() - REINVESTIGATE_DAYS * DAY_MS),
      times: REINVESTIGATE_TIMES,
      thresholds: {
        maxSourceCount: this.settings.CANDIDATE_MAX_SOURCES,
        minNewsworthiness: this.settings.CANDIDATE_MIN_NEWSWORTHINESS,
      },
      limit: left,
    });
    return this.order(topics);
  }

  private async order(topicIds: number[]): Promise<number[]> {
    const ordered: number[] = [];
    for (const topicId of topicIds) {
      const outcome = await this.investigations.trigger({
        topicId,
        mode: DEFAULT_MODE,
        priority: 'low',
        force: true,
        requestedBy: SCHEDULE,
      });
      if (outcome.kind === 'started') ordered.push(outcome.investigationId);
    }
    return ordered;
  }
}
