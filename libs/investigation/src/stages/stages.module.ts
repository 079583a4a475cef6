import { Module, type FactoryProvider, type Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { DATABASE, type Database } from '@corroborate/db';
import { UPSTREAM_GATEWAY, systemClock, type UpstreamGateway } from '@corroborate/domain';
import { createResearch } from '@corroborate/reading';
import { Advancer } from '../rounds/advancer';
import { readDeadlines } from '../rounds/halt.policy';
import { ReadingModule } from '../adapters/reading.module';
import { WaitingPlansJob } from '../plan/waiting-plans.job';
import { ResearchJob, type ResearchSetup } from '../research/research.job';
import { STAGE_PROVIDERS } from './stage.providers';
import { RESEARCH } from '../tokens';
import { StageRunner, type StageSet } from '../rounds/stage.runner';
import { STAGE_TOOL_PROVIDERS } from './stage.tools';
import { AssessStage } from './assess/assess.stage';
import { ContextStage } from './context/context.stage';
import { CrossReferenceStage } from './cross-reference/cross-reference.stage';
import { DecideStage } from './decide/decide.stage';
import { OriginStage } from './origin/origin.stage';
import { ReadStage } from './read/read.stage';
import { RecordsStage } from './gather/records.stage';
import { SearchStage } from './gather/search.stage';
import { SocialStage } from './gather/social.stage';

/** Stage classes by name; the type requires all of them. */
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

const stageRunnerProvider: FactoryProvider<StageRunner> = {
  provide: StageRunner,
  inject: [DATABASE, Advancer, SETTINGS, ...Object.values(STAGE_CLASSES)],
  useFactory: (db: Database, advancer: Advancer, settings: Settings, ...stages: unknown[]) => {
    const set = Object.fromEntries(STAGE_NAMES.map((name, at) => [name, stages[at]])) as unknown as StageSet;
    return new StageRunner(db, set, advancer, { clock: systemClock, deadlines: readDeadlines(settings) });
  },
};

/** Other jobs that a worker process runs. */
const JOB_PROVIDERS: Provider[] = [
  { provide: RESEARCH, inject: [SETTINGS, UPSTREAM_GATEWAY], useFactory: createResearchSetup },
  ResearchJob,
  WaitingPlansJob,
];

/** Provider URLs are trusted like any other API URL in the settings. */
function createResearchSetup(settings: Settings, gateway: UpstreamGateway): ResearchSetup {
  const providers = createResearch(settings, { gateway, clock: systemClock });
  const { DEEP_RESEARCH_POLL_SECONDS, DEEP_RESEARCH_MINUTES } = settings;
  return {
    providers: new Map(providers.map((one) => [one.manifest.name.replace('research-', ''), one])),
    limits: { pollMs: DEEP_RESEARCH_POLL_SECONDS * 1000, mostMs: DEEP_RESEARCH_MINUTES * 60_000 },
  };
}

const PROVIDERS: Provider[] = [...STAGE_TOOL_PROVIDERS, ...STAGE_PROVIDERS, stageRunnerProvider, ...JOB_PROVIDERS];

/** Dependencies that only a worker process has: adapters, stages and jobs. */
@Module({
  imports: [ReadingModule],
  providers: PROVIDERS,
  exports: [ReadingModule, ...PROVIDERS],
})
export class StagesModule {}
