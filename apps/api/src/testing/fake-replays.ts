import { CorroborateError } from '@corroborate/domain';
import type { ReplayOutcome, ReplayService } from '@corroborate/casework';
import type { ReplayPort } from './ports';

/** Cases in memory with scripted results of re-evaluation. */
export class FakeReplays implements ReplayPort {
  readonly outcomes = new Map<number, ReplayOutcome>();
  readonly orders: Parameters<ReplayService['apply']>[0][] = [];

  async preview(investigationId: number): Promise<ReplayOutcome> {
    const outcome = this.outcomes.get(investigationId);
    if (outcome) return outcome;
    throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
  }

  async apply(order: Parameters<ReplayService['apply']>[0]): Promise<{ outcome: ReplayOutcome; written: boolean }> {
    const outcome = await this.preview(order.investigationId);
    this.orders.push(order);
    return { outcome, written: outcome.kind === 'changed' };
  }
}
