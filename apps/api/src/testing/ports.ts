import type {
  ApiKeysRepository,
  AuditRepository,
  Database,
  SourceChecksRepository,
  MetricsRepository,
  RatingsRepository,
  SessionsRepository,
  StreamSlotsRepository,
} from '@corroborate/db';
import type {
  CaseReportService,
  EvidenceCheckService,
  LegalHoldService,
  PictureService,
  ReplayService,
  ReviewService,
} from '@corroborate/casework';
import type { InvestigationService } from '@corroborate/investigation';
import type { WebhookService } from '@corroborate/delivery';
import type {
  ErasureService,
  EvidenceService,
  SourceChangesReader,
  SubjectAccessService,
} from '@corroborate/housekeeping';

/** The access store as used by the HTTP layer. */
export interface AccessStore {
  keys: Pick<ApiKeysRepository, 'create' | 'list' | 'revoke' | 'findPrincipal'>;
  sessions: Pick<SessionsRepository, 'open' | 'findPrincipal' | 'close'>;
  audit: Pick<AuditRepository, 'add' | 'list'>;
}

/** Data for the data-server routes: collections as last discovered, and calls from the ledger. */
export type DataServersStore = {
  collections: Pick<Database['collections'], 'list'>;
  ledger: Pick<Database['ledger'], 'byProvider'>;
};

/** Stored evidence of cases, for display and export. */
export type EvidencePort = Pick<
  EvidenceService,
  'describeCase' | 'listEntries' | 'describeSource' | 'requestSnapshot' | 'requestPublicCopy' | 'original' | 'archive'
>;

/** Queries over many investigations. */
export type MetricsPort = Pick<
  MetricsRepository,
  'figures' | 'engines' | 'keptEvidence' | 'waitingReviews' | 'waitingWebhooks' | 'workNow'
>;

/** Store of the metrics. */
export interface MetricsStore {
  metrics: MetricsPort;
}

/** Store of outlet history. */
export interface OutletsStore {
  sourceChecks: Pick<SourceChecksRepository, 'listOutlets' | 'findOutlet' | 'listOutletChanges'>;
}

/** Open streams of all API processes. */
export type StreamSlotsPort = Pick<StreamSlotsRepository, 'acquire' | 'renew' | 'release'>;

/** Store of ratings. */
export interface RatingsStore {
  ratings: Pick<RatingsRepository, 'listByScheme' | 'importRows' | 'imports'>;
}

/** Review methods used by the HTTP layer. */
export type ReviewPort = Pick<
  ReviewService,
  | 'list'
  | 'get'
  | 'backlog'
  | 'claim'
  | 'release'
  | 'decide'
  | 'markFalse'
  | 'findOpenItem'
  | 'listDecisions'
  | 'listCorrections'
  | 'listReevaluations'
  | 'correct'
  | 'previewCorrection'
  | 'listReplies'
  | 'addReply'
>;

/** Webhook methods used by the HTTP layer. */
export type WebhookPort = Pick<
  WebhookService,
  'list' | 'get' | 'add' | 'change' | 'remove' | 'rotate' | 'test' | 'deliveries' | 'replay' | 'replaySince'
>;

/** Investigation service as used by the HTTP layer. */
export type InvestigationPort = Omit<InvestigationService, 'isCandidate'>;

export type CaseReportPort = Pick<CaseReportService, 'loadCase' | 'caseFile' | 'recordExport'>;
export type EvidenceCheckPort = Pick<EvidenceCheckService, 'checkQuotes' | 'findFailedCaptures'>;
export type PicturePort = Pick<PictureService, 'pictures'>;
export type SourceChangesPort = Pick<SourceChangesReader, 'listWatchedSources'>;

export type ReplayPort = Pick<ReplayService, 'preview' | 'apply'>;
export type LegalHoldPort = Pick<LegalHoldService, 'list' | 'listActive' | 'hold' | 'release'>;
export type SubjectAccessPort = Pick<SubjectAccessService, 'compile'>;
export type ErasurePort = Pick<ErasureService, 'plan' | 'confirm'>;

type Answer<K extends 'get' | 'trigger' | 'callTotals' | 'relatedTo'> = Awaited<ReturnType<InvestigationService[K]>>;

export type InvestigationView = NonNullable<Answer<'get'>>;
export type InvestigationFilter = Parameters<InvestigationService['list']>[0];
export type TriggerOutcome = Answer<'trigger'>;
export type CandidateFilter = Parameters<InvestigationService['candidates']>[0];
export type CallTotals = NonNullable<Answer<'callTotals'>>;
export type RelatedView = Answer<'relatedTo'>;
