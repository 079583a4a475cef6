import { Global, Module } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { OpenResources, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { JudgePool } from '../judging';
import { masksOf } from '../masks';
import { provided } from '../provided';
import { ReadingModule } from '../reading.module';
import { qualifiedReaders, readingByModel, readingByRules } from '../stage.tools';
import { ReplayRound } from './replay-round';
import { Replays } from './replays';

interface Parts {
  settings: Settings;
  clock: Clock;
  db: Database;
  gateway: UpstreamGateway;
  resources: OpenResources;
}

/** With threads of its own, which are only there while something is judged. */
function makeReplays({ settings, clock, db, gateway, resources }: Parts): Replays {
  const judge = resources.add(new JudgePool(settings.JUDGE_WORKERS), (pool) => pool.close());
  const rules = readingByRules(settings, judge);
  const round = new ReplayRound({ db, settings, judge, masks: masksOf(settings), rules });
  return new Replays({
    db,
    settings,
    clock,
    round,
    readers: { rules, model: readingByModel(settings, gateway, judge, qualifiedReaders(settings, db)) },
  });
}

const TOKENS = { settings: SETTINGS, clock: CLOCK, db: DATABASE, gateway: UPSTREAM_GATEWAY, resources: OpenResources };

/** Judging decided cases again: for the API and for commands. */
@Global()
@Module({ imports: [ReadingModule], providers: [provided(Replays, TOKENS, makeReplays)], exports: [Replays] })
export class ReplayModule {}
