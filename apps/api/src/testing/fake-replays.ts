import { CorroborateError } from '@corroborate/domain';
import type { ReplayOutcome, Replays } from '@corroborate/casework';
import type { ReplayPort } from './ports';

/** In-memory cases with scripted re-evaluation results. */
export class FakeReplays implements ReplayPort {
  readonly outcomes = new Map<number, ReplayOutcome>();
  readonly orders: Parameters<Replays['makeSo']>[0][] = [];

  async look(investigationId: number): Promise<ReplayOutcome> {
    const outcome = this.outcomes.get(investigationId);
    if (outcome) return outcome;
    throw new CorroborateError('not-found', `There is no investigation ${investigationId}.`);
  }

  async makeSo(order: Parameters<Replays['makeSo']>[0]): Promise<{ outcome: ReplayOutcome; written: boolean }> {
    const outcome = await this.look(order.investigationId);
    this.orders.push(order);
    return { outcome, written: outcome.kind === 'changed' };
  }
}
