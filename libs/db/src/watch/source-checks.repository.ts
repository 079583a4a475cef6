import type {
  Instant,
  PartDifference,
  Passage,
  Reason,
  SourceChange,
  FormattedReviewReason,
} from '@corroborate/domain';
import type { EntityManager } from 'typeorm';
import { cleanText, jsonParameter } from '../sql/clean';
import { SourceCheckEntity } from './watch.entity';
import { type InvestigationEntity, ReviewItemEntity, TopicEntity } from '../entities';
import { requestReview } from '../reviews/corrections.repository';
import { insertEvent } from '../investigations/events.repository';
import {
  COUNT_CHECKS,
  SELECT_OUTLET,
  SELECT_OUTLET_CHANGES,
  SELECT_OUTLETS,
  SKIP_EARLIER,
  SCHEDULE_CHECKS,
  POSTPONE_CHECK,
  SAVE_CHECK,
  CLAIM_CHECKS,
} from './source-checks.sql';
import { isRowId, ROW_LOCK, lockCase, toPlain } from '../sql/rows';
import { queryAnalytics, firstRow } from '../sql/statements';
import { Repository } from '../sql/repository';

/** HTTP validators (ETag, Last-Modified) from the server, for the next conditional request. */
export type Validators = Pick<SourceCheckEntity, 'etag' | 'lastModified'>;

/** A check that this process has claimed, with the data known about its source. */
export interface ClaimedSourceCheck extends Pick<
  SourceCheckEntity,
  'id' | 'investigationId' | 'sourceId' | 'step' | 'tries'
> {
  site: string;
  /** True if a later investigation of the topic has completed. */
  overtaken: boolean;
  /** Passages on which the page's stance was based. */
  passages: Passage[];
  /** Result of the last check that could read the page; null if there was none. */
  before: (Validators & { change: SourceChange; reasons: Reason[]; differences: PartDifference[] }) | null;
}

export interface SourceCheckResult
  extends Validators, Pick<SourceCheckEntity, 'change' | 'reasons' | 'httpStatus' | 'finalUrl'> {
  at: Instant;
  differences: PartDifference[];
}

/** Effects of a check that found a new change. The topic's level is not changed; only people change it. */
export interface SourceChangeEffect {
  /** Data of the event `source.changed`. */
  event: Record<string, unknown>;
  review: FormattedReviewReason;
}

/** Changes to an outlet's pages across all cases. For information only; does not affect the tier. */
export interface OutletChangeHistory {
  site: string;
  /** Number of pages checked; the next field is the number of checks. */
  pages: number;
  looks: number;
  /** Pages with this kind of change. */
  corrected: number;
  retracted: number;
  silentlyEdited: number;
  gone: number;
  redirected: number;
  lastChangeAt: Instant | null;
}

export interface OutletChange extends Pick<
  SourceCheckEntity,
  'investigationId' | 'sourceId' | 'reasons' | 'differences'
> {
  lookId: number;
  topicId: number;
  topicTitle: string;
  url: string;
  title: string;
  change: SourceChange;
  at: Instant;
}

/**
 * Checks of sources after the decision. `now` is from the application's clock; when checks are due is read from the
 * rows.
 */
export class SourceChecksRepository extends Repository {
  /** Schedules checks for newly decided cases. `offsets`: ms after the decision, ascending. */
  async schedule(offsets: readonly number[]): Promise<number> {
    let planned = 0;
    for (;;) {
      const cases = await this.query(SCHEDULE_CHECKS, [offsets]);
      if (cases.length === 0) return planned;
      planned += cases.length;
    }
  }

  /** Claims due checks for `leaseMs`, longest due first. */
  async claim(now: Date, limit: number, leaseMs: number): Promise<ClaimedSourceCheck[]> {
    return this.query(CLAIM_CHECKS, [now, limit, leaseMs]);
  }

  /** Number of checks made since the given time. */
  async countSince(moment: Date): Promise<number> {
    return this.queryCount(COUNT_CHECKS, [moment]);
  }

  /** Schedules a retry, because the check was inconclusive. */
  async postpone({ id, tries }: ClaimedSourceCheck, dueAt: Date): Promise<void> {
    await this.query(POSTPONE_CHECK, [id, tries, dueAt]);
  }

  /** Marks a check as no longer needed. */
  async skip(taken: ClaimedSourceCheck): Promise<void> {
    const nothing = { change: null, reasons: [], differences: [], httpStatus: null, finalUrl: null };
    const values = toSqlValues({ ...nothing, at: null, etag: null, lastModified: null }, false);
    await this.dataSource.query(SAVE_CHECK, [taken.id, taken.tries, 'dropped', ...values]);
  }

  /**
   * Stores the result of a check and, with `news`, its event and review item, in one transaction. Returns false and
   * changes nothing if another process has taken the check over.
   */
  async saveResult(
    taken: ClaimedSourceCheck,
    result: SourceCheckResult,
    news: SourceChangeEffect | null,
  ): Promise<boolean> {
    const { investigationId, sourceId } = taken;
    return this.dataSource.transaction(async (manager) => {
      const row = await lockCase(manager, investigationId);
      const values = [taken.id, taken.tries, 'done', ...toSqlValues(result, news !== null)];
      // The driver returns rows and their count for statements that change rows.
      const [written] = await manager.query<[unknown[], number]>(SAVE_CHECK, values);
      if (written.length === 0) return false;
      await manager.query(SKIP_EARLIER, [investigationId, sourceId, taken.step]);
      if (!news) return true;
      await insertEvent(manager, investigationId, 'source.changed', { look_id: taken.id, ...news.event });
      await requestReviewOfChange(manager, row, news.review);
      return true;
    });
  }

  /** Change records of outlets, those with most changes first. */
  async listOutlets(limit: number): Promise<OutletChangeHistory[]> {
    return queryAnalytics(this.dataSource, SELECT_OUTLETS, [limit]);
  }

  /** Null if none of the outlet's pages was ever checked again. */
  async findOutlet(site: string): Promise<OutletChangeHistory | null> {
    return firstRow(this.query(SELECT_OUTLET, [site]));
  }

  /** Changes found on the outlet's pages, latest first. */
  async listOutletChanges(site: string, limit: number): Promise<OutletChange[]> {
    return this.query(SELECT_OUTLET_CHANGES, [site, limit]);
  }

  /** All completed checks of a case's sources, in order. */
  async listByCase(investigationId: number): Promise<SourceCheckEntity[]> {
    if (!isRowId(investigationId)) return [];
    const looks = this.dataSource.getRepository(SourceCheckEntity);
    return (await looks.find({ where: { investigationId }, order: { sourceId: 'ASC', step: 'ASC' } })).map(toPlain);
  }
}

/** Adds the reason to an open review, or opens one at the topic's current level. */
async function requestReviewOfChange(
  manager: EntityManager,
  { id: investigationId, topicId, priority }: InvestigationEntity,
  review: FormattedReviewReason,
): Promise<void> {
  const topic = await manager.findOneOrFail(TopicEntity, { where: { id: topicId }, lock: ROW_LOCK });
  const open = await manager.findOne(ReviewItemEntity, { where: { topicId, state: 'open' }, lock: ROW_LOCK });
  if (open && open.investigationId !== investigationId) return;
  if (open) {
    // A first approval was based on other evidence, so it is discarded.
    const changes = { reasons: [...open.reasons, review], firstApprovedBy: null, firstApprovedLevel: null };
    await manager.update(ReviewItemEntity, { id: open.id }, changes);
    return;
  }
  await requestReview(manager, {
    investigationId,
    topicId,
    priority,
    reasons: [review],
    recommendedLevel: topic.verificationStatus,
  });
}

const toSqlValues = (
  { at, change, reasons, differences, httpStatus, finalUrl, etag, lastModified }: Nullable<SourceCheckResult, 'at'>,
  fresh: boolean,
) => [
  at,
  change,
  fresh,
  jsonParameter(reasons),
  jsonParameter(differences),
  httpStatus,
  finalUrl && cleanText(finalUrl),
  etag && cleanText(etag),
  lastModified && cleanText(lastModified),
];

type Nullable<T, K extends keyof T> = Omit<T, K> & { [N in K]: T[N] | null };
