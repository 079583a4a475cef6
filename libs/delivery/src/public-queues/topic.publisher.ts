import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database, type HandedTopic } from '@corroborate/db';
import { wordsOf } from '@corroborate/domain';
import { investigatedTopicSchema, type InvestigatedTopicPayload, type Offer, QueueHub } from '@corroborate/queue';
import { readResult } from '@corroborate/report';
import { LOG, type ProcessLog } from '@corroborate/telemetry/module';
import { investigatedTopic } from './investigated-topic.policy';
import { QueuePublisher } from './queue.publisher';

/** Small batches, because each row contains the whole result. */
const AT_ONCE = 20;

type HandOnSettings = Pick<Settings, 'HAND_ON_DAYS' | 'PUBLIC_URL'>;

/** Publishes changed results to the public queue `investigated-topics`. */
@Injectable()
export class TopicPublisher extends QueuePublisher<HandedTopic, InvestigatedTopicPayload> {
  constructor(
    @Inject(DATABASE) private readonly db: Pick<Database, 'handovers'>,
    @Inject(QueueHub) hub: Pick<QueueHub, 'investigated'>,
    @Inject(SETTINGS) private readonly settings: HandOnSettings,
    @Inject(LOG) log: ProcessLog,
  ) {
    super({
      rows: db.handovers.within(settings.HAND_ON_DAYS),
      shelf: hub.investigated,
      log,
      what: 'investigated topics',
      batch: AT_ONCE,
      toOffer: (row) => offerOf(row, settings, log),
    });
  }

  /** Drops changes that are too old and were never offered. Returns their number. */
  sweep(): Promise<number> {
    return this.db.handovers.sweep(this.settings.HAND_ON_DAYS);
  }
}

/** A row that cannot be published is skipped and logged, so that it does not block the others. */
function offerOf(row: HandedTopic, settings: HandOnSettings, log: ProcessLog): Offer<InvestigatedTopicPayload> | null {
  try {
    const result = readResult(row.investigation.result);
    if (!result) return null;
    const data = investigatedTopicSchema.parse(investigatedTopic(row, result, settings.PUBLIC_URL ?? null));
    return { id: row.id, priority: row.priority, data };
  } catch (error) {
    const fault = wordsOf(error).slice(0, 500);
    log.error(
      { investigation: row.investigation.id, change: row.id, fault },
      'an investigated topic could not be published',
    );
    return null;
  }
}
