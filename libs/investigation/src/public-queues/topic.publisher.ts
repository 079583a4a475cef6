import type { Settings } from '@corroborate/config';
import type { Database, HandedTopic } from '@corroborate/db';
import { wordsOf } from '@corroborate/domain';
import { investigatedTopicSchema, type InvestigatedTopicPayload, type Offer, type QueueHub } from '@corroborate/queue';
import { readResult } from '@corroborate/report';
import type { ProcessLog } from '@corroborate/telemetry/module';
import { investigatedTopic } from './investigated-topic.policy';
import { QueuePublisher } from './queue.publisher';

/** A row brings the whole result with it. */
const AT_ONCE = 20;

interface Parts {
  db: Pick<Database, 'handovers'>;
  hub: Pick<QueueHub, 'investigated'>;
  settings: Pick<Settings, 'HAND_ON_DAYS' | 'PUBLIC_URL'>;
  log: ProcessLog;
}

/** Keeps the public queue `investigated-topics` in step with the changes of what investigations came to. */
export class TopicPublisher extends QueuePublisher<HandedTopic, InvestigatedTopicPayload> {
  constructor(private readonly own: Parts) {
    const { db, hub, settings, log } = own;
    super({
      rows: db.handovers.within(settings.HAND_ON_DAYS),
      shelf: hub.investigated,
      log,
      what: 'investigated topics',
      batch: AT_ONCE,
      toOffer: (row) => offerOf(row, own),
    });
  }

  /** Drops changes that are too old and were never offered. Gives their number. */
  sweep(): Promise<number> {
    return this.own.db.handovers.sweep(this.own.settings.HAND_ON_DAYS);
  }
}

/** One that cannot be told is left out and logged: the others must not wait for it. */
function offerOf(row: HandedTopic, { log, settings }: Parts): Offer<InvestigatedTopicPayload> | null {
  try {
    const result = readResult(row.investigation.result);
    if (!result) return null;
    const data = investigatedTopicSchema.parse(investigatedTopic(row, result, settings.PUBLIC_URL ?? null));
    return { id: row.id, priority: row.priority, data };
  } catch (error) {
    const fault = wordsOf(error).slice(0, 500);
    log.error({ investigation: row.investigation.id, change: row.id, fault }, 'an investigated topic cannot be told');
    return null;
  }
}
