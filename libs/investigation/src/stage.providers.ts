import type { Provider } from '@nestjs/common';
import { Catalogue, CollectionResearch, createCollectionServers, StoredScanStore } from '@corroborate/collections';
import type { Settings } from '@corroborate/config';
import { CLOCK, SETTINGS } from '@corroborate/config/module';
import {
  createFactCheckIndexes,
  createRegisters,
  FactCheckService,
  identifyBy,
  RecordService,
  type EntityIndex,
} from '@corroborate/records';
import { OutletDirectory } from '@corroborate/credibility';
import type { Database } from '@corroborate/db';
import { DATABASE } from '@corroborate/db/module';
import { OpenResources } from '@corroborate/domain';
import type { Clock, ExchangeRecorder, JsonObject, UpstreamGateway } from '@corroborate/domain';
import { WaybackIndex } from '@corroborate/origin';
import { PageReader, ParsePool } from '@corroborate/pages';
import type { ReasoningService } from '@corroborate/reading';
import { MultiEngineSearcher } from '@corroborate/search';
import { SocialInvestigator, type SocialNetwork } from '@corroborate/social';
import { EXCHANGE_RECORDER, UPSTREAM_GATEWAY } from '@corroborate/upstream/module';
import { capturesOnce } from './answered-once';
import { contextResearcher } from './background';
import { JudgePool } from './judging';
import { AddedPages } from './late/added-pages';
import { Masks } from './masks';
import { provided } from './provided';
import { ENTITY_INDEXES, NETWORKS, REASONERS } from './stage.tools';
import { AssessStage } from './stages/assess.stage';
import { CollectionRecords } from './stages/collection-records';
import { ContextStage } from './stages/context.stage';
import { CrossReferenceStage } from './stages/cross-reference.stage';
import { DecideStage } from './stages/decide.stage';
import { OpenedPagesService } from './stages/opened-pages.service';
import { OriginStage } from './stages/origin.stage';
import { PageCollector } from './stages/page-collector';
import { ReadStage } from './stages/read.stage';
import { RecordsStage } from './stages/records.stage';
import { SearchStage } from './stages/search.stage';
import { SocialStage } from './stages/social.stage';

/** By which token each part of a stage is injected. */
const TOKENS = {
  settings: SETTINGS,
  clock: CLOCK,
  db: DATABASE,
  gateway: UPSTREAM_GATEWAY,
  masks: Masks,
  judge: JudgePool,
  reader: PageReader,
  pool: ParsePool,
  searcher: MultiEngineSearcher,
  collector: PageCollector,
  openedPages: OpenedPagesService,
  added: AddedPages,
  networks: NETWORKS,
  reasoners: REASONERS,
  entities: ENTITY_INDEXES,
  resources: OpenResources,
  recorder: EXCHANGE_RECORDER,
};

interface Parts {
  settings: Settings;
  clock: Clock;
  db: Database;
  gateway: UpstreamGateway;
  masks: Masks;
  judge: JudgePool;
  reader: PageReader;
  pool: ParsePool;
  searcher: MultiEngineSearcher;
  collector: PageCollector;
  openedPages: OpenedPagesService;
  added: AddedPages;
  networks: SocialNetwork[];
  reasoners: ReasoningService;
  entities: EntityIndex[];
  resources: OpenResources;
  recorder: ExchangeRecorder | null;
}

/** One provider a stage. */
export const STAGES_OF_A_ROUND: Provider[] = [
  provided(
    SearchStage,
    TOKENS,
    ({ searcher, reasoners, clock, masks }: Parts) => new SearchStage(searcher, reasoners, clock, masks),
  ),
  provided(
    SocialStage,
    TOKENS,
    ({ networks, clock, masks }: Parts) => new SocialStage(new SocialInvestigator(networks), clock, masks),
  ),
  provided(ContextStage, TOKENS, (parts: Parts) => new ContextStage(contextResearcher(parts), parts.masks)),
  provided(RecordsStage, TOKENS, recordsStage),
  provided(
    ReadStage,
    TOKENS,
    ({ collector, openedPages, added, settings, db }: Parts) =>
      new ReadStage(collector, openedPages, added, settings.DEEP_RESEARCH.length > 0 ? db.researchJobs : null),
  ),
  provided(
    AssessStage,
    TOKENS,
    ({ openedPages, reasoners, clock, masks }: Parts) => new AssessStage({ openedPages, reasoners, clock, masks }),
  ),
  provided(OriginStage, TOKENS, originStage),
  provided(CrossReferenceStage, TOKENS, (parts: Parts) => new CrossReferenceStage(parts)),
  provided(
    DecideStage,
    TOKENS,
    ({ settings, reasoners, masks, db, judge }: Parts) =>
      new DecideStage(settings, reasoners, masks, {
        articles: db.sources,
        judge,
        ledger: db.ledger,
        replies: db.replies,
      }),
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

/** Null where no data server is configured: topics are then investigated as if there were no such thing. */
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

function originStage({
  openedPages,
  collector,
  gateway,
  clock,
  reasoners,
  searcher,
  masks,
  judge,
}: Parts): OriginStage {
  const directory = new OutletDirectory();
  return new OriginStage({
    openedPages,
    collector,
    resolveOutlet: (name) => directory.resolveOutletName(name),
    archive: capturesOnce(new WaybackIndex(gateway, clock)),
    reasoners,
    clock,
    searcher,
    masks,
    judge,
  });
}
