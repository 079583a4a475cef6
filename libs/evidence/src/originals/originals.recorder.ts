import type { ExchangeRecorder, RecordedExchange } from '@corroborate/domain';
import type { EvidenceRepository } from '@corroborate/db';
import { captureOf } from './capture.entry';
import { keepOriginals } from './keep-originals';
import type { OriginalStore } from './original.store';
import { pack } from './packing';

interface Waiting {
  exchange: RecordedExchange;
  done: () => void;
  failed: (error: unknown) => void;
}

/**
 * Stores received responses and adds them to the chain. Responses that arrive during a write form the next batch, so
 * the chain is locked once for many.
 */
export class OriginalsRecorder implements ExchangeRecorder {
  private readonly waiting = new Map<number, Waiting[]>();

  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'append'>,
    /** Store for bytes; null: database, with the entry. */
    private readonly store: OriginalStore | null,
  ) {}

  record(exchange: RecordedExchange): Promise<void> {
    return new Promise((done, failed) => {
      const { investigationId } = exchange;
      const others = this.waiting.get(investigationId);
      const one = { exchange, done, failed };
      if (others) return void others.push(one);
      this.waiting.set(investigationId, [one]);
      void this.writeAll(investigationId);
    });
  }

  private async writeAll(investigationId: number): Promise<void> {
    for (let batch = this.take(investigationId); batch.length > 0; batch = this.take(investigationId)) {
      await this.write(investigationId, batch).then(
        () => batch.forEach(({ done }) => done()),
        (error: unknown) => batch.forEach(({ failed }) => failed(error)),
      );
    }
    this.waiting.delete(investigationId);
  }

  private take(investigationId: number): Waiting[] {
    return this.waiting.get(investigationId)?.splice(0) ?? [];
  }

  private async write(investigationId: number, batch: Waiting[]): Promise<void> {
    const captures = await Promise.all(
      batch.map(async ({ exchange }) => captureOf(exchange, await pack(exchange.body))),
    );
    await keepOriginals(this.evidence, this.store, investigationId, captures);
  }
}
