import { Global, Module, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { UPSTREAM_GATEWAY, OpenResources, type UpstreamGateway } from '@corroborate/domain';
import {
  JudgePool,
  createMasks,
  ReadingModule,
  qualifiedReaders,
  createModelReading,
  createRulesReading,
} from '@corroborate/investigation';
import { ReplayRunner } from './replay.runner';
import { REPLAY_READERS, ReplayService, type ReplayReaders } from './replay.service';

const REPLAY_PROVIDERS: Provider[] = [
  {
    // Separate threads, which exist only during a re-evaluation.
    provide: JudgePool,
    inject: [SETTINGS, OpenResources],
    useFactory: (settings: Settings, resources: OpenResources) =>
      resources.add(new JudgePool(settings.JUDGE_WORKERS), (pool) => pool.close()),
  },
  {
    provide: REPLAY_READERS,
    inject: [SETTINGS, UPSTREAM_GATEWAY, JudgePool, DATABASE],
    useFactory: (settings: Settings, gateway: UpstreamGateway, judge: JudgePool, db: Database): ReplayReaders => ({
      rules: createRulesReading(settings, judge),
      model: createModelReading(settings, gateway, judge, qualifiedReaders(settings, db)),
    }),
  },
  {
    provide: ReplayRunner,
    inject: [DATABASE, SETTINGS, JudgePool, REPLAY_READERS],
    useFactory: (db: Database, settings: Settings, judge: JudgePool, { rules }: ReplayReaders) =>
      new ReplayRunner({ db, settings, judge, masks: createMasks(settings), rules }),
  },
  ReplayService,
];

/** Re-evaluation of decided cases, for the API and commands. */
@Global()
@Module({ imports: [ReadingModule], providers: REPLAY_PROVIDERS, exports: [ReplayService] })
export class ReplayModule {}
