import { Inject, Injectable, type InjectionToken, type Provider } from '@nestjs/common';
import { Catalogue, CollectionResearch, createCollectionServers, StoredScanStore } from '@corroborate/collections';
import { SETTINGS, type Settings } from '@corroborate/config';
import {
  createFactCheckIndexes,
  createRegisters,
  FactCheckService,
  createIdentifier,
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
import { cacheFirstCaptures } from '../adapters/answered-once';
import { createIdleOnlyGateway } from './context/actor.sources';
import { createContextResearcher } from './context/background';
import { JudgePool } from '../judging';
import { AddedPageReader } from '../added-sources/added-pages';
import { MaskFactory } from '../adapters/masks';
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
class StageDeps {
  constructor(
    @Inject(SETTINGS) readonly settings: Settings,
    @Inject(CLOCK) readonly clock: Clock,
    @Inject(DATABASE) readonly db: Database,
    @Inject(UPSTREAM_GATEWAY) readonly gateway: UpstreamGateway,
    readonly masks: MaskFactory,
    readonly judge: JudgePool,
    readonly reader: PageReader,
    readonly pool: ParsePool,
    readonly searcher: MultiEngineSearcher,
    readonly collector: PageCollector,
    readonly openedPages: OpenedPagesService,
    readonly added: AddedPageReader,
    @Inject(NETWORKS) readonly networks: SocialNetwork[],
    @Inject(REASONERS) readonly reasoners: ReasoningService,
    @Inject(ENTITY_INDEXES) readonly entities: EntityIndex[],
    readonly resources: OpenResources,
    @Inject(EXCHANGE_RECORDER) readonly recorder: ExchangeRecorder | null,
  ) {}
}

const provideStage = <T>(provide: InjectionToken<T>, useFactory: (parts: StageDeps) => T): Provider => ({
  provide,
  inject: [StageDeps],
  useFactory,
});

/** One provider per stage. */
export const STAGE_PROVIDERS: Provider[] = [
  StageDeps,
  provideStage(
    SearchStage,
    ({ searcher, reasoners, clock, masks }) => new SearchStage(searcher, reasoners, clock, masks),
  ),
  provideStage(
    SocialStage,
    ({ networks, clock, masks }) => new SocialStage(new SocialInvestigator(networks), clock, masks),
  ),
  provideStage(ContextStage, (parts) => new ContextStage(createContextResearcher(parts), parts.masks)),
  provideStage(RecordsStage, createRecordsStage),
  provideStage(
    ReadStage,
    ({ collector, openedPages, added, settings, db }) =>
      new ReadStage(collector, openedPages, added, settings.DEEP_RESEARCH.length > 0 ? db.researchJobs : null),
  ),
  provideStage(AssessStage, (parts) => new AssessStage(parts)),
  provideStage(OriginStage, createOriginStage),
  provideStage(CrossReferenceStage, (parts) => new CrossReferenceStage(parts)),
  provideStage(
    DecideStage,
    ({ settings, reasoners, masks, db: { sources: articles, ledger, replies }, judge }) =>
      new DecideStage(settings, reasoners, masks, { articles, judge, ledger, replies }),
  ),
];

function createRecordsStage(parts: StageDeps): RecordsStage {
  const { settings, gateway, clock, entities, collector, masks, reasoners } = parts;
  return new RecordsStage({
    factChecks: new FactCheckService(createFactCheckIndexes(settings, gateway)),
    registers: new RecordService(
      createRegisters(settings, gateway, clock),
      clock,
      undefined,
      createIdentifier(entities),
    ),
    collections: createCollectionRecords(parts),
    collector,
    clock,
    masks,
    reasoners,
  });
}

/** Null if no data server is configured; topics are then investigated without collections. */
function createCollectionRecords(parts: StageDeps): CollectionRecords | null {
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

function createOriginStage(parts: StageDeps): OriginStage {
  const { settings, gateway, clock, entities, masks } = parts;
  const directory = new OutletDirectory();
  const registers = createRegisters(settings, createIdleOnlyGateway(gateway), clock);
  return new OriginStage({
    ...parts,
    actors: new PageActorService({ entities, registers }, masks.isPublic),
    resolveOutlet: (name) => directory.resolveOutletName(name),
    archive: cacheFirstCaptures(new WaybackIndex(gateway, clock)),
  });
}
