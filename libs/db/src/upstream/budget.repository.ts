import type { BudgetStore, Spending } from '@corroborate/domain';
import { isRowId } from '../sql/rows';
import { Repository } from '../sql/repository';

type CurrentSpending = Omit<Spending, 'granted'>;

/** Budgets of investigations, stored in their rows. An unknown investigation has no budget. */
export class BudgetRepository extends Repository implements BudgetStore {
  /** Grants nothing while an investigation is paused. */
  async spend(investigationId: number, usd: number): Promise<Spending> {
    const valid = isRowId(investigationId) && usd >= 0;
    const [spent] = valid
      ? await this.ask<CurrentSpending>(
          {
            name: 'budget.spend',
            text: `UPDATE investigations SET spent_usd = spent_usd + $2::numeric
              WHERE id = $1 AND status <> 'paused' AND spent_usd + $2::numeric <= budget_usd RETURNING spent_usd,
                budget_usd AS limit_usd`,
          },
          [investigationId, usd.toFixed(6)],
        )
      : [];
    return spent ? { granted: true, ...spent } : { granted: false, ...(await this.spendingOf(investigationId)) };
  }

  async refund(investigationId: number, usd: number): Promise<void> {
    if (isRowId(investigationId) && usd > 0)
      await this.ask(
        {
          name: 'budget.refund',
          text: 'UPDATE investigations SET spent_usd = GREATEST(0, spent_usd - $2::numeric) WHERE id = $1',
        },
        [investigationId, usd.toFixed(6)],
      );
  }

  private async spendingOf(id: number): Promise<CurrentSpending> {
    const [row] = isRowId(id)
      ? await this.ask<CurrentSpending>(
          {
            name: 'budget.stand',
            text: `SELECT spent_usd, budget_usd AS limit_usd, status = 'paused' AS paused FROM investigations WHERE
            id = $1`,
          },
          [id],
        )
      : [];
    const { paused, ...money } = row ?? { spentUsd: 0, limitUsd: 0 };
    return { ...money, ...(paused && { paused }) };
  }
}
