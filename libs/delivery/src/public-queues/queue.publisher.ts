import type { PublicRows } from '@corroborate/db';
import { type Offer, type PublicShelf, repeat } from '@corroborate/queue';
import type { ProcessLog } from '@corroborate/telemetry/module';

/** How often it is looked whether there is something to offer, milliseconds. */
const POLL_MS = 500;

export interface PublisherParts<Row extends { id: number }, Payload> {
  rows: PublicRows<Row>;
  shelf: Pick<PublicShelf<Payload>, 'offer' | 'withdraw' | 'count'>;
  log: ProcessLog;
  /** What could not be offered, as the log has it. */
  what: string;
  /** Rows offered or taken back at once. */
  batch: number;
  /** Null: the row is not to be offered after all. */
  toOffer(row: Row): Offer<Payload> | null;
}

/** Keeps a public queue in step with its rows, which remain the truth. Several may run at once. */
export class QueuePublisher<Row extends { id: number }, Payload> {
  constructor(private readonly parts: PublisherParts<Row, Payload>) {}

  /** Looks for changes until closed. */
  start() {
    const { log, what } = this.parts;
    const looking = repeat(
      () => this.pump(),
      POLL_MS,
      (error) => log.error({ err: error }, `${what} could not be published`),
    );
    return { close: () => looking.stop() };
  }

  /**
   * Offers what is new and takes back what is over. Each step may be repeated: a process that dies between two loses
   * nothing.
   */
  async pump(): Promise<void> {
    const { rows, shelf, batch } = this.parts;
    const fresh = await rows.toOffer(batch);
    const offered = await this.offer(fresh);
    await rows.mark(offered, true);
    await rows.mark(
      fresh.map(({ id }) => id).filter((id) => !offered.includes(id)),
      false,
    );
    const over = await rows.toWithdraw(batch);
    if (over.length > 0) await rows.mark(await shelf.withdraw(over), false);
  }

  /** Offers everything again where the queue holds less than it should: its store was lost. Gives how many. */
  async mend(): Promise<number> {
    const { rows, shelf, batch } = this.parts;
    if ((await shelf.count()) >= (await rows.countOffered())) return 0;
    let count = 0;
    for (let after = 0; ;) {
      const page = await rows.offered(after, batch);
      const last = page.at(-1);
      if (!last) return count;
      count += (await this.offer(page)).length;
      after = last.id;
    }
  }

  /** Gives the ids of those that lie in the queue now. */
  private async offer(rows: readonly Row[]): Promise<number[]> {
    const offers = rows.flatMap((row) => this.parts.toOffer(row) ?? []);
    await this.parts.shelf.offer(offers);
    return offers.map(({ id }) => id);
  }
}
