import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { CLOCK, DAY_MS, HOUR_MS, systemClock, type Clock } from '@corroborate/domain';
import { InvestigationService, DEFAULT_MODE, findRelatedTopics } from '@corroborate/investigation';

/** Orderer of the investigation, in rows and events. */
export const SCHEDULE = 'schedule';
export const NEW_INFORMATION = 'new information';
/** Maximum recent topics per run for which related topics are looked up. */
const MAX_RECENT_TOPICS = 50;

export type ReinvestigationSettings = Pick<
  Settings,
  | 'REINVESTIGATE_DAYS'
  | 'REINVESTIGATE_ON_NEWS'
  | 'REINVESTIGATE_PER_DAY'
  | 'REINVESTIGATE_TIMES'
  | 'CANDIDATE_MAX_SOURCES'
  | 'CANDIDATE_MIN_NEWSWORTHINESS'
>;

/**
 * Reinvestigates topics that stayed unverified, because others may have reported on them since. Skips topics that a
 * person has decided or claimed, or whose upgrade awaits review: a schedule does not override people.
 */
@Injectable()
export class ReinvestigationJob {
  private lastRun = -Infinity;

  constructor(
    @Inject(DATABASE) private readonly db: Database,
    private readonly investigations: InvestigationService,
    @Inject(SETTINGS) private readonly settings: ReinvestigationSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Runs once an hour per process; the daily limit applies to all processes together. */
  async runIfDue(): Promise<number[]> {
    const now = performance.now();
    const { REINVESTIGATE_DAYS: days, REINVESTIGATE_ON_NEWS: onNews } = this.settings;
    if ((days === 0 && !onNews) || now - this.lastRun < HOUR_MS) return [];
    this.lastRun = now;
    return [...(await this.run()), ...(await this.runOnNews())];
  }

  /** Returns the IDs of the investigations that were ordered. */
  async run(): Promise<number[]> {
    const { REINVESTIGATE_DAYS } = this.settings;
    if (REINVESTIGATE_DAYS === 0) return [];
    const limit = await this.remainingToday();
    if (limit <= 0) return [];
    const before = new Date(this.clock.now().getTime() - REINVESTIGATE_DAYS * DAY_MS);
    const topics = await this.db.reinvestigation.listDue({ ...this.limits(), before, limit });
    return this.startInvestigations(topics, SCHEDULE);
  }

  /**
   * Like `run`, for topics with news: a related topic arrived, a source added later changed the decision, or a page
   * changed. A new investigation moves the reference time, so that there is no loop.
   */
  async runOnNews(): Promise<number[]> {
    if (!this.settings.REINVESTIGATE_ON_NEWS) return [];
    const limit = await this.remainingToday();
    if (limit <= 0) return [];
    const arrived = await this.db.reinvestigation.listStoredSince(aDayAgo(), MAX_RECENT_TOPICS);
    const related = await this.listRelated(arrived);
    const topics = await this.db.reinvestigation.listWithNews({ ...this.limits(), limit }, arrived, related);
    return this.startInvestigations(topics, NEW_INFORMATION);
  }

  private limits() {
    const { REINVESTIGATE_TIMES: times, CANDIDATE_MAX_SOURCES, CANDIDATE_MIN_NEWSWORTHINESS } = this.settings;
    const thresholds = { maxSourceCount: CANDIDATE_MAX_SOURCES, minNewsworthiness: CANDIDATE_MIN_NEWSWORTHINESS };
    return { times, thresholds };
  }

  /** Number of reinvestigations left today, scheduled and on news together. */
  private async remainingToday(): Promise<number> {
    const { reinvestigation } = this.db;
    const ordered = [SCHEDULE, NEW_INFORMATION].map((who) => reinvestigation.countOrderedSince(who, aDayAgo()));
    return (await Promise.all(ordered)).reduce((left, count) => left - count, this.settings.REINVESTIGATE_PER_DAY);
  }

  /** IDs of topics on the same events. */
  private async listRelated(topicIds: number[]): Promise<number[]> {
    const related = new Set<number>();
    for (const id of topicIds) {
      const topic = await this.db.topics.get(id);
      const found = topic && (await findRelatedTopics(this.db, topic));
      for (const one of found?.sameEvent ?? []) related.add(one.topicId);
    }
    return [...related];
  }

  private async startInvestigations(topicIds: number[], requestedBy: string): Promise<number[]> {
    const ordered: number[] = [];
    for (const topicId of topicIds) {
      const outcome = await this.investigations.trigger({
        topicId,
        mode: DEFAULT_MODE,
        priority: 'low',
        force: true,
        requestedBy,
      });
      if (outcome.kind === 'started') ordered.push(outcome.investigationId);
    }
    return ordered;
  }
}

/** Rows use the database's time, even if the product runs with another clock. */
const aDayAgo = (): Date => new Date(systemClock.now().getTime() - DAY_MS);
