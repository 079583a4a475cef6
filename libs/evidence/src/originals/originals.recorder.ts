import type { ExchangeRecorder, PendingOriginal, RecordedExchange } from '@corroborate/domain';
import type { EvidenceRepository } from '@corroborate/db';
import { buildCaptureEntry } from './capture.entry';
import { storeOriginals } from './keep-originals';
import type { OriginalStore } from './original.store';
import { pack } from './packing';

interface PendingExchange {
  exchange: RecordedExchange;
  done: () => void;
  failed: (error: unknown) => void;
}

/** Responses of one investigation that are waiting to be stored. */
interface CaseQueue {
  waiting: PendingExchange[];
  bytes: number;
  timer: NodeJS.Timeout | null;
  isWriting: boolean;
  /** Those that arrived while others were written must not wait either. */
  hurries: boolean;
}

/** How long a response may wait to be stored in a batch with others, in ms; the end of its stage does not wait. */
const FLUSH_DELAY_MS = 5_000;
/** Maximum total bytes of waiting responses. */
const MAX_PENDING_BYTES = 4_000_000;

/**
 * Stores received responses and adds them to the chain. Responses that arrive while others wait or are being written
 * form one batch, so the chain is locked once for many.
 */
export class OriginalsRecorder implements ExchangeRecorder {
  private readonly queues = new Map<number, CaseQueue>();

  constructor(
    private readonly evidence: Pick<EvidenceRepository, 'append'>,
    /** Store for the bytes; null stores them in the database, with the entry. */
    private readonly store: OriginalStore | null,
  ) {}

  record(exchange: RecordedExchange): Promise<void> {
    const { stored, hurry } = this.recordSoon(exchange);
    hurry();
    return stored;
  }

  recordSoon(exchange: RecordedExchange): PendingOriginal {
    const { investigationId, body } = exchange;
    const queue = this.queues.get(investigationId) ?? {
      waiting: [],
      bytes: 0,
      timer: null,
      isWriting: false,
      hurries: false,
    };
    this.queues.set(investigationId, queue);
    const stored = new Promise<void>((done, failed) => void queue.waiting.push({ exchange, done, failed }));
    const flushNow = () => void this.writeAll(investigationId, queue);
    queue.bytes += body.length;
    if (queue.bytes >= MAX_PENDING_BYTES) flushNow();
    else queue.timer ??= setTimeout(flushNow, FLUSH_DELAY_MS);
    return { stored, hurry: flushNow };
  }

  private async writeAll(investigationId: number, queue: CaseQueue): Promise<void> {
    queue.hurries = true;
    if (queue.isWriting) return;
    queue.isWriting = true;
    while (queue.hurries) {
      const batch = drain(queue);
      if (batch.length === 0) continue;
      await this.write(investigationId, batch).then(
        () => batch.forEach(({ done }) => done()),
        (error: unknown) => batch.forEach(({ failed }) => failed(error)),
      );
    }
    queue.isWriting = false;
    if (queue.waiting.length === 0 && this.queues.get(investigationId) === queue) this.queues.delete(investigationId);
  }

  private async write(investigationId: number, batch: PendingExchange[]): Promise<void> {
    const captures = await Promise.all(
      batch.map(async ({ exchange }) => buildCaptureEntry(exchange, await pack(exchange.body))),
    );
    await storeOriginals(this.evidence, this.store, investigationId, captures);
  }
}

function drain(queue: CaseQueue): PendingExchange[] {
  if (queue.timer) clearTimeout(queue.timer);
  Object.assign(queue, { bytes: 0, timer: null, hurries: false });
  return queue.waiting.splice(0);
}
