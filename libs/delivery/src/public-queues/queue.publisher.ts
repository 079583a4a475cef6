import type { PublicRows } from '@corroborate/db';
import { type PublicQueueItem, type PublicQueue, repeat } from '@corroborate/queue';
import type { ProcessLog } from '@corroborate/telemetry/module';

const POLL_MS = 500;

export interface PublisherDeps<Row extends { id: number }, Payload> {
  rows: PublicRows<Row>;
  shelf: Pick<PublicQueue<Payload>, 'add' | 'withdraw' | 'count'>;
  log: ProcessLog;
  /** Description of the row for the log. */
  what: string;
  /** Maximum rows offered or withdrawn at once. */
  batch: number;
  /** Null if the row should not be offered. */
  toOffer(row: Row): PublicQueueItem<Payload> | null;
}

/** Keeps a public queue in sync with its rows, which are authoritative. Several instances may run at once. */
export class QueuePublisher<Row extends { id: number }, Payload> {
  constructor(private readonly parts: PublisherDeps<Row, Payload>) {}

  /** Checks for changes at intervals until closed. */
  start() {
    const { log, what } = this.parts;
    const looking = repeat(
      () => this.sync(),
      POLL_MS,
      (error) => log.error({ err: error }, `${what} could not be published`),
    );
    return { close: () => looking.stop() };
  }

  /** Offers new rows and withdraws finished ones. Every step is idempotent, so nothing is lost if a process dies. */
  async sync(): Promise<void> {
    const { rows, shelf, batch } = this.parts;
    const fresh = await rows.listUnqueued(batch);
    const offered = await this.addToQueue(fresh);
    await rows.setQueued(offered, true);
    await rows.setQueued(
      fresh.map(({ id }) => id).filter((id) => !offered.includes(id)),
      false,
    );
    const over = await rows.listClosedInQueue(batch);
    if (over.length > 0) await rows.setQueued(await shelf.withdraw(over), false);
  }

  /**
   * If the queue has fewer jobs than recorded because its store lost data, offers all rows again. Returns the number
   * offered.
   */
  async restoreLost(): Promise<number> {
    const { rows, shelf, batch } = this.parts;
    if ((await shelf.count()) >= (await rows.countQueued())) return 0;
    let count = 0;
    for (let after = 0; ;) {
      const page = await rows.listQueued(after, batch);
      const last = page.at(-1);
      if (!last) return count;
      count += (await this.addToQueue(page)).length;
      after = last.id;
    }
  }

  /** Returns the ids of rows now in the queue. */
  private async addToQueue(rows: readonly Row[]): Promise<number[]> {
    const offers = rows.flatMap((row) => this.parts.toOffer(row) ?? []);
    await this.parts.shelf.add(offers);
    return offers.map(({ id }) => id);
  }
}
