import { DAY_MS, TtlCache, type Instant, type InvestigationStatus } from '@corroborate/domain';
import type { DataSource } from 'typeorm';
import { ENDED_BEFORE } from './metrics.sql';
import { ask } from './statements';

/** How many had ended before a moment, by how. */
export interface Ended {
  before: Instant;
  counts: ReadonlyMap<InvestigationStatus, number>;
}

/** No transaction is open for as long: what ends is seen within this time. */
const SETTLED = "clock_timestamp() - interval '1 hour'";
const MOMENT = { name: 'metrics.settled', text: `SELECT ${SETTLED} AS before` };
/** Rows that somebody deletes by hand are noticed after this time. */
const FRESH_MS = DAY_MS;

/**
 * What is over stays over: it is counted once and remembered, so that asking often costs the same however much there
 * is. The server's own clock divides what is remembered from what is counted anew.
 */
export class EndedCounts {
  private readonly known = new TtlCache(FRESH_MS);

  constructor(private readonly dataSource: DataSource) {}

  get(): Promise<Ended> {
    return this.known.get('ended', () => this.read());
  }

  private async read(): Promise<Ended> {
    const [moment] = await ask<Pick<Ended, 'before'>>(this.dataSource, MOMENT, []);
    const before = moment?.before ?? new Date(0).toISOString();
    const rows = await ask<{ status: InvestigationStatus; count: number }>(this.dataSource, ENDED_BEFORE, [before]);
    return { before, counts: new Map(rows.map(({ status, count }) => [status, count])) };
  }
}
