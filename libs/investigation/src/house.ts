import { clockStartingAt, systemClock, type Clock } from '@corroborate/domain';
import type { Settings } from '@corroborate/config';
import { openDatabase, type Database } from '@corroborate/db';
import { createQueueHub, type QueueHub } from '@corroborate/queue';
import { ProcessMetrics } from '@corroborate/telemetry';
import { Advancer, type Concluded } from './advancer';
import type { HouseLog } from './house.log';
import { InvestigationDesk } from './investigation.desk';
import { Reconciler } from './reconciler';
import { ReviewDesk } from './review/review.desk';
import { TopicIntake } from './topic.intake';
import { WebhookDesk } from './webhooks';

/** What every process of the product shares: storage, queue and the use cases on them. */
export interface House {
  settings: Settings;
  clock: Clock;
  db: Database;
  hub: QueueHub;
  desk: InvestigationDesk;
  reviews: ReviewDesk;
  webhooks: WebhookDesk;
  log: HouseLog;
  intake: TopicIntake;
  advancer: Advancer;
  reconciler: Reconciler;
  /** What this process did. */
  metrics: ProcessMetrics;
  close(): Promise<void>;
}

const clockOf = (settings: Settings): Clock =>
  settings.CLOCK_START ? clockStartingAt(settings.CLOCK_START) : systemClock;

/** Opens database (migrated) and queue and puts the use cases on them. */
export async function openHouse(settings: Settings, log: HouseLog): Promise<House> {
  const clock = clockOf(settings);
  const db = await openDatabase(settings, { clock });
  try {
    await db.migrate();
    const hub = await createQueueHub(settings, { databaseUrl: db.url, logger: log });
    return furnish({ settings, clock, db, hub, log });
  } catch (error) {
    await db.close();
    throw error;
  }
}

function furnish({ settings, clock, db, hub, log }: Pick<House, 'settings' | 'clock' | 'db' | 'hub' | 'log'>): House {
  const advancer = new Advancer(db, hub, clock, conclusionAlerts(settings, log));
  const desk = new InvestigationDesk(db, advancer, settings, { clock, log });
  return {
    settings,
    clock,
    db,
    hub,
    desk,
    reviews: new ReviewDesk(db, desk, settings, clock),
    // Signatures and rotations go by the wall, as receivers do.
    webhooks: new WebhookDesk(db, settings, systemClock),
    log,
    metrics: new ProcessMetrics(),
    advancer,
    intake: new TopicIntake(desk),
    // Rows carry the database's own time, whatever moment the product lives at.
    reconciler: new Reconciler(db, hub, advancer, systemClock),
    close: async () => {
      await desk.close();
      await hub.close();
      await db.close();
    },
  };
}

/** Dear investigations are an alert for operators, whatever their budget allowed; so are results not as described. */
function conclusionAlerts({ COST_ALERT_USD }: Settings, log: HouseLog) {
  return (investigationId: number, { costUsd, faults }: Concluded) => {
    if (costUsd > COST_ALERT_USD)
      log.warn(
        { investigationId, costUsd, alertAt: COST_ALERT_USD },
        'an investigation cost more than the alert level',
      );
    if (faults.length) log.warn({ investigationId, faults }, 'a result is not what its schema says');
  };
}
