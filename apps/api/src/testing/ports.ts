import type {
  ApiKeysRepository,
  AuditRepository,
  Database,
  LooksRepository,
  MetricsRepository,
  RatingsRepository,
  SessionsRepository,
  StreamPlacesRepository,
} from '@corroborate/db';
import type {
  CaseReportService,
  EvidenceCheckService,
  LegalHolds,
  PictureService,
  Replays,
  ReviewService,
} from '@corroborate/casework';
import type { InvestigationService } from '@corroborate/investigation';
import type { WebhookService } from '@corroborate/delivery';
import type { Erasure, EvidenceService, SourceChangesReader, SubjectAccess } from '@corroborate/housekeeping';

/** Store of callers for the HTTP layer. */
export interface AccessStore {
  keys: Pick<ApiKeysRepository, 'create' | 'list' | 'revoke' | 'holderOf'>;
  sessions: Pick<SessionsRepository, 'open' | 'holderOf' | 'close'>;
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
  'ofCase' | 'entries' | 'ofSource' | 'askForSnapshot' | 'askForPublicCopy' | 'original' | 'archive'
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
  looks: Pick<LooksRepository, 'outlets' | 'outlet' | 'changesOf'>;
}

/** Open streams of all API processes. */
export type StreamPlacesPort = Pick<StreamPlacesRepository, 'take' | 'renew' | 'free'>;

/** Store of ratings. */
export interface RatingsStore {
  ratings: Pick<RatingsRepository, 'ofScheme' | 'importRows' | 'imports'>;
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
  | 'waitingFor'
  | 'decisionsAbout'
  | 'corrections'
  | 'judgedAgain'
  | 'correct'
  | 'previewCorrection'
  | 'replies'
  | 'noteReply'
>;

/** Webhook methods used by the HTTP layer. */
export type WebhookPort = Pick<
  WebhookService,
  'list' | 'get' | 'add' | 'change' | 'remove' | 'rotate' | 'test' | 'deliveries' | 'replay' | 'replaySince'
>;

/** Use cases called by the HTTP layer. */
export type InvestigationPort = Omit<InvestigationService, 'isCandidate'>;

export type CaseReportPort = Pick<CaseReportService, 'caseToReport' | 'caseFile' | 'handOut'>;
export type EvidenceCheckPort = Pick<EvidenceCheckService, 'checkedQuotes' | 'failedCaptures'>;
export type PicturePort = Pick<PictureService, 'pictures'>;
export type SourceChangesPort = Pick<SourceChangesReader, 'watched'>;

export type ReplayPort = Pick<Replays, 'look' | 'makeSo'>;
export type LegalHoldPort = Pick<LegalHolds, 'of' | 'standing' | 'hold' | 'release'>;
export type SubjectAccessPort = Pick<SubjectAccess, 'of'>;
export type ErasurePort = Pick<Erasure, 'plan' | 'confirm'>;

type Answer<K extends 'get' | 'trigger' | 'callTotals' | 'relatedTo'> = Awaited<ReturnType<InvestigationService[K]>>;

export type InvestigationView = NonNullable<Answer<'get'>>;
export type InvestigationFilter = Parameters<InvestigationService['list']>[0];
export type TriggerOutcome = Answer<'trigger'>;
export type CandidateFilter = Parameters<InvestigationService['candidates']>[0];
export type CallTotals = NonNullable<Answer<'callTotals'>>;
export type RelatedView = Answer<'relatedTo'>;
