import type { BudgetStore, Spending } from '@corroborate/domain';
import { Batcher } from '../sql/batcher';
import { isRowId } from '../sql/rows';
import { Repository } from '../sql/repository';

type CurrentSpending = Omit<Spending, 'granted'>;

/** US dollars to add to what an investigation spent; less than nothing for a refund. */
interface Booking {
  id: number;
  usd: number;
}

/** How long a booking may wait for others, ms: paid engines are asked at the same time. */
const BATCH_DELAY_MS = 4;

/** Budgets of investigations, stored in their rows. An unknown investigation has no budget. */
export class BudgetRepository extends Repository implements BudgetStore {
  private readonly booking = new Batcher<Booking, CurrentSpending | null>((all) => this.bookAll(all), BATCH_DELAY_MS);

  /** Grants nothing while an investigation is paused. */
  async spend(investigationId: number, usd: number): Promise<Spending> {
    const valid = isRowId(investigationId) && usd >= 0;
    const spent = valid ? await this.booking.add({ id: investigationId, usd }) : null;
    return spent ? { granted: true, ...spent } : { granted: false, ...(await this.readSpending(investigationId)) };
  }

  async refund(investigationId: number, usd: number): Promise<void> {
    if (isRowId(investigationId) && usd > 0) await this.booking.add({ id: investigationId, usd: -usd });
  }

  /** Null for those refused. */
  private async bookAll(bookings: Booking[]): Promise<(CurrentSpending | null)[]> {
    // Refunds first and apart: summed with them, what a paused investigation spends would look like a refund.
    const refunded = await this.bookSums(bookings.filter(({ usd }) => usd < 0));
    const spent = await this.bookSums(bookings.filter(({ usd }) => usd >= 0));
    const results: (CurrentSpending | null)[] = [];
    // Where the budget does not allow the sum, it may allow some of its parts.
    for (const booking of bookings) {
      const booked = (booking.usd < 0 ? refunded : spent).get(booking.id);
      results.push(booked ?? (await this.bookOne(booking)));
    }
    return results;
  }

  private async bookOne(booking: Booking): Promise<CurrentSpending | null> {
    return (await this.bookSums([booking])).get(booking.id) ?? null;
  }

  private async bookSums(bookings: Booking[]): Promise<Map<number, CurrentSpending>> {
    if (bookings.length === 0) return new Map();
    const sums = new Map<number, number>();
    for (const { id, usd } of bookings) sums.set(id, (sums.get(id) ?? 0) + usd);
    const values = [[...sums.keys()], [...sums.values()].map((usd) => usd.toFixed(6))];
    const rows = await this.query<CurrentSpending & { id: number }>(BOOK, values);
    return new Map(rows.map(({ id, ...spending }) => [id, spending]));
  }

  private async readSpending(id: number): Promise<CurrentSpending> {
    const [row] = isRowId(id)
      ? await this.query<CurrentSpending>(
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

/** Rows are locked in order, so that two batches with the same investigations cannot deadlock. */
const BOOK = {
  name: 'budget.book',
  text: `WITH locked AS (
      SELECT id FROM investigations WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE)
    UPDATE investigations i SET spent_usd = GREATEST(0, spent_usd + sum.usd)
    FROM locked JOIN unnest($1::bigint[], $2::numeric[]) AS sum (id, usd) ON sum.id = locked.id
    WHERE i.id = locked.id AND (sum.usd < 0 OR status <> 'paused' AND spent_usd + sum.usd <= budget_usd)
    RETURNING i.id, spent_usd, budget_usd AS limit_usd`,
};
