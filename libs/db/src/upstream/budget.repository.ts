import type { BudgetStore, Spending } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { isRowId } from '../sql/rows';

/** Money of investigations, on their own rows. An unknown investigation has no money. */
export class BudgetRepository implements BudgetStore {
  constructor(private readonly dataSource: DataSource) {}

  /** While an investigation is paused nothing is granted. */
  async spend(investigationId: number, usd: number): Promise<Spending> {
    if (!isRowId(investigationId) || !(usd >= 0)) return { granted: false, ...(await this.stand(investigationId)) };
    const result: [Money[], number] = await this.dataSource.query(
      `UPDATE investigations SET spent_usd = spent_usd + $2::numeric
       WHERE id = $1 AND status <> 'paused' AND spent_usd + $2::numeric <= budget_usd RETURNING spent_usd, budget_usd`,
      [investigationId, usd.toFixed(6)],
    );
    const row = result[0][0];
    return row ? { granted: true, ...toStand(row) } : { granted: false, ...(await this.stand(investigationId)) };
  }

  async refund(investigationId: number, usd: number): Promise<void> {
    if (!isRowId(investigationId) || !(usd > 0)) return;
    await this.dataSource.query(
      'UPDATE investigations SET spent_usd = GREATEST(0, spent_usd - $2::numeric) WHERE id = $1',
      [investigationId, usd.toFixed(6)],
    );
  }

  private async stand(id: number): Promise<Omit<Spending, 'granted'>> {
    if (!isRowId(id)) return { spentUsd: 0, limitUsd: 0 };
    const rows: (Money & { paused: boolean })[] = await this.dataSource.query(
      `SELECT spent_usd, budget_usd, status = 'paused' AS paused FROM investigations WHERE id = $1`,
      [id],
    );
    const [row] = rows;
    return row ? { ...toStand(row), ...(row.paused ? { paused: true } : {}) } : { spentUsd: 0, limitUsd: 0 };
  }
}

interface Money {
  spent_usd: string;
  budget_usd: string;
}
const toStand = (row: Money) => ({ spentUsd: Number(row.spent_usd), limitUsd: Number(row.budget_usd) });
