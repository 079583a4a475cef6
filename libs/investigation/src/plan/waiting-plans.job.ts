import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { pluralize } from '@corroborate/domain';
import { getApprovalDeadline, PLAN_NOT_APPROVED } from './approval.policy';

/** Maximum plans processed per run. */
const BATCH_SIZE = 100;

/** Reminds approvers halfway through the approval period and cancels the investigation at its end. */
@Injectable()
export class WaitingPlansJob {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'waitingPlans' | 'events'>,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'APPROVAL_DAYS'>,
  ) {}

  /** Safe to run in several processes at once: each plan gets one reminder and is canceled once. */
  async run(): Promise<{ reminded: number[]; dropped: number[] }> {
    const { APPROVAL_DAYS: days } = this.settings;
    const message = `Its plan was not approved within ${pluralize(days, 'day')}; start a new investigation if needed.`;
    const dropped = await this.db.waitingPlans.cancelExpired({
      days,
      limit: BATCH_SIZE,
      failure: { code: PLAN_NOT_APPROVED, message },
    });
    return { dropped, reminded: await this.remind(days) };
  }

  private async remind(days: number): Promise<number[]> {
    const waiting = await this.db.waitingPlans.listDueReminders(days / 2, BATCH_SIZE);
    for (const { id, orderedAt } of waiting) {
      const until = getApprovalDeadline(orderedAt, days);
      await this.db.events.appendOnce(id, 'investigation.waiting', { waits_for: 'approval', until, reminder: true });
    }
    return waiting.map(({ id }) => id);
  }
}
