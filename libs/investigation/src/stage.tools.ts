import type { Provider } from '@nestjs/common';
import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import { createEntityIndexes } from '@corroborate/records';
import { profileSource, RdapRegistry, SourceJudge } from '@corroborate/credibility';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { OpenResources, memoize, systemClock, type Clock, type UpstreamGateway } from '@corroborate/domain';
import { extractAttributions } from '@corroborate/origin';
import { PageReader, ParsePool } from '@corroborate/pages';
import {
  createModelReasoning,
  createRulesReasoning,
  providersOf,
  readingInstructions,
  type QualifiedReaders,
  type ReasoningService,
  extractClaims,
} from '@corroborate/reading';
import { createEngines, MultiEngineSearcher } from '@corroborate/search';
import { createNetworks } from '@corroborate/social';
import { UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { agesOnce, entitiesOnce } from './answered-once';
import { JudgePool, judgePage, type Judge, type PageQuestion } from './judging';
import { Masks, masksOf } from './masks';
import { queriesByRule } from './plan/queries-by-rule';
import { provided } from './provided';
import { OpenedPagesService } from './stages/opened-pages.service';
import { PageCollector } from './stages/page-collector';
import { AddedPages, type AddedPagesParts } from './late/added-pages';

/** Injection tokens of what has no class of its own. */
export const NETWORKS = Symbol('SocialNetworks');
export const REASONERS = Symbol('ReasoningService');
export const ENTITY_INDEXES = Symbol('EntityIndexes');

/** Hits are ranked several times in a search, mostly of the same few hundred hosts. */
const standingOf = memoize((host) => profileSource(host, { ratings: [] }), 5_000);

interface Parts {
  settings: Settings;
  clock: Clock;
  gateway: UpstreamGateway;
  db: Database;
  resources: OpenResources;
  reader: PageReader;
  judge: Judge;
  pool: ParsePool;
}
type Needs<N extends keyof Parts> = Pick<Parts, N>;

const outside = { settings: SETTINGS, gateway: UPSTREAM_GATEWAY, clock: CLOCK };
type Outside = Needs<'settings' | 'gateway' | 'clock'>;

/** What several stages work with. The one place where real adapters are chosen. */
export const STAGE_TOOLS: Provider[] = [
  provided(
    JudgePool,
    { settings: SETTINGS, resources: OpenResources },
    ({ settings, resources }: Needs<'settings' | 'resources'>) =>
      resources.add(new JudgePool(settings.JUDGE_WORKERS), (judge) => judge.close()),
  ),
  provided(
    MultiEngineSearcher,
    { ...outside, pool: ParsePool },
    ({ settings, gateway, clock, pool }: Needs<'settings' | 'gateway' | 'clock' | 'pool'>) =>
      new MultiEngineSearcher(createEngines(settings, { gateway, clock, pool }), { clock, standing: standingOf }),
  ),
  provided(
    PageCollector,
    { reader: PageReader, db: DATABASE },
    ({ reader, db }: Needs<'reader' | 'db'>) => new PageCollector(reader, db.sources),
  ),
  provided(
    OpenedPagesService,
    { db: DATABASE, gateway: UPSTREAM_GATEWAY, clock: CLOCK },
    ({ db, gateway, clock }: Needs<'db' | 'gateway' | 'clock'>) =>
      new OpenedPagesService(
        db.sources,
        new SourceJudge(db.ratings, agesOnce(new RdapRegistry(gateway, clock)), clock),
      ),
  ),
  provided(
    AddedPages,
    { db: DATABASE, reader: PageReader, collector: PageCollector, openedPages: OpenedPagesService, clock: CLOCK },
    (parts: AddedPagesParts) => new AddedPages(parts),
  ),
  provided(NETWORKS, outside, ({ settings, gateway, clock }: Outside) => createNetworks(settings, gateway, clock)),
  provided(
    REASONERS,
    { settings: SETTINGS, gateway: UPSTREAM_GATEWAY, judge: JudgePool, db: DATABASE },
    reasoningService,
  ),
  provided(ENTITY_INDEXES, outside, ({ settings, gateway, clock }: Outside) =>
    createEntityIndexes(settings, gateway, clock).map(entitiesOnce),
  ),
  provided(Masks, { settings: SETTINGS }, ({ settings }: Needs<'settings'>) => masksOf(settings)),
];

/** Judgement by rules needs no key and is always there; with a model set, it reads beside them. */
function reasoningService({
  settings,
  gateway,
  judge,
  db,
}: Needs<'settings' | 'gateway' | 'judge' | 'db'>): ReasoningService {
  const byModel = readingByModel(settings, gateway, judge, qualifiedReaders(settings, db));
  return byModel ?? readingByRules(settings, judge);
}

/** Null where upgrades do not depend on it. */
export const qualifiedReaders = (
  { UNQUALIFIED_READERS }: Pick<Settings, 'UNQUALIFIED_READERS'>,
  { qualifications }: Pick<Database, 'qualifications'>,
): QualifiedReaders | null =>
  UNQUALIFIED_READERS === 'apply' ? null : () => qualifications.passed(readingInstructions());

export const readingByRules = (settings: Settings, judge: Judge): ReasoningService =>
  createRulesReasoning(tasksByRules(settings, judge));

/** Null where no model is configured. */
export function readingByModel(
  settings: Settings,
  gateway: UpstreamGateway,
  judge: Judge,
  qualified: QualifiedReaders | null = null,
): ReasoningService | null {
  const models = providersOf(settings);
  if (!models) return null;
  const tasks = tasksByRules(settings, judge);
  return createModelReasoning(tasks, { ...models, tasks: settings.MODEL_TASKS, qualified }, gateway, systemClock);
}

const tasksByRules = (settings: Settings, judge: Judge) => ({
  extractClaims,
  judgeStance: (question: PageQuestion) => judgePage(judge, question),
  resolveAttribution: extractAttributions,
  planQueries: queriesByRule(settings),
});
