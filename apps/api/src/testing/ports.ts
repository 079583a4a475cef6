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

/** What the HTTP layer keeps about callers. */
export interface AccessStore {
  keys: Pick<ApiKeysRepository, 'create' | 'list' | 'revoke' | 'holderOf'>;
  sessions: Pick<SessionsRepository, 'open' | 'holderOf' | 'close'>;
  audit: Pick<AuditRepository, 'add' | 'list'>;
}

/** What the routes of data servers read: collections as they were last found, and calls from the ledger. */
export type DataServersStore = {
  collections: Pick<Database['collections'], 'list'>;
  ledger: Pick<Database['ledger'], 'byProvider'>;
};

/** What is kept of cases, as the routes show it and hand it out. */
export type EvidencePort = Pick<
  EvidenceService,
  'ofCase' | 'entries' | 'ofSource' | 'askForSnapshot' | 'askForPublicCopy' | 'original' | 'archive'
>;

/** What the HTTP layer asks about many investigations at once. */
export type MetricsPort = Pick<
  MetricsRepository,
  'figures' | 'engines' | 'keptEvidence' | 'waitingReviews' | 'waitingWebhooks' | 'workNow'
>;

/** Where the figures are. */
export interface MetricsStore {
  metrics: MetricsPort;
}

/** What the HTTP layer asks of the memory of outlets. */
export interface OutletsStore {
  looks: Pick<LooksRepository, 'outlets' | 'outlet' | 'changesOf'>;
}

/** Open streams of all API processes. */
export type StreamPlacesPort = Pick<StreamPlacesRepository, 'take' | 'renew' | 'free'>;

/** What the HTTP layer keeps of ratings. */
export interface RatingsStore {
  ratings: Pick<RatingsRepository, 'ofScheme' | 'importRows' | 'imports'>;
}

/** What the HTTP layer asks of reviews. */
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

/** What the HTTP layer asks of webhooks. */
export type WebhookPort = Pick<
  WebhookService,
  'list' | 'get' | 'add' | 'change' | 'remove' | 'rotate' | 'test' | 'deliveries' | 'replay' | 'replaySince'
>;

/** What the HTTP layer asks of the use cases. */
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
