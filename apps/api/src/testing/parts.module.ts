import { DATABASE, type EventsRepository } from '@corroborate/db';
import { Module, type DynamicModule } from '@nestjs/common';
import { SETTINGS, type Settings } from '@corroborate/config';
import { CLOCK, StorageFaults, type Clock } from '@corroborate/domain';
import {
  CaseFolderService,
  CaseReportService,
  EvidenceCheckService,
  LegalHoldService,
  PictureService,
  ReplayService,
  ReviewService,
} from '@corroborate/casework';
import { InvestigationService, TopicPageReader } from '@corroborate/investigation';
import { WebhookService } from '@corroborate/delivery';
import { ErasureService, EvidenceService, SourceChangesReader, SubjectAccessService } from '@corroborate/housekeeping';
import { QueueHub } from '@corroborate/queue';
import { caseFolder } from '@corroborate/report';
import { ProcessMetrics } from '@corroborate/telemetry';
import type { QueryableDatabase } from '../health/health.service';

/**
 * Services required by the API; in production they come from `InvestigationModule`, `ReadingModule`
 * and `ReplayModule`.
 */
export interface ApiParts {
  settings: Settings;
  clock: Clock;
  db: QueryableDatabase &
    AccessStore &
    MetricsStore &
    RatingsStore &
    OutletsStore & { events: Pick<EventsRepository, 'since' | 'sinceMany'>; streamSlots: StreamSlotsPort };
  queues: Pick<QueueHub, 'counts' | 'waitingSeconds' | 'allQueues' | 'ping'>;
  investigations: InvestigationPort;
  caseReports: CaseReportPort;
  evidenceChecks: EvidenceCheckPort;
  pictures: PicturePort;
  sourceChanges: SourceChangesPort;
  evidence: EvidencePort;
  reviews: ReviewPort;
  /** Re-evaluates decided cases. */
  replays: ReplayPort;
  /** Legal holds on cases. */
  legalHolds: LegalHoldPort;
  /** Subject access and erasure of personal data. */
  subjectAccess: SubjectAccessPort;
  erasure: ErasurePort;
  webhooks: WebhookPort;
  /** Reads the page of a story if only its URL is known. */
  pages: Pick<TopicPageReader, 'read'>;
  processMetrics: ProcessMetrics;
}

/** Provides existing services as values, for generating documents and for tests. */
import type {
  AccessStore,
  CaseReportPort,
  ErasurePort,
  EvidenceCheckPort,
  EvidencePort,
  InvestigationPort,
  LegalHoldPort,
  MetricsStore,
  OutletsStore,
  PicturePort,
  RatingsStore,
  ReplayPort,
  ReviewPort,
  SourceChangesPort,
  StreamSlotsPort,
  SubjectAccessPort,
  WebhookPort,
} from './ports';
/** No folder contains anything except the case itself. */
const textFolders: Pick<CaseFolderService, 'buildFiles'> = { buildFiles: async (found) => caseFolder(found) };

@Module({})
export class PartsModule {
  static forRoot(parts: ApiParts): DynamicModule {
    const providers = [
      { provide: SETTINGS, useValue: parts.settings },
      { provide: CLOCK, useValue: parts.clock },
      { provide: DATABASE, useValue: parts.db },
      { provide: QueueHub, useValue: parts.queues },
      { provide: InvestigationService, useValue: parts.investigations },
      { provide: CaseFolderService, useValue: textFolders },
      { provide: CaseReportService, useValue: parts.caseReports },
      { provide: EvidenceCheckService, useValue: parts.evidenceChecks },
      { provide: PictureService, useValue: parts.pictures },
      { provide: SourceChangesReader, useValue: parts.sourceChanges },
      { provide: EvidenceService, useValue: parts.evidence },
      { provide: ReviewService, useValue: parts.reviews },
      { provide: ReplayService, useValue: parts.replays },
      { provide: LegalHoldService, useValue: parts.legalHolds },
      { provide: SubjectAccessService, useValue: parts.subjectAccess },
      { provide: ErasureService, useValue: parts.erasure },
      { provide: WebhookService, useValue: parts.webhooks },
      { provide: TopicPageReader, useValue: parts.pages },
      { provide: ProcessMetrics, useValue: parts.processMetrics },
      { provide: StorageFaults, useValue: new StorageFaults() },
    ];
    return { module: PartsModule, global: true, providers, exports: providers };
  }
}
