import { Module, type FactoryProvider, type Provider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { SETTINGS } from '@corroborate/config/module';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { systemClock, type UpstreamGateway } from '@corroborate/domain';
import { createResearch } from '@corroborate/reading';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { Advancer } from './advancer';
import { deadlinesOf } from './halt.policy';
import { ReadingModule } from './reading.module';
import { WaitingPlansJob } from './plan/waiting-plans.job';
import { ResearchJob, type Research } from './research/research.job';
import { STAGES_OF_A_ROUND } from './stage.providers';
import { RESEARCH } from './tokens';
import { StageRunner, type StageSet } from './stage.runner';
import { STAGE_TOOLS } from './stage.tools';
import { AssessStage } from './stages/assess.stage';
import { ContextStage } from './stages/context.stage';
import { CrossReferenceStage } from './stages/cross-reference.stage';
import { DecideStage } from './stages/decide.stage';
import { OriginStage } from './stages/origin.stage';
import { ReadStage } from './stages/read.stage';
import { RecordsStage } from './stages/records.stage';
import { SearchStage } from './stages/search.stage';
import { SocialStage } from './stages/social.stage';

/** A round's stages by name, each by the class that it is injected by. The compiler misses none. */
const STAGE_CLASSES = {
  search: SearchStage,
  social: SocialStage,
  context: ContextStage,
  records: RecordsStage,
  read: ReadStage,
  assess: AssessStage,
  origin: OriginStage,
  'cross-reference': CrossReferenceStage,
  decide: DecideStage,
};
const STAGE_NAMES = Object.keys(STAGE_CLASSES) as (keyof typeof STAGE_CLASSES)[];

const runner: FactoryProvider<StageRunner> = {
  provide: StageRunner,
  inject: [DATABASE, Advancer, SETTINGS, ...Object.values(STAGE_CLASSES)],
  useFactory: (db: Database, advancer: Advancer, settings: Settings, ...stages: unknown[]) => {
    const set = Object.fromEntries(STAGE_NAMES.map((name, at) => [name, stages[at]])) as unknown as StageSet;
    return new StageRunner(db, set, advancer, { clock: systemClock, deadlines: deadlinesOf(settings) });
  },
};

/** What else a working process does, beside the stages. */
const JOBS: Provider[] = [
  { provide: RESEARCH, inject: [SETTINGS, UPSTREAM_GATEWAY], useFactory: researchOf },
  ResearchJob,
  WaitingPlansJob,
];

/** Addresses of providers are trusted as any API of the settings is. */
function researchOf(settings: Settings, gateway: UpstreamGateway): Research {
  const providers = createResearch(settings, { gateway, clock: systemClock });
  const { DEEP_RESEARCH_POLL_SECONDS, DEEP_RESEARCH_MINUTES } = settings;
  return {
    providers: new Map(providers.map((one) => [one.manifest.name.replace('research-', ''), one])),
    limits: { pollMs: DEEP_RESEARCH_POLL_SECONDS * 1000, mostMs: DEEP_RESEARCH_MINUTES * 60_000 },
  };
}

const PROVIDERS: Provider[] = [...STAGE_TOOLS, ...STAGES_OF_A_ROUND, runner, ...JOBS];

/** What only a working process has: the adapters, the stages, and the jobs beside them. */
@Module({
  imports: [ReadingModule],
  providers: PROVIDERS,
  exports: [ReadingModule, ...PROVIDERS],
})
export class StagesModule {}
