import type { Provider } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { createEntityIndexes } from '@corroborate/records';
import { profileSource, RdapRegistry, SourceJudge } from '@corroborate/credibility';
import { DATABASE, type Database } from '@corroborate/db';
import {
  CLOCK,
  UPSTREAM_GATEWAY,
  OpenResources,
  memoize,
  systemClock,
  type Clock,
  type UpstreamGateway,
} from '@corroborate/domain';
import { extractAttributions } from '@corroborate/origin';
import { PageReader, ParsePool } from '@corroborate/pages';
import {
  createModelReasoning,
  createRulesReasoning,
  readModels,
  readingInstructions,
  type QualifiedReaders,
  type ReasoningService,
  extractClaims,
} from '@corroborate/reading';
import { createEngines, MultiEngineSearcher } from '@corroborate/search';
import { createNetworks } from '@corroborate/social';
import { cacheDomainAges, cacheEntityIndex } from '../adapters/answered-once';
import { JudgePool, judgePage, type Judge, type PageQuestion } from '../judging';
import { MaskFactory, createMasks } from '../adapters/masks';
import { ENTITY_INDEXES, NETWORKS, REASONERS } from '../tokens';
import { createRuleQueryPlanner } from '../plan/queries-by-rule';
import { OpenedPagesService } from './read/opened-pages.service';
import { PageCollector } from './read/page-collector';
import { AddedPageReader } from '../added-sources/added-pages';

/** Memoized, because results are ranked several times per search, mostly for the same few hundred hosts. */
const profileHost = memoize((host) => profileSource(host, { ratings: [] }), 5_000);

/** Dependencies shared by several stages, and the only place where adapters are chosen. */
export const STAGE_TOOL_PROVIDERS: Provider[] = [
  {
    provide: JudgePool,
    inject: [SETTINGS, OpenResources],
    useFactory: ({ JUDGE_WORKERS }: Settings, resources: OpenResources) =>
      resources.add(new JudgePool(JUDGE_WORKERS), (judge) => judge.close()),
  },
  {
    provide: MultiEngineSearcher,
    inject: [SETTINGS, UPSTREAM_GATEWAY, CLOCK, ParsePool],
    useFactory: (settings: Settings, gateway: UpstreamGateway, clock: Clock, pool: ParsePool) =>
      new MultiEngineSearcher(createEngines(settings, { gateway, clock, pool }), { clock, standing: profileHost }),
  },
  {
    provide: PageCollector,
    inject: [PageReader, DATABASE],
    useFactory: (reader: PageReader, { sources }: Database) => new PageCollector(reader, sources),
  },
  {
    provide: OpenedPagesService,
    inject: [DATABASE, UPSTREAM_GATEWAY, CLOCK],
    useFactory: ({ sources, ratings }: Database, gateway: UpstreamGateway, clock: Clock) =>
      new OpenedPagesService(
        sources,
        new SourceJudge(ratings, cacheDomainAges(new RdapRegistry(gateway, clock)), clock),
      ),
  },
  AddedPageReader,
  { provide: NETWORKS, inject: [SETTINGS, UPSTREAM_GATEWAY, CLOCK], useFactory: createNetworks },
  {
    provide: REASONERS,
    inject: [SETTINGS, UPSTREAM_GATEWAY, JudgePool, DATABASE],
    // The rules reader needs no API key and always runs; a configured model also reads the pages.
    useFactory: (settings: Settings, gateway: UpstreamGateway, judge: JudgePool, db: Database) =>
      createModelReading(settings, gateway, judge, qualifiedReaders(settings, db)) ??
      createRulesReading(settings, judge),
  },
  {
    provide: ENTITY_INDEXES,
    inject: [SETTINGS, UPSTREAM_GATEWAY, CLOCK],
    useFactory: (settings: Settings, gateway: UpstreamGateway, clock: Clock) =>
      createEntityIndexes(settings, gateway, clock).map(cacheEntityIndex),
  },
  { provide: MaskFactory, inject: [SETTINGS], useFactory: createMasks },
];

/** Null if upgrades do not depend on qualification. */
export const qualifiedReaders = (
  { UNQUALIFIED_READERS }: Pick<Settings, 'UNQUALIFIED_READERS'>,
  { qualifications }: Pick<Database, 'qualifications'>,
): QualifiedReaders | null =>
  UNQUALIFIED_READERS === 'apply' ? null : () => qualifications.passed(readingInstructions());

export const createRulesReading = (settings: Settings, judge: Judge): ReasoningService =>
  createRulesReasoning(createRuleTasks(settings, judge));

/** Null if no model is configured. */
export function createModelReading(
  settings: Settings,
  gateway: UpstreamGateway,
  judge: Judge,
  qualified: QualifiedReaders | null = null,
): ReasoningService | null {
  const models = readModels(settings);
  if (!models) return null;
  const tasks = createRuleTasks(settings, judge);
  return createModelReasoning(tasks, { ...models, tasks: settings.MODEL_TASKS, qualified }, gateway, systemClock);
}

const createRuleTasks = (settings: Settings, judge: Judge) => ({
  extractClaims,
  judgeStance: (question: PageQuestion) => judgePage(judge, question),
  resolveAttribution: extractAttributions,
  planQueries: createRuleQueryPlanner(settings),
});
