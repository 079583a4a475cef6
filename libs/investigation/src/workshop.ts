import {
  remembered,
  systemClock,
  type AnswerCache,
  type Clock,
  type Door,
  type FindReports,
  type PaceStore,
} from '@corroborate/domain';
import {
  ContextResearcher,
  EarlierEvents,
  createContextSources,
  createEntityIndexes,
  createFactCheckIndexes,
  createRegisters,
  FactCheckDesk,
  GdeltVolume,
  identifyBy,
  PlaceLane,
  RecordDesk,
  VolumeLane,
} from '@corroborate/context';
import { OutletDirectory, profileSource, RdapRegistry, SourceJudge } from '@corroborate/credibility';
import { extractAttributions, WaybackIndex } from '@corroborate/origin';
import { PageReader, ParsePool } from '@corroborate/pages';
import { createModelDesk, createRulesDesk, providersOf, type ReasoningDesk } from '@corroborate/reasoning';
import { compareAccounts, createEngines, MultiEngineSearcher } from '@corroborate/search';
import { extractClaims } from '@corroborate/stance';
import { createNetworks, SocialInvestigator } from '@corroborate/social';
import { countedLedger } from '@corroborate/telemetry';
import { createDoor } from '@corroborate/upstream';
import type { Settings } from '@corroborate/config';
import type { House } from './house';
import { actorDesk } from './actor.sources';
import { agesOnce, capturesOnce, entitiesOnce } from './answered-once';
import { BACKGROUND_PACE_MS } from './investigation.thresholds';
import { placeFinder } from './local-press';
import { JudgePool, judgePage, type Judge, type PageQuestion } from './judging';
import { queriesByRule } from './plan/queries-by-rule';
import { masksOf } from './masks';
import { StageRunner, type StageSet } from './stage.runner';
import { AssessStage } from './stages/assess.stage';
import { ContextStage } from './stages/context.stage';
import { CrossReferenceStage } from './stages/cross-reference.stage';
import { DecideStage } from './stages/decide.stage';
import { DossierDesk } from './stages/dossier';
import { OriginStage } from './stages/origin.stage';
import { PageCollector } from './stages/page-collector';
import { RecordsStage } from './stages/records.stage';
import { ReinvestigationJob } from './reinvestigation.job';
import { RetentionJob } from './retention.job';
import { ReadStage } from './stages/read.stage';
import { SearchStage } from './stages/search.stage';
import { SocialStage } from './stages/social.stage';
import { ReviewPublisher, WebhookDispatcher } from './webhooks';

/** What only a working process needs: the way out, the parsers, the stages. */
export interface Workshop {
  runner: StageRunner;
  /** Tell others: by webhook and by the public queue of reviews. */
  webhooks: WebhookDispatcher;
  publisher: ReviewPublisher;
  /** Drops expired answers; returns how many. */
  sweep(): Promise<number>;
  retention: RetentionJob;
  reinvestigation: ReinvestigationJob;
  close(): Promise<void>;
}

/** Stores that a deployment with Redis keeps there instead of in PostgreSQL. */
export interface SharedStores {
  cache: AnswerCache;
  pace: PaceStore;
  close(): Promise<void>;
}

/** Hits are ranked several times in a search, mostly of the same few hundred hosts. */
const standingOf = remembered((host) => profileSource(host, { ratings: [] }), 5_000);

/** Builds the stages on an open house. The one place where real adapters are chosen. */
export function openWorkshop(house: House, shared: SharedStores | null): Workshop {
  const { settings, db, clock, metrics, log } = house;
  const tools = openTools(house, shared ?? db);
  return {
    runner: new StageRunner(db, stagesOn(house, tools), house.advancer, systemClock),
    webhooks: new WebhookDispatcher({ db, door: tools.door, clock: systemClock, log, metrics }),
    publisher: new ReviewPublisher(db, house.hub, log),
    sweep: () => (shared ?? db).cache.sweep(systemClock.now()),
    // Rows carry the database's own time, whatever moment the product lives at.
    retention: new RetentionJob(db, tools.networks, settings, systemClock),
    reinvestigation: new ReinvestigationJob(db, house.desk, settings, clock),
    close: async () => {
      await tools.pool.close();
      await tools.judge.close();
      await tools.door.close();
      await shared?.close();
    },
  };
}

/** What several stages work with. */
type Tools = ReturnType<typeof openTools>;

function openTools({ settings, db, clock, metrics }: House, { cache, pace }: Pick<SharedStores, 'cache' | 'pace'>) {
  const door = createDoor({
    settings,
    cache,
    pace,
    budget: db.budget,
    ledger: countedLedger(db.ledger, metrics),
    clock: systemClock,
    trustedOrigins: ownServers(settings),
  });
  const pool = new ParsePool(settings.PAGE_WORKERS, {});
  const judge = new JudgePool(settings.JUDGE_WORKERS);
  const reader = new PageReader({ door, pool, clock, settings });
  const ages = agesOnce(new RdapRegistry(door, clock));
  return {
    door,
    pool,
    judge,
    reader,
    searcher: new MultiEngineSearcher(createEngines(settings, door, clock), { clock, standing: standingOf }),
    collector: new PageCollector(reader, db.sources),
    dossiers: new DossierDesk(db.sources, new SourceJudge(db.ratings, ages, clock)),
    networks: createNetworks(settings, door, clock),
    reasoners: reasoningDesk(settings, door, judge),
    masks: masksOf(settings),
    entities: createEntityIndexes(settings, door, clock).map(entitiesOnce),
  };
}

function stagesOn(house: House, tools: Tools): StageSet {
  const { settings, clock } = house;
  const { door, judge, searcher, collector, dossiers, reasoners, masks } = tools;
  const directory = new OutletDirectory();
  return {
    search: new SearchStage(searcher, reasoners, clock, masks),
    social: new SocialStage(new SocialInvestigator(tools.networks), clock, masks),
    context: new ContextStage(contextResearcher(house, tools), masks),
    records: new RecordsStage({
      factChecks: new FactCheckDesk(createFactCheckIndexes(settings, door)),
      registers: new RecordDesk(createRegisters(settings, door, clock), clock, undefined, identifyBy(tools.entities)),
      collector,
      clock,
      masks,
    }),
    read: new ReadStage(collector, dossiers),
    assess: new AssessStage(dossiers, reasoners, clock, masks),
    origin: new OriginStage({
      dossiers,
      collector,
      resolveOutlet: (name) => directory.resolveOutletName(name),
      archive: capturesOnce(new WaybackIndex(door, clock)),
      reasoners,
      clock,
      searcher,
      masks,
      judge,
    }),
    'cross-reference': new CrossReferenceStage({ dossiers, reasoners, clock, masks, judge }),
    decide: new DecideStage(settings, reasoners, masks),
  };
}

function contextResearcher({ settings, clock, db }: House, tools: Tools): ContextResearcher {
  const { door } = tools;
  const find = findReports(settings, door, clock);
  return new ContextResearcher(createContextSources(settings, door, clock), [
    new EarlierEvents(find, compareAccounts),
    new PlaceLane(placeFinder()),
    ...volumeLanes(settings, door, clock),
    actorDesk({ ...tools, settings, clock, db, find }),
  ]);
}

/**
 * One call to the server of the search engine of that name, in its pace; where the engine is switched off, so is this.
 */
const volumeLanes = (settings: Settings, door: Door, clock: Clock): VolumeLane[] =>
  settings.DISABLED_ENGINES.some((name) => name.toLowerCase() === 'gdelt')
    ? []
    : [new VolumeLane(new GdeltVolume({ door, clock }), clock)];

/** Background may not cost money nor take the turn of the search at an engine that wants long pauses. */
function findReports(settings: Settings, door: Door, clock: Clock): FindReports {
  const engines = createEngines(settings, door, clock).filter(
    ({ manifest }) => manifest.priceUsd === 0 && manifest.paceMs <= BACKGROUND_PACE_MS && manifest.kind === 'news',
  );
  const searcher = new MultiEngineSearcher(engines, { clock });
  return (topic, query, context) => searcher.search(topic, [query], { ...context, mode: 'quick', maxResults: 20 });
}

/** Judgement by rules needs no key and is always there; with REASONER=model a language model reads beside them. */
function reasoningDesk(settings: Settings, door: Door, judge: Judge): ReasoningDesk {
  const tasks = {
    extractClaims,
    judgeStance: (question: PageQuestion) => judgePage(judge, question),
    resolveAttribution: extractAttributions,
    planQueries: queriesByRule(settings),
  };
  const models = providersOf(settings);
  if (!models) return createRulesDesk(tasks);
  return createModelDesk(tasks, { ...models, tasks: settings.MODEL_TASKS }, door, systemClock);
}

/** Servers the operator named in the settings may stand in the operator's own network. */
const ownServers = ({ SEARXNG_URL, LOCAL_MODEL_URL, CHECKER_URL, WEBHOOK_PRIVATE_ORIGINS }: Settings) =>
  [SEARXNG_URL, LOCAL_MODEL_URL, CHECKER_URL, ...WEBHOOK_PRIVATE_ORIGINS].filter((url) => url !== undefined);
