import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type PendingHandover } from '@corroborate/db';
import { formatError } from '@corroborate/domain';
import {
  investigatedTopicSchema,
  type InvestigatedTopicPayload,
  type PublicQueueItem,
  QueueHub,
} from '@corroborate/queue';
import { readResult } from '@corroborate/report';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { buildTopicPayload } from './investigated-topic.policy';
import { QueuePublisher } from './queue.publisher';

/** Small batches, because each row contains the whole result. */
const BATCH_SIZE = 20;

type TopicPublisherSettings = Pick<Settings, 'HAND_ON_DAYS' | 'PUBLIC_URL'>;

/** Publishes changed results to the public queue `investigated-topics`. */
@Injectable()
export class TopicPublisher extends QueuePublisher<PendingHandover, InvestigatedTopicPayload> {
  constructor(
    @Inject(DATABASE) private readonly db: Database,
    @Inject(QueueHub) hub: QueueHub,
    @Inject(SETTINGS) private readonly settings: TopicPublisherSettings,
    @Inject(LOG) log: ProcessLog,
  ) {
    super({
      rows: db.handovers.within(settings.HAND_ON_DAYS),
      shelf: hub.investigated,
      log,
      what: 'investigated topics',
      batch: BATCH_SIZE,
      toOffer: (row) => toQueueItem(row, settings, log),
    });
  }

  /** Deletes changes that are too old and were never offered. Returns their number. */
  sweep(): Promise<number> {
    return this.db.handovers.deleteExpired(this.settings.HAND_ON_DAYS);
  }
}

/** A row that cannot be published is skipped and logged, so that it does not block the others. */
function toQueueItem(
  row: PendingHandover,
  settings: TopicPublisherSettings,
  log: ProcessLog,
): PublicQueueItem<InvestigatedTopicPayload> | null {
  try {
    const result = readResult(row.investigation.result);
    if (!result) return null;
    const data = investigatedTopicSchema.parse(buildTopicPayload(row, result, settings.PUBLIC_URL ?? null));
    return { id: row.id, priority: row.priority, data };
  } catch (error) {
    const fault = formatError(error).slice(0, 500);
    log.error(
      { investigation: row.investigation.id, change: row.id, fault },
      'an investigated topic could not be published',
    );
    return null;
  }
}
