import type { BudgetStore, Spending } from '@corroborate/domain';
import { Batcher } from '../sql/batcher';
import { isRowId } from '../sql/rows';
import { Repository } from '../sql/repository';

type CurrentSpending = Omit<Spending, 'paused'>;

/** US dollars to add to an investigation's spending; negative for a refund. */
interface Booking {
  id: number;
  usd: number;
}

/**
 * How long a booking may wait for others, ms: paid engines are asked at the same time, and a refund is mostly followed
 * by the next call.
 */
const BATCH_DELAY_MS = { spend: 4, refund: 40 };

/** Budgets of investigations, stored in their rows. An unknown investigation has no budget. */
export class BudgetRepository extends Repository implements BudgetStore {
  private readonly booking = new Batcher<Booking, CurrentSpending | null>(
    (all) => this.bookAll(all),
    BATCH_DELAY_MS.spend,
  );

  /** Grants no spending while an investigation is paused. */
  async spend(investigationId: number, usd: number): Promise<Spending> {
    const valid = isRowId(investigationId) && usd >= 0;
    const booked = valid ? await this.booking.add({ id: investigationId, usd }) : null;
    return booked?.granted ? booked : { granted: false, ...(await this.readSpending(investigationId)) };
  }

  async refund(investigationId: number, usd: number): Promise<void> {
    if (isRowId(investigationId) && usd > 0)
      await this.booking.add({ id: investigationId, usd: -usd }, BATCH_DELAY_MS.refund);
  }

  /** Resolves when all bookings so far are stored or have failed. */
  flush(): Promise<void> {
    return this.booking.flush();
  }

  /** Null for unknown investigations. */
  private async bookAll(bookings: Booking[]): Promise<(CurrentSpending | null)[]> {
    const sums = await this.bookSums(bookings);
    const results: (CurrentSpending | null)[] = [];
    // If the budget does not allow the sum, it may still allow some of the bookings.
    for (const booking of bookings) {
      const booked = sums.get(booking.id) ?? null;
      const isRefused = booked && !booked.granted && booking.usd >= 0 && bookings.length > 1;
      results.push(isRefused ? ((await this.bookSums([booking])).get(booking.id) ?? null) : booked);
    }
    return results;
  }

  private async bookSums(bookings: Booking[]): Promise<Map<number, CurrentSpending>> {
    const ids = [...new Set(bookings.map(({ id }) => id))];
    const sumOf = (id: number, isPart: (usd: number) => boolean) =>
      bookings
        .reduce((sum, booking) => (booking.id === id && isPart(booking.usd) ? sum + booking.usd : sum), 0)
        .toFixed(6);
    const values = [ids, ids.map((id) => sumOf(id, (usd) => usd >= 0)), ids.map((id) => sumOf(id, (usd) => usd < 0))];
    const rows = await this.query<CurrentSpending & { id: number }>(BOOK_AMOUNTS, values);
    return new Map(rows.map(({ id, ...spending }) => [id, spending]));
  }

  private async readSpending(id: number): Promise<Omit<Spending, 'granted'>> {
    const [row] = isRowId(id)
      ? await this.query<Omit<Spending, 'granted'>>(
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

/**
 * Refunds come first and are always granted; what is spent is not while an investigation is paused. Rows are locked in
 * order, so that two batches with the same investigations cannot deadlock.
 */
const BOOK_AMOUNTS = {
  name: 'budget.book',
  text: `WITH locked AS MATERIALIZED (
      SELECT * FROM investigations WHERE id = ANY($1::bigint[]) ORDER BY id FOR NO KEY UPDATE),
    booked AS (SELECT id, rest.usd, sum.usd AS more, status <> 'paused' AND rest.usd + sum.usd <= budget_usd AS granted
      FROM locked JOIN unnest($1::bigint[], $2::numeric[], $3::numeric[]) AS sum (id, usd, refund) USING (id),
        LATERAL (SELECT GREATEST(0, spent_usd + sum.refund) AS usd) AS rest)
    UPDATE investigations i SET spent_usd = booked.usd + CASE WHEN granted THEN more ELSE 0 END
    FROM booked WHERE i.id = booked.id
    RETURNING i.id, granted, spent_usd, budget_usd AS limit_usd`,
};
