import { Inject, Injectable, type InjectionToken, type Provider } from '@nestjs/common';
import { Catalogue, CollectionResearch, createCollectionServers, StoredScanStore } from '@corroborate/collections';
import { SETTINGS, type Settings } from '@corroborate/config';
import {
  createFactCheckIndexes,
  createRegisters,
  FactCheckService,
  identifyBy,
  PageActorService,
  RecordService,
  type EntityIndex,
} from '@corroborate/records';
import { OutletDirectory } from '@corroborate/credibility';
import { DATABASE, type Database } from '@corroborate/db';
import {
  CLOCK,
  UPSTREAM_GATEWAY,
  OpenResources,
  type Clock,
  type ExchangeRecorder,
  type JsonObject,
  type UpstreamGateway,
} from '@corroborate/domain';
import { WaybackIndex } from '@corroborate/origin';
import { PageReader, ParsePool } from '@corroborate/pages';
import type { ReasoningService } from '@corroborate/reading';
import { MultiEngineSearcher } from '@corroborate/search';
import { SocialInvestigator, type SocialNetwork } from '@corroborate/social';
import { EXCHANGE_RECORDER } from '@corroborate/upstream/module';
import { capturesOnce } from '../adapters/answered-once';
import { onlyWhenIdle } from './context/actor.sources';
import { contextResearcher } from './context/background';
import { JudgePool } from '../judging';
import { AddedPages } from '../added-sources/added-pages';
import { Masks } from '../adapters/masks';
import { ENTITY_INDEXES, NETWORKS, REASONERS } from '../tokens';
import { AssessStage } from './assess/assess.stage';
import { CollectionRecords } from './gather/collection-records';
import { ContextStage } from './context/context.stage';
import { CrossReferenceStage } from './cross-reference/cross-reference.stage';
import { DecideStage } from './decide/decide.stage';
import { OpenedPagesService } from './read/opened-pages.service';
import { OriginStage } from './origin/origin.stage';
import { PageCollector } from './read/page-collector';
import { ReadStage } from './read/read.stage';
import { RecordsStage } from './gather/records.stage';
import { SearchStage } from './gather/search.stage';
import { SocialStage } from './gather/social.stage';

/** Dependencies of the stages. */
@Injectable()
class Parts {
  constructor(
    @Inject(SETTINGS) readonly settings: Settings,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(DATABASE) readonly db: Database,
    @Inject(UPSTREAM_GATEWAY) readonly gateway: UpstreamGateway,
    readonly masks: Masks,
    readonly judge: JudgePool,
    readonly reader: PageReader,
    readonly pool: ParsePool,
    readonly searcher: MultiEngineSearcher,
    readonly collector: PageCollector,
    readonly openedPages: OpenedPagesService,
    readonly added: AddedPages,
    @Inject(NETWORKS) readonly networks: SocialNetwork[],
    @Inject(REASONERS) readonly reasoners: ReasoningService,
    @Inject(ENTITY_INDEXES) readonly entities: EntityIndex[],
    readonly resources: OpenResources,
    @Inject(EXCHANGE_RECORDER) readonly recorder: ExchangeRecorder | null,
  ) {}
}

const stage = <T>(provide: InjectionToken<T>, useFactory: (parts: Parts) => T): Provider => ({
  provide,
  inject: [Parts],
  useFactory,
});

/** One provider per stage. */
export const STAGES_OF_A_ROUND: Provider[] = [
  Parts,
  stage(SearchStage, ({ searcher, reasoners, clock, masks }) => new SearchStage(searcher, reasoners, clock, masks)),
  stage(SocialStage, ({ networks, clock, masks }) => new SocialStage(new SocialInvestigator(networks), clock, masks)),
  stage(ContextStage, (parts) => new ContextStage(contextResearcher(parts), parts.masks)),
  stage(RecordsStage, recordsStage),
  stage(
    ReadStage,
    ({ collector, openedPages, added, settings, db }) =>
      new ReadStage(collector, openedPages, added, settings.DEEP_RESEARCH.length > 0 ? db.researchJobs : null),
  ),
  stage(AssessStage, (parts) => new AssessStage(parts)),
  stage(OriginStage, originStage),
  stage(CrossReferenceStage, (parts) => new CrossReferenceStage(parts)),
  stage(
    DecideStage,
    ({ settings, reasoners, masks, db: { sources: articles, ledger, replies }, judge }) =>
      new DecideStage(settings, reasoners, masks, { articles, judge, ledger, replies }),
  ),
];

function recordsStage(parts: Parts): RecordsStage {
  const { settings, gateway, clock, entities, collector, masks, reasoners } = parts;
  return new RecordsStage({
    factChecks: new FactCheckService(createFactCheckIndexes(settings, gateway)),
    registers: new RecordService(createRegisters(settings, gateway, clock), clock, undefined, identifyBy(entities)),
    collections: collectionRecords(parts),
    collector,
    clock,
    masks,
    reasoners,
  });
}

/** Null if no data server is configured; topics are then investigated without collections. */
function collectionRecords(parts: Parts): CollectionRecords | null {
  const { settings, gateway, db, resources, collector, clock, recorder } = parts;
  const servers = createCollectionServers(settings, gateway, recorder && { recorder, clock });
  if (servers.length === 0) return null;
  const catalogue = new Catalogue(
    servers,
    ({ parameters: _, primary: _primary, fetch: _fetch, mapping, discovered, ...found }) =>
      db.collections.save({
        ...found,
        mapping: { ...mapping, ...(discovered && { discovered }) } as unknown as JsonObject,
      }),
  );
  resources.add(catalogue, (open) => open.close());
  const research = new CollectionResearch(catalogue, new StoredScanStore(db.collections));
  return new CollectionRecords({ research, collector, clock, recorder });
}

function originStage(parts: Parts): OriginStage {
  const { settings, gateway, clock, entities, masks } = parts;
  const directory = new OutletDirectory();
  const registers = createRegisters(settings, onlyWhenIdle(gateway), clock);
  return new OriginStage({
    ...parts,
    actors: new PageActorService({ entities, registers }, masks.isPublic),
    resolveOutlet: (name) => directory.resolveOutletName(name),
    archive: capturesOnce(new WaybackIndex(gateway, clock)),
  });
}
