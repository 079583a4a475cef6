import { CorroborateError, isTerminal, toCorroborateError } from '@corroborate/domain';
import type { Database, InvestigationEntity } from '@corroborate/db';

/** Polling interval in ms. It does not affect the measurements, because start and end times are read from the rows. */
const POLL_MS = 100;
/** Number of polls between two connection counts. */
const POLLS_PER_COUNT = 10;

/** Waits for several investigations with one small query per poll. */
export class CompletionWaiter {
  private readonly waiting = new Map<number, { resolve: () => void; reject: (error: CorroborateError) => void }>();
  private readonly timer: NodeJS.Timeout = setInterval(
    () => void this.poll().catch((error: unknown) => this.onTimeout(error)),
    POLL_MS,
  );
  private asked = 0;
  /** Highest number of simultaneous connections from the product's processes. */
  peakConnections = 0;

  constructor(private readonly db: Database) {}

  /** Resolves with the investigation once it has ended. Rejects if the database is unavailable. */
  async isOver(investigationId: number): Promise<InvestigationEntity> {
    await new Promise<void>((resolve, reject) => this.waiting.set(investigationId, { resolve, reject }));
    const row = await this.db.investigations.get(investigationId);
    if (!row) throw new CorroborateError('internal', `Investigation ${investigationId} no longer exists.`);
    return row;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async poll(): Promise<void> {
    if (this.waiting.size === 0) return;
    if (this.asked++ % POLLS_PER_COUNT === 0) await this.countConnections();
    for (const [id, status] of await this.db.investigations.statusesOf([...this.waiting.keys()])) {
      if (!isTerminal(status)) continue;
      this.waiting.get(id)?.resolve();
      this.waiting.delete(id);
    }
  }

  private onTimeout(error: unknown): void {
    for (const { reject } of this.waiting.values()) reject(toCorroborateError(error));
    this.waiting.clear();
  }

  private async countConnections(): Promise<void> {
    const rows: { count: string }[] = await this.db.dataSource.query(
      'SELECT count(*) AS count FROM pg_stat_activity WHERE datname = current_database()',
    );
    this.peakConnections = Math.max(this.peakConnections, Number(rows[0]?.count));
  }
}
