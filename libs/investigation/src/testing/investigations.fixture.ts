import { loadSettings, type Settings } from '@corroborate/config';
import type { Database } from '@corroborate/db';
import { systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { AddedSourcesService } from '../added-sources/added-sources.service';
import { InvestigationService } from '../investigation.service';
import { EstimateService } from '../orders/estimates';
import { InvestigationOpener } from '../orders/orders';
import { JobStarter } from '../orders/started-jobs';
import { PlanService } from '../plan/plan.service';
import { Planner } from '../plan/planner';
import type { Advancer } from '../rounds/advancer';
import { InvestigationReader } from '../status/investigation.reader';

interface Options {
  advancer?: Pick<Advancer, 'startRound' | 'takeUp'>;
  settings?: Settings;
  clock?: Clock;
  gateway?: UpstreamGateway;
}

const IDLE: NonNullable<Options['advancer']> = { startRound: async () => undefined, takeUp: async () => undefined };

/** The service with real dependencies on a real database. `jobs` resolves when starts are complete. */
export function createInvestigations(db: Database, options: Options = {}) {
  const { advancer = IDLE, settings = loadSettings({}), clock = systemClock, gateway } = options;
  const added = new AddedSourcesService(db, settings);
  const estimates = new EstimateService(db, settings);
  const jobs = new JobStarter(db, advancer, { warn: () => undefined });
  const plans = new PlanService(db, new Planner(db, clock, settings, gateway), jobs, clock);
  const orders = new InvestigationOpener(db, added, plans, estimates, jobs, settings);
  const reader = new InvestigationReader(db, estimates, settings);
  const investigations = new InvestigationService(db, settings, orders, plans, added, reader, estimates, jobs);
  return { jobs, investigations };
}
